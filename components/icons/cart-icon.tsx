import type { ReactNode } from 'react';

export function CartIcon({ children }: { children?: ReactNode }) {
  return (
    <svg
      viewBox="0 0 22 20"
      aria-hidden="true"
      className="w-5.5 fill-none stroke-[1.75] stroke-current"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M1 2h2.6l2.5 10.5h10.6L19 5.5" />
      {children}
      <path d="M7.5 16.5v.01M15.5 16.5v.01" strokeWidth="3" />
    </svg>
  );
}
