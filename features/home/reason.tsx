import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** Beside the title, or below it on a phone. */
  hint: string;
  isOpen?: boolean;
  onOpen?: () => void;
  children: ReactNode;
  /** The sheet that answers, on which the row ends. */
  answer?: ReactNode;
};

export function Reason({ title, hint, isOpen, onOpen, children, answer }: Props) {
  return (
    <details
      name="reason"
      open={isOpen}
      onToggle={onOpen && ((event) => event.currentTarget.open && onOpen())}
      suppressHydrationWarning
    >
      <summary>
        <b>{title}</b>
        <span>{hint}</span>
      </summary>
      {children}
      <div role="status">{answer}</div>
    </details>
  );
}
