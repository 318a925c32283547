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
      <details className="group fold-on-phone">
        <summary className="flex min-h-11 list-none items-center gap-4 rounded-control">
          {summary}
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            className="ml-auto size-4 shrink-0 stroke-2 stroke-current"
          >
            <path d="M2 8h12" />
            <path d="M8 2v12" className="group-open:hidden" />
          </svg>
        </summary>
        {children}
      </details>
    </>
  );
}
