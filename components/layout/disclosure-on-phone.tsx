import type { ReactNode } from 'react';

type Props = {
  /** The label of the fold on a phone, left of its sign; by default the heading, which is there once. */
  summary?: ReactNode;
  /** The heading above it where it is not folded. */
  heading?: ReactNode;
  /** Folded on a tablet too: for what is long even there. */
  isLong?: boolean;
  /** Not folded at first. */
  isOpen?: boolean | undefined;
  children: ReactNode;
};

/** A list that is folded on a phone, and open on wide screens and in print. */
export function DisclosureOnPhone({ summary, heading, isLong = false, isOpen, children }: Props) {
  return (
    <>
      {summary && heading && <div className="fold-heading">{heading}</div>}
      <details className={isLong ? 'fold-below-lg' : 'fold-on-phone'} open={isOpen}>
        <summary
          className={summary ? 'min-h-11 rounded-control' : 'min-h-11 rounded-control headed'}
        >
          {summary ?? heading}
        </summary>
        {children}
      </details>
    </>
  );
}
