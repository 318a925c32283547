import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';

type Props = {
  ground?: 'paper' | 'page' | 'night';
  id?: string;
  labelledBy?: string;
  screenOnly?: boolean;
  className?: string;
  children: ReactNode;
};

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
