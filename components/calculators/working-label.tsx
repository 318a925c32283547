import type { ReactNode } from 'react';

/** The label of an entry and, in smaller type, how it was worked out. */
export function WorkingLabel({ children, detail }: { children: ReactNode; detail?: ReactNode }) {
  if (!detail) return children;
  return (
    <>
      <span className="pr-3">{children}</span>
      <span className="working block font-normal text-[0.9375rem] text-soft leading-snug wrap-anywhere">
        {detail}
      </span>
    </>
  );
}
