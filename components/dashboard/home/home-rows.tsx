'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Kept } from '@/lib/portal/database/kept-rows';
import { presentDocuments } from '@/lib/portal/documents/recently-deleted';
import { usePortal } from '@/lib/portal/hooks/use-portal';

const read = async (kept: Kept) => ({
  cart: await kept.rows('cart'),
  quotations: await kept.rows('quotations'),
  exchanges: await kept.rows('exchanges'),
  keys: (await kept.rows('exchangeKeys')).map(({ id }) => id),
  answers: await kept.rows('papers'),
  documents: await presentDocuments(kept),
  profile: await kept.row('profile', 'client'),
});

type Rows = Awaited<ReturnType<typeof read>>;

const Context = createContext<Rows | undefined>(undefined);

/** Reads the data of the head, the tiles and the columns of the home page, once for all. */
export function HomeRows({ children }: { children: ReactNode }) {
  return <Context value={usePortal(read)}>{children}</Context>;
}

/** `undefined` until read. */
export const useHomeRows = (): Rows | undefined => useContext(Context);
