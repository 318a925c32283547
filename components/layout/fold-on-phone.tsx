import type { ReactNode } from 'react';

type Props = {
  /** The label of the fold on a phone, left of its sign. */
  summary: ReactNode;
  /** The heading above it where it is not folded. */
  heading?: ReactNode;
  /** Folded on a tablet too: for what is long even there. */
  isLong?: boolean;
  /** Not folded at first. */
  isOpen?: boolean | undefined;
  children: ReactNode;
};

/** A list that is folded on a phone, and open on wide screens and in print. */
export function FoldOnPhone({ summary, heading, isLong = false, isOpen, children }: Props) {
  return (
    <>
      {heading && <div className="fold-heading">{heading}</div>}
      <details className={isLong ? 'fold-below-lg' : 'fold-on-phone'} open={isOpen}>
        <summary className="min-h-11 rounded-control">{summary}</summary>
        {children}
      </details>
    </>
  );
}
