'use client';

import { useSyncExternalStore } from 'react';
import { afterLayers } from '@/components/layout/layers';

const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    for (const event of ['popstate', 'hashchange']) window.addEventListener(event, announce);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const event of ['popstate', 'hashchange']) window.removeEventListener(event, announce);
  };
}

const inAddress = () => /^#(Q-\d{4}-\d{3,9})$/.exec(window.location.hash)?.[1] ?? null;

/** The number of the quotation that the address names, `#Q-2026-003`; Back goes to the one before. */
export function useChosen(): string | null {
  return useSyncExternalStore(subscribe, inAddress, () => null);
}

/** Names a quotation in the address, as a step in the history. */
export function choose(id: string) {
  if (inAddress() === id) return;
  afterLayers(() => {
    window.history.pushState(null, '', `#${id}`);
    announce();
  });
}

/** Takes the number out of the address without a step. */
export function chooseNone() {
  if (inAddress() === null) return;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  announce();
}
