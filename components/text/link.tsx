'use client';

import type { Route } from 'next';
import NextLink from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { type ComponentProps, useState } from 'react';
import { goToTop } from '@/components/layout/page-top';
import type { Path } from '@/content/routes';
import { addBasePath, basePath } from '@/lib/base-path';
import { isOffered } from '@/lib/content/offered';

/**
 * A path of the route table, with or without fragment or query, or a fragment of the page itself.
 */
export type Href = Path | `${Path}#${string}` | `${Path}?${string}` | `#${string}`;

type Props = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: Href };

/**
 * Nothing for a service that the firm does not offer. Prefetches on intent (pointer, touch or
 * focus) and not when it scrolls into view: a page with eighty links must not make eighty requests.
 */
export function Link({ href, ...props }: Props) {
  const [intent, setIntent] = useState(false);
  const show = () => setIntent(true);
  const isCurrent = usePathname() === href;
  const current = isCurrent ? 'page' : props['aria-current'];
  const router = useRouter();

  const follow = (event: { preventDefault: () => void }) => {
    if (!isCurrent) return;
    event.preventDefault();
    if (window.location.hash) router.push(href as Route);
    goToTop();
  };

  // The browser also moves the start of the next Tab to the heading.
  if (!isOffered(href)) return null;
  if (href.startsWith('#')) return <a {...props} href={href} />;
  // Next would request `/repo.txt`, which is outside the folder.
  if (basePath && /^\/(?![^#?])/.test(href)) {
    return <a {...props} href={addBasePath(href)} aria-current={current} />;
  }
  return (
    <NextLink
      {...props}
      href={href as Route}
      aria-current={current}
      prefetch={intent ? null : false}
      onNavigate={follow}
      onPointerEnter={show}
      onTouchStart={show}
      onFocus={show}
    />
  );
}
