import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';

const drawings: Record<string, ReactNode> = {
  '/dashboard': <path d="M4 11 12 4l8 7M6 10v10h4.5v-6h3v6H18V10" />,
  '/dashboard/cart': (
    <>
      <path d="M2.5 4H5l3 11h9.5L20 7H6" />
      <circle cx="9" cy="19" r="1.6" />
      <circle cx="16.5" cy="19" r="1.6" />
    </>
  ),
  '/dashboard/quotations': <path d="M6 3h8l4 4v14H6zM9 12h6M9 16h6" />,
  '/dashboard/documents': <path d="M3 6h6l2 3h10v10H3z" />,
  '/dashboard/calculators': (
    <path d="M5.5 3h13v18h-13zM9 7.5h6M9 12h.01M12 12h.01M15 12h.01M9 16.5h.01M12 16.5h.01M15 16.5h.01" />
  ),
  '/dashboard/profile': (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c.6-4.6 3.6-7 8-7s7.4 2.4 8 7" />
    </>
  ),
  '/login': <path d="M10 4H5v16h5M10 12h10m-4-4 4 4-4 4" />,
  '/dashboard/settings': (
    <>
      <path d="M3 6h4m4 0h10M3 12h10m4 0h4M3 18h4m4 0h10" />
      <circle cx="9" cy="6" r="2" />
      <circle cx="15" cy="12" r="2" />
      <circle cx="9" cy="18" r="2" />
    </>
  ),
};

export function PlaceIcon({ path, className }: { path: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn('size-6 shrink-0 fill-none stroke-current', className)}
    >
      {drawings[path]}
    </svg>
  );
}
