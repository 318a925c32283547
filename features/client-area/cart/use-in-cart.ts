'use client';

import { useSyncExternalStore } from 'react';
import { readCartIds } from '@/features/client-area/cart/cart-ids';

const RETURNS = ['focus', 'pageshow'] as const;

let ids: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function show(next: Iterable<string>) {
  ids = new Set(next);
  for (const listener of listeners) listener();
}

let added = 0;

/** A read that began before a service was added says nothing about it. */
function refresh() {
  const before = added;
  readCartIds().then(
    (found) => show(before === added ? found : [...found, ...ids]),
    () => {},
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) {
    for (const event of RETURNS) window.addEventListener(event, refresh);
    refresh();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const event of RETURNS) window.removeEventListener(event, refresh);
  };
}

/** `false` until the cart is read. */
export function useIsInCart(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => ids.has(id),
    () => false,
  );
}

export const isInCart = (id: string): boolean => ids.has(id);

export function markInCart(id: string) {
  added += 1;
  show([...ids, id]);
}
