import type { ReactNode } from 'react';

/** What an entry is and, in smaller type, how it came about. */
export function WorkingLabel({ children, detail }: { children: ReactNode; detail?: ReactNode }) {
  return (
    <>
      {children}
      {detail && (
        <span className="block font-normal text-[0.9375rem] text-soft leading-snug wrap-anywhere">
          {detail}
        </span>
      )}
    </>
  );
}
