import type { ReactNode } from 'react';

type Props = {
  summary?: ReactNode;
  heading?: ReactNode;
  isLong?: boolean;
  isOpen?: boolean | undefined;
  children: ReactNode;
};

export function DisclosureOnPhone({ summary, heading, isLong = false, isOpen, children }: Props) {
  return (
    <>
      {summary && heading && <div className="disclosure-heading">{heading}</div>}
      <details className={isLong ? 'disclosure-below-lg' : 'disclosure-on-phone'} open={isOpen}>
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
