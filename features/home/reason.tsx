import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** Beside the title, or below it on a phone. */
  hint: string;
  isOpen?: boolean;
  children: ReactNode;
};

/** A row of the list on the cover; one is open at a time. */
export function Reason({ title, hint, isOpen, children }: Props) {
  return (
    <details name="reason" open={isOpen} suppressHydrationWarning>
      <summary>
        <b>{title}</b>
        <span>{hint}</span>
      </summary>
      {children}
    </details>
  );
}
