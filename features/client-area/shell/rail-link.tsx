'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { Link } from '@/components/text/link';

type Props = ComponentProps<typeof Link> & {
  below: readonly string[];
};

export function RailLink({ below, ...props }: Props) {
  const isWithin = below.includes(usePathname());
  return <Link {...props} aria-current={isWithin || undefined} />;
}
