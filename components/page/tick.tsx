import { cn } from '@/lib/utils';

export function Tick({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={cn('size-5 fill-none stroke-2', className)}
    >
      <path d="m3 10.5 5 5L18 4.5" />
    </svg>
  );
}
