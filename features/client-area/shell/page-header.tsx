import type { ReactNode } from 'react';

export function PageHeader({ children }: { children: ReactNode }) {
  return (
    <header className="relative ground-red print:bg-transparent print:text-ink">
      {children}
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-2 h-0.5 gold-dashes-x print:hidden"
      />
    </header>
  );
}
