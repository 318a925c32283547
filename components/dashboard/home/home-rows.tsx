'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Rows as Kept } from '@/lib/portal/database/kept-rows';
import type { SampleRows } from '@/lib/portal/database/sample-rows';
import { presentDocuments } from '@/lib/portal/documents/recently-deleted';
import { usePortal } from '@/lib/portal/hooks/use-portal';

/** How many of the latest entries of activity are shown. */
const ACTIVITY = 5;

const read = async (kept: Kept) => ({
  activity: await kept.latestActivity(ACTIVITY),
  cart: await kept.rows('cart'),
  quotations: await kept.rows('quotations'),
  exchanges: await kept.rows('exchanges'),
  answers: await kept.rows('papers'),
  documents: await presentDocuments(kept),
  profile: await kept.row('profile', 'client'),
});

type Rows = Awaited<ReturnType<typeof read>>;

const ofSamples = ({ papers, profile, activity, ...samples }: SampleRows): Rows => ({
  ...samples,
  activity: activity.slice(0, ACTIVITY),
  exchanges: [],
  answers: papers,
  profile: profile[0],
});

const Context = createContext<Rows | undefined>(undefined);

/** Reads the data of the home page, once for all its parts. */
export function HomeRows({ children }: { children: ReactNode }) {
  return <Context value={usePortal(read, ofSamples)}>{children}</Context>;
}

/** `undefined` until read. */
export const useHomeRows = (): Rows | undefined => useContext(Context);
