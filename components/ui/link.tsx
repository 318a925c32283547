'use client';

import type { Route } from 'next';
import NextLink from 'next/link';
import { usePathname } from 'next/navigation';
import { type ComponentProps, useState } from 'react';
import type { Path } from '@/content/routes';

/** A path of the route table, with or without a heading or query, or a heading of the page itself. */
export type Href = Path | `${Path}#${string}` | `${Path}?${string}` | `#${string}`;

type Props = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: Href };

/**
 * The link between pages. It prefetches when a visitor shows intent (pointer, touch or focus),
 * not when it scrolls into view: a page with eighty links must not set off eighty requests.
 */
export function Link({ href, ...props }: Props) {
  const [intent, setIntent] = useState(false);
  const show = () => setIntent(true);
  const isCurrent = usePathname() === href;

  return (
    <NextLink
      {...props}
      href={href as Route}
      aria-current={isCurrent ? 'page' : props['aria-current']}
      prefetch={intent ? null : false}
      onPointerEnter={show}
      onTouchStart={show}
      onFocus={show}
    />
  );
}
