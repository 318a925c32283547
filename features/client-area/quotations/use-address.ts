'use client';

import { useSyncExternalStore } from 'react';
import { QUOTATION_NUMBER } from '@/features/client-area/protocol/number';

/** Changes of the address without a navigation are announced by an event of our own. */
const CHANGES = ['popstate', 'hashchange', 'quotation-address'] as const;
const announce = () => window.dispatchEvent(new Event('quotation-address'));

function subscribe(listener: () => void) {
  for (const event of CHANGES) window.addEventListener(event, listener);
  return () => {
    for (const event of CHANGES) window.removeEventListener(event, listener);
  };
}

function chosen(): string | null {
  const [, id = ''] = /^#(.+)$/.exec(window.location.hash) ?? [];
  return QUOTATION_NUMBER.test(id) ? id : null;
}

/**
 * The number of the quotation in the address, `#Q-2026-003`; Back returns to the previous one.
 * `null` if there is none.
 */
export const useChosenQuotation = (): string | null =>
  useSyncExternalStore(subscribe, chosen, () => null);

/** Puts a quotation into the address, as a new history entry. */
export function chooseQuotation(id: string) {
  if (chosen() === id) return;
  window.history.pushState(null, '', `#${id}`);
  announce();
}

/** Removes the number from the address, without a history entry. */
export function clearChosenQuotation() {
  if (chosen() === null) return;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  announce();
}

/** Whose quotations the page shows: the requests to the firm, or this browser's own. */
export type Place = 'firm' | 'own';

/** What the address said last, since a link that is read is taken out of it. */
let lastPlace: Place | null = null;

function place(): Place | null {
  const { hash } = window.location;
  if (hash === '#firm') lastPlace = 'firm';
  else if (hash === '#own' || hash.startsWith('#Q-')) lastPlace = 'own';
  return lastPlace;
}

/** The place in the address, `#firm` or `#own`, or where the last link led; `null` if neither. */
export const usePlace = (): Place | null => useSyncExternalStore(subscribe, place, () => null);

/** Shows the place to which a link that was opened belongs. */
export function showPlace(next: Place): void {
  lastPlace = next;
  announce();
}
