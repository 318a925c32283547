'use client';

import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { useIncomingFragment } from '@/components/layout/use-incoming-fragment';
import { RuledLines } from '@/components/table/ruled-lines';
import { isMessage } from '@/features/client-area/protocol/fragment';

const OpenedLink = createLazyComponent(
  () => import('@/features/client-area/links/opened-link').then((part) => part.OpenedLink),
  <RuledLines lines={1} lineClassName="h-16" />,
);

export function IncomingLink() {
  const { incoming, onRead } = useIncomingFragment(isMessage);

  if (!incoming) return null;
  return <OpenedLink key={incoming.turn} fragment={incoming.fragment} onRead={onRead} />;
}
