'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};
const isFirm = () => document.documentElement.dataset.firm !== undefined;

/** The firm's name in its own browser; no other page has it in its words. */
export function FirmName({ children }: { children: string }) {
  return useSyncExternalStore(never, isFirm, () => false) ? children : null;
}
