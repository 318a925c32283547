'use client';

import type { ReactNode } from 'react';
import type { IsoDate } from '@/content/types/units';
import { UNTIL } from '@/lib/browser/attributes';
import { hasEnded } from '@/lib/browser/dates';

type Props = {
  day: IsoDate;
  className?: string;
  children: ReactNode;
};

export function Until({ day, className, children }: Props) {
  const isOver = typeof window !== 'undefined' && hasEnded(day, Date.now());
  return (
    <div {...{ [UNTIL]: day }} className={className} hidden={isOver} suppressHydrationWarning>
      {children}
    </div>
  );
}
