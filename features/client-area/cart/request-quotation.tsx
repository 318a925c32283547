'use client';

import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { NoWrap } from '@/components/text/no-wrap';
import { notify } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { cartCopy as copy } from '@/content/client-area/cart';
import { TURNAROUND } from '@/features/client-area/quotations/quotation-rules';
import { requestQuotation } from '@/features/client-area/quotations/quotations';
import { listSums, type UnitSum } from '@/lib/fees/units';
import { cn } from '@/lib/utils';

type Props = {
  /** `null` if no fees are shown. */
  sums: readonly UnitSum[] | null;
  /** Gets `null` if the cart was empty by then. */
  onRequested: (id: string | null) => void;
};

export function RequestQuotation({ sums, onRequested }: Props) {
  const { press, isRunning, failure } = useOperation();

  const request = async () => {
    const quotation = await requestQuotation();
    onRequested(quotation?.id ?? null);
    if (!quotation) return;
    void notify(`${quotation.id} is ready to send`, {
      description: TURNAROUND,
      action: { label: 'View quotations', href: '/dashboard/quotations' },
    });
  };

  return (
    <div
      data-slot="cart-foot"
      className="sticky flex flex-wrap items-center gap-x-3 gap-y-3 lg:gap-x-5 max-lg:bottom-(--bottom-edge) max-lg:z-10 max-lg:-mx-4.5 max-lg:-mb-8 max-lg:min-h-(--bottom-foot) max-lg:justify-between max-lg:border-rule-strong max-lg:border-t max-lg:bg-page max-lg:px-4.5 max-lg:py-2 md:max-lg:mx-0 xl:top-7 xl:grid xl:justify-items-start xl:border-ink xl:border-t xl:pt-5 short:static @max-[16rem]/data-table-frame:static"
    >
      {sums && (
        <p className="min-w-0 flex-1 leading-tight lg:hidden print:hidden" aria-hidden="true">
          {listSums(sums).map((sum) => (
            <span
              key={sum}
              className={cn('amount block text-total', sums.length > 1 ? 'text-sm' : 'text-xl')}
            >
              {sum}
            </span>
          ))}
          <span className="block text-sm text-soft">{copy.plusGst}</span>
        </p>
      )}
      <Button aria-disabled={isRunning} onClick={() => void press(request)}>
        {copy.request}
      </Button>
      <OperationFailure sentence={failure} className="w-full" />
      <NextSteps />
    </div>
  );
}

function NextSteps() {
  return (
    <div className="mt-4 hidden w-full border-rule border-t pt-4 xl:block">
      <h2 className="text-xl md:text-xl">{copy.next.heading}</h2>
      <ol className="mt-3">
        {copy.next.steps.map(({ title, text }, index) => (
          <li key={title} className="group relative pb-4 pl-8 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-6 bottom-0 left-[0.4375rem] border-row-number border-l-2 border-dotted group-last:hidden"
            />
            <span
              aria-hidden="true"
              className={`absolute top-1 left-0 size-4 rounded-full border-2 ${index === 0 ? 'border-total bg-total' : 'border-row-number'}`}
            />
            <p className="font-semibold text-[0.9375rem] leading-normal">{title}</p>
            <p className="text-[0.9375rem] text-soft leading-snug">
              <NoWrap>{text}</NoWrap>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
