import type { ReactNode } from 'react';

type Props = { paper: string; onClick: () => void; className?: string; children: ReactNode };

/** An action in words, which tells a screen reader its paper too. */
export function PaperButton({ paper, onClick, className = '', children }: Props) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={`min-h-11 rounded-control text-[0.9375rem] text-link ${className}`}
    >
      {children}
      <span className="sr-only"> {paper}</span>
    </button>
  );
}
