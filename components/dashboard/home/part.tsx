import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/utils';

type Props = {
  heading: string;
  /** A few words to the right of the heading. */
  note?: ReactNode;
  /** Without the rule, above what has lines of its own. */
  isPlain?: boolean;
  children: ReactNode;
};

/** A part of the home page under a strong rule. */
export function Part({ heading, note, isPlain, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div
        className={cn(
          'flex flex-wrap items-baseline justify-between gap-x-4',
          !isPlain && 'border-ink border-b pb-2.5',
        )}
      >
        <h2 id={id} className="text-2xl md:text-2xl">
          {heading}
        </h2>
        {note && <p className="text-[0.9375rem] text-soft">{note}</p>}
      </div>
      {children}
    </section>
  );
}

/** The line below the rule: what the lines under it are. */
export function PartLine({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 border-rule border-b py-1.5 text-sm text-soft">
      {children}
    </div>
  );
}

/** Where there is nothing to show: one sentence on ruled lines, in the room of the lines to come. */
export function NoLines({ children }: { children: ReactNode }) {
  return <p className="ruled-page min-h-30 py-3 text-soft">{children}</p>;
}
