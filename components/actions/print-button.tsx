'use client';

import { cn } from '@/lib/utils';

export function PrintButton({ className }: { className?: string }) {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={cn('text-link min-h-11 print:hidden', className)}
    >
      Print
    </button>
  );
}
