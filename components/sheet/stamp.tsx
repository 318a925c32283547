import type { ReactNode } from 'react';

export function Stamp({ children }: { children: ReactNode }) {
  return (
    <span className="amount inline-block -rotate-2 rounded-[3px] border-3 border-green border-double px-3 py-1 font-semibold text-[0.9375rem] text-green">
      {children}
    </span>
  );
}
