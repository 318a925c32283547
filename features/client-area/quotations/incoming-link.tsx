'use client';

import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { useIncomingFragment } from '@/components/layout/use-incoming-fragment';
import { RuledLines } from '@/components/table/ruled-lines';
import { isMessage } from '@/features/client-area/protocol/fragment';
import type { FromClient } from '@/features/client-area/quotations/opened-link';

const OpenedLink = createLazyComponent(
  () => import('@/features/client-area/quotations/opened-link').then((part) => part.OpenedLink),
  <RuledLines lines={1} lineClassName="h-16" />,
);

export function IncomingLink({ FromClient }: { FromClient: FromClient }) {
  const { incoming, onRead } = useIncomingFragment(isMessage);

  if (!incoming) return null;
  const { fragment, turn } = incoming;
  return <OpenedLink key={turn} FromClient={FromClient} fragment={fragment} onRead={onRead} />;
}
