import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';

type Props = { children: ReactNode; className?: string };

export function Stamp({ children, className }: Props) {
  return <span className={cn('answer-stamp', className)}>{children}</span>;
}
