import { type ReactNode, useId } from 'react';
import { Link } from '@/components/ui/link';
import type { Path } from '@/content/routes';
import { cn } from '@/lib/utils';

type Props = {
  heading: string;
  /** A few words to the right of the heading. */
  note?: ReactNode;
  /** Without the rule, above content with lines of its own. */
  isPlain?: boolean;
  /** In three columns, with its lines at the height of those of its neighbours. */
  isRuledAcross?: boolean;
  className?: string;
  children: ReactNode;
};

/** The note of a part: where all of it is. */
export function PartLink({ href, children }: { href: Path; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="-my-2.5 inline-flex min-h-11 items-center text-link lg:my-0 lg:min-h-6"
    >
      {children}
    </Link>
  );
}

/** As many of the page's rows as its lines need; those of a list are rows too. */
const ruledAcross =
  '@[56rem]:[grid-row:span_var(--rows,8)] @[56rem]:grid @[56rem]:grid-cols-[minmax(0,1fr)] @[56rem]:grid-rows-subgrid';

/** A part of the home page under a strong rule. */
export function Part({ heading, note, isPlain, isRuledAcross, className, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn('min-w-0', isRuledAcross && ruledAcross, className)}
    >
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

/** The line below the rule, which says what follows. */
export function PartLine({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 border-rule border-b py-1.5 text-sm text-soft">
      {children}
    </div>
  );
}

/** A sentence on ruled lines if there is nothing to show, as high as the lines would be. */
export function NoLines({ children }: { children: ReactNode }) {
  return <p className="ruled-page min-h-30 py-3 text-soft @[56rem]:row-span-3">{children}</p>;
}
