import { type ComponentProps, type ReactNode, useId } from 'react';
import { NoWrap } from '@/components/text/no-wrap';
import { Button } from '@/components/ui/button';
import type { Quotation } from '@/features/client-area/quotations/quotation';
import {
  formatQuotationTitle,
  hasNamedFees,
} from '@/features/client-area/quotations/quotation-rules';
import { listSums } from '@/lib/fees/units';
import { cn } from '@/lib/utils';

type Props = {
  quotation: Quotation;
  heading?: 'h2' | 'h3';
  status: ReactNode;
  client?: string;
  summary: ReactNode;
  isShown: boolean;
  view: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
};

export function QuotationItem({
  quotation,
  heading: Heading = 'h2',
  status,
  client,
  summary,
  isShown,
  view,
  children,
  actions,
}: Props) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className={cn(
        'relative flex h-full flex-col border-ink border-t pt-4 md:rounded-panel md:border md:border-rule-strong md:bg-page md:p-5',
        'rows:grid rows:h-auto rows:grid-cols-[minmax(0,1fr)_auto_auto] rows:gap-y-1 rows:rounded-none rows:border-0 rows:border-rule rows:border-b rows:bg-transparent rows:px-0 rows:py-3.5 rows:text-[0.9375rem] rows:hover:bg-muted lg:rows:-mx-5 lg:rows:px-5',
        isShown && 'rows:bg-muted',
      )}
    >
      {isShown && (
        <span
          aria-hidden="true"
          className="bar-upright absolute -inset-y-px left-0 hidden w-2 rows:block"
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 rows:col-span-3">
        <Heading id={id} className="whitespace-nowrap text-xl md:text-xl">
          {quotation.id}
        </Heading>
        {status}
      </div>
      <p className="hidden min-w-0 self-baseline text-soft wrap-anywhere rows:col-span-2 rows:block">
        {client && <span className="block text-ink">{client}</span>}
        <NoWrap>{formatQuotationTitle(quotation)}</NoWrap>
      </p>
      <div className="mt-1 min-w-0 self-baseline text-[0.9375rem] rows:col-start-1 rows:row-start-3 rows:mt-0">
        {summary}
      </div>
      {hasNamedFees(quotation) && (
        <p className="amount hidden self-baseline pl-3 text-right text-lg rows:col-span-2 rows:block">
          {listSums(quotation.totals).map((sum) => (
            <span key={sum} className="block">
              {sum}
            </span>
          ))}
        </p>
      )}
      {children && <div className="rows:hidden">{children}</div>}
      <div className="mt-auto flex flex-wrap gap-3 pt-4 rows:col-start-3 rows:row-start-2 rows:m-0 rows:block rows:self-baseline rows:p-0">
        {view}
        {actions && <div className="contents rows:hidden">{actions}</div>}
      </div>
    </article>
  );
}

export const viewClasses =
  'rows:after:absolute rows:after:inset-0 rows:-my-1 rows:-mr-2 rows:min-h-8 rows:border-0 rows:bg-transparent rows:px-2 rows:py-0 rows:text-link rows:hover:bg-transparent';

type ViewProps = Omit<ComponentProps<typeof Button>, 'children'>;

export const ViewButton = (props: ViewProps & { name: string }) => {
  const { name, ...button } = props;
  return (
    <Button size="sm" variant="outline" className={viewClasses} {...button}>
      View<span className="sr-only"> {name}</span>
    </Button>
  );
};
