import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { lawDay } from '@/lib/law-day';
import { cn } from '@/lib/utils';

type Props = {
  title: string;
  lead: string;
  /** Whether to print the sheet; otherwise only the specified computation is printed. */
  isPrinted: boolean;
  children: ReactNode;
};

/** The frame of what a calculator shows below its specified sheet. */
export function LawSheet({ title, lead, isPrinted, children }: Props) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className={cn(
        'band border-rule border-t',
        // Small enough for one sheet of its own.
        isPrinted
          ? 'print:break-before-page print:border-t-0 print:py-0 print:[zoom:0.66]'
          : 'print:hidden',
      )}
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-y-10 md:gap-y-14 print:gap-y-6">
        <div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <h2 id={heading}>{title}</h2>
            <p className="text-[0.9375rem] text-soft">{lawDay}</p>
          </div>
          <p className="mt-3 max-w-2xl text-soft print:hidden">{lead}</p>
        </div>
        {children}
      </div>
    </section>
  );
}

/** The end of a line that leads down: on a phone the arrow says it alone. */
const SeeBelow = () => (
  <span className="flex shrink-0 items-center gap-2">
    <span className="max-sm:sr-only">See below</span>
    <svg aria-hidden="true" viewBox="0 0 10 14" className="w-2.5 fill-none stroke-2 stroke-current">
      <path d="M5 1v12M1 9l4 4 4-4" />
    </svg>
  </span>
);

/** A line at the foot of the specified sheet that links to the law's. */
export function LawSheetLine({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <a
      href="#by-law"
      className={cn(
        'flex min-h-10 items-center justify-between gap-x-4 font-semibold text-red hover:underline print:hidden',
        className,
      )}
    >
      <span>{children}</span>
      <SeeBelow />
    </a>
  );
}

type VerdictProps = {
  /** The law's answer in a sentence. */
  verdict: string;
  /** The assumptions of the answer; may be empty. */
  taken: string;
};

/** The law's answer, before its working. */
export function LawVerdict({ verdict, taken }: VerdictProps) {
  return (
    <div className="max-w-3xl">
      <p role="status" className="font-semibold text-lg">
        {verdict}
      </p>
      {taken && <p className="mt-1 text-[0.9375rem] text-soft">{taken}</p>}
    </div>
  );
}

/** A button that prints the law's sheet too; otherwise only the specified one is printed. */
export function PrintLaw({ onPrint }: { onPrint: () => void }) {
  return (
    <Button
      variant="outline"
      size="small"
      className="w-fit print:hidden"
      type="button"
      onClick={onPrint}
    >
      Print this sheet
    </Button>
  );
}
