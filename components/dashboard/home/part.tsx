import { type ReactNode, useId } from 'react';
import { type Href, Link } from '@/components/ui/link';
import { cn } from '@/lib/utils';

type Props = {
  heading: string;
  /** A few words to the right of the heading. */
  note?: ReactNode;
  /** Without the rule, above content with lines of its own. */
  isPlain?: boolean;
  /** In three columns, with its lines at the height of those of its neighbours. */
  isRuledAcross?: boolean;
  /** In three columns below lines, with its heading as high as one of them. */
  isBelow?: boolean;
  className?: string;
  children: ReactNode;
};

/** The note of a part: where all of it is. */
export function PartLink({ href, children }: { href: Href; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="-my-2.5 inline-flex min-h-11 items-center text-link lg:-my-1 lg:min-h-8"
    >
      {children}
    </Link>
  );
}

/** As many of the page's rows as its lines need; those of a list are rows too. */
const ruledAcross =
  '@[56rem]:[grid-row:span_var(--rows,8)] @[56rem]:grid @[56rem]:grid-cols-[minmax(0,1fr)] @[56rem]:grid-rows-subgrid';

/** A part of the home page under a strong rule. */
export function Part({
  heading,
  note,
  isPlain,
  isRuledAcross,
  isBelow,
  className,
  children,
}: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn('min-w-0', isRuledAcross && ruledAcross, className)}
    >
      <div
        className={cn(
          'flex flex-wrap items-baseline justify-between gap-x-4 border-b pb-2.5',
          isPlain ? 'border-transparent' : 'border-ink',
          isBelow && '@[56rem]:min-h-15 @[56rem]:content-end @[56rem]:pt-4',
        )}
      >
        <h2 id={id} className="text-2xl md:text-2xl @[56rem]:@max-[66rem]:text-xl">
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

/** The sentence below the last line. */
export const PartFoot = ({ children }: { children: ReactNode }) => (
  <p className="mt-2 text-sm text-soft">{children}</p>
);

type NoLinesProps = { isShort?: boolean; children: ReactNode };

/** A sentence on ruled lines if there is nothing to show, as high as the lines would be. */
export function NoLines({ isShort, children }: NoLinesProps) {
  return (
    <p
      className={cn(
        'ruled-page py-3 text-soft @[56rem]:row-span-3',
        isShort ? 'min-h-20' : 'min-h-30',
      )}
    >
      {children}
    </p>
  );
}
