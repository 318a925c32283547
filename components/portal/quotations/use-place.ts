'use client';

import { useSyncExternalStore } from 'react';

/** Whose quotations the page shows: the requests to the firm, or this browser's own. */
export type Place = 'firm' | 'own';

/** What the address said last, since a link that is read is taken out of it. */
let held: Place | null = null;
const listeners = new Set<() => void>();

function named(): Place | null {
  const { hash } = window.location;
  if (hash === '#firm') held = 'firm';
  else if (hash === '#own' || hash.startsWith('#Q-')) held = 'own';
  return held;
}

const announce = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  for (const event of ['popstate', 'hashchange']) window.addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of ['popstate', 'hashchange']) window.removeEventListener(event, listener);
  };
}

/** Shows the place to which a link that was opened belongs. */
export function showPlace(place: Place): void {
  held = place;
  announce();
}

/** The place in the address, `#firm` or `#own`, or where the last link led; `null` if neither. */
export const usePlace = (): Place | null => useSyncExternalStore(subscribe, named, () => null);
