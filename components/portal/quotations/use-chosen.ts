'use client';

import { useSyncExternalStore } from 'react';
import { QUOTATION_NUMBER } from '@/lib/portal/thread/number';

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

/** Addresses of earlier versions may name a step after the number. */
function inAddress(): string | null {
  const [, id = ''] = /^#([^/]+)(?:\/(?:accept|change|decline))?$/.exec(window.location.hash) ?? [];
  return QUOTATION_NUMBER.test(id) ? id : null;
}

/**
 * The number of the quotation in the address, `#Q-2026-003`; Back returns to the previous one.
 * `null` if there is none.
 */
export function useChosen(): string | null {
  return useSyncExternalStore(subscribe, inAddress, () => null);
}

/** Puts a quotation into the address, as a new history entry. */
export function choose(id: string) {
  if (inAddress() === id) return;
  window.history.pushState(null, '', `#${id}`);
  announce();
}

/** Removes the number from the address, without a history entry. */
export function chooseNone() {
  if (inAddress() === null) return;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  announce();
}
