'use client';

import { createLazyComponent } from '@/components/disclosure/lazy-component';

export const LazyInboxOpened = createLazyComponent(() =>
  import('@/features/client-area/firm-inbox/inbox-opened').then((part) => part.InboxOpened),
);
