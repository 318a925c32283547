import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';

type Props = {
  /** Ground of the band: ivory paper, paper, page or night. */
  ground?: 'paper' | 'page' | 'night';
  id?: string;
  labelledBy?: string;
  /** Not printed: for links elsewhere, or content between a computation and its sheet. */
  screenOnly?: boolean;
  className?: string;
  children: ReactNode;
};

/** A full-width part of a page. Bands are divided by hairlines and space, not boxes. */
export function PageBand({
  ground = 'paper',
  id,
  labelledBy,
  screenOnly = false,
  className,
  children,
}: Props) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={cn('band', {
        'border-rule border-y bg-page': ground === 'page',
        'ground-night': ground === 'night',
        'print:hidden': screenOnly,
      })}
    >
      <div className={cn('wrap', className)}>{children}</div>
    </section>
  );
}
