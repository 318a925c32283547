import type { ReactNode } from 'react';

/** The label of an entry and, in smaller type, how it was worked out. */
export function WorkingLabel({ children, detail }: { children: ReactNode; detail?: ReactNode }) {
  return (
    <>
      {children}
      {detail && (
        <span className="working block font-normal text-[0.9375rem] text-soft leading-snug wrap-anywhere">
          {detail}
        </span>
      )}
    </>
  );
}
