import type { ReactNode } from 'react';

type Props = {
  /** What the fold says on a phone, left of its sign. */
  summary: ReactNode;
  /** The heading above it where nothing is folded. */
  heading?: ReactNode;
  children: ReactNode;
};

/** A list that is folded on a phone, and open where there is room and on paper. */
export function FoldOnPhone({ summary, heading, children }: Props) {
  return (
    <>
      {heading && <div className="fold-heading">{heading}</div>}
      <details className="fold-on-phone">
        <summary className="min-h-11 rounded-control">{summary}</summary>
        {children}
      </details>
    </>
  );
}
