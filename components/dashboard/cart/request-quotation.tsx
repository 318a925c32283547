'use client';

import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { notify } from '@/components/layout/toast';
import { Unbroken } from '@/components/layout/unbroken';
import { Button } from '@/components/ui/button';
import { dashboard } from '@/content/dashboard';
import { requestQuotation, TURNAROUND } from '@/lib/portal/quotations/quotations';

/** Called with the number of the quotation; `null` where the cart was empty by then. */
type Props = { onRequested: (id: string | null) => void };

/** Turns the cart into a pending quotation. */
export function RequestQuotation({ onRequested }: Props) {
  const { press, isRunning, failure } = useOperation();

  const request = async () => {
    const quotation = await requestQuotation();
    onRequested(quotation?.id ?? null);
    if (!quotation) return;
    void notify(`Quotation ${quotation.id} requested`, {
      description: TURNAROUND,
      action: { label: 'View quotations', href: '/dashboard/quotations' },
    });
  };

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button aria-disabled={isRunning} onClick={() => void press(request)}>
        {dashboard.cart.request}
      </Button>
      <p className="text-[0.9375rem] text-soft">
        <Unbroken>{dashboard.cart.turnaround}</Unbroken>
      </p>
      <OperationFailure sentence={failure} className="w-full" />
    </div>
  );
}
