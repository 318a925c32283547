'use client';

import { useIncomingFragment } from '@/components/layout/use-incoming-fragment';
import { RuledLines } from '@/components/portal/parts/ruled-lines';
import { lazyComponent } from '@/components/ui/lazy-component';
import { isMessage } from '@/lib/portal/thread/fragment';

/** Fetched only if there is a message. */
const OpenedLink = lazyComponent(
  () => import('@/components/portal/links/opened-link').then((part) => part.OpenedLink),
  <RuledLines lines={1} lineClassName="h-16" />,
);

/** Opens the message in a link to this page; nothing if there is none. */
export function IncomingLink() {
  const { incoming, onRead } = useIncomingFragment(isMessage);

  if (!incoming) return null;
  return <OpenedLink key={incoming.turn} fragment={incoming.fragment} onRead={onRead} />;
}
