'use client';

import { later } from '@/components/dashboard/quotations/later';
import type { PaperLists } from '@/lib/content/papers';

/** Fetched after the head of the page and its tiles are shown. */
export const HomeLater = later<{ book: PaperLists }>(() =>
  import('@/components/dashboard/home/home-desk').then((module) => module.HomeDesk),
);
