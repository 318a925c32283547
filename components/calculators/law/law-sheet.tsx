import { type ReactNode, useId } from 'react';
import { formatDay } from '@/lib/dates';
import { cn } from '@/lib/utils';

type Props = {
  title: string;
  /** ISO date on which the rules were checked. */
  checkedOn: string;
  lead: string;
  /** Whether to print the sheet; otherwise only the specified computation is printed. */
  isPrinted: boolean;
  children: ReactNode;
};

/** The frame of what a calculator shows below its specified sheet. */
export function LawSheet({ title, checkedOn, lead, isPrinted, children }: Props) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className={cn(
        'band border-rule border-t',
        isPrinted ? 'print:break-before-page print:border-t-0' : 'print:hidden',
      )}
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-y-10 md:gap-y-14">
        <div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <h2 id={heading}>{title}</h2>
            <p className="text-[0.9375rem] text-soft">Law as on {formatDay(checkedOn)}</p>
          </div>
          <p className="mt-3 max-w-2xl text-soft print:hidden">{lead}</p>
        </div>
        {children}
      </div>
    </section>
  );
}

/** A line at the foot of the specified sheet that links to the law's. */
export function LawSheetLine({ children }: { children: ReactNode }) {
  return (
    <a
      href="#by-law"
      className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 font-semibold text-red hover:underline print:hidden"
    >
      <span>{children}</span>
      <span>See below</span>
    </a>
  );
}
