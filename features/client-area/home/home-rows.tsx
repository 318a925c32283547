'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { listPresentDocuments } from '@/features/client-area/store/recently-deleted';
import type { SampleRows } from '@/features/client-area/store/sample-rows';
import type { StoredRows } from '@/features/client-area/store/stored-rows';
import { usePortal } from '@/features/client-area/store/use-portal';

const ACTIVITY = 3;

const read = async (stored: StoredRows) => ({
  isStored: true,
  activity: await stored.latestActivity(ACTIVITY),
  cart: await stored.rows('cart'),
  threads: await stored.rows('threads'),
  answers: await stored.rows('checklist'),
  documents: await listPresentDocuments(stored),
  profile: await stored.row('profile', 'client'),
});

type Rows = Awaited<ReturnType<typeof read>>;

const createSampleRows = ({ checklist, profile, activity, ...samples }: SampleRows): Rows => ({
  ...samples,
  isStored: false,
  activity: activity.slice(0, ACTIVITY),
  answers: checklist,
  profile: profile[0],
});

const Context = createContext<Rows | undefined>(undefined);

export function HomeRows({ children }: { children: ReactNode }) {
  return <Context value={usePortal(read, [], createSampleRows)}>{children}</Context>;
}

/** `undefined` until read. */
export const useHomeRows = (): Rows | undefined => useContext(Context);
