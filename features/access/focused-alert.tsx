import type { ReactNode } from 'react';

const focus = (element: HTMLElement | null) => element?.focus();

export function FocusedAlert({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div
      ref={focus}
      tabIndex={-1}
      role="alert"
      className="grid gap-3 rounded-panel border border-orange border-l-4 bg-page p-4 outline-none"
    >
      <p className="font-medium">{text}</p>
      {children}
    </div>
  );
}
