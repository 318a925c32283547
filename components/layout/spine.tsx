import { cn } from '@/lib/utils';

/** The cover's red edge with its stitches. */
export function Spine({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={cn('relative h-3 bg-red print:hidden', className)}>
      <div className="absolute inset-x-0 top-[5px] h-0.5 stitch-x" />
    </div>
  );
}
