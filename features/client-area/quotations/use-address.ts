'use client';

import { useSyncExternalStore } from 'react';
import { QUOTATION_NUMBER } from '@/features/client-area/protocol/number';

/** `pushState` and `replaceState` fire no event, so we fire one of our own. */
const CHANGES = ['popstate', 'hashchange', 'quotation-address'] as const;
const announce = () => window.dispatchEvent(new Event('quotation-address'));

function subscribe(listener: () => void) {
  for (const event of CHANGES) window.addEventListener(event, listener);
  return () => {
    for (const event of CHANGES) window.removeEventListener(event, listener);
  };
}

function readChosen(): string | null {
  const [, id = ''] = /^#(.+)$/.exec(window.location.hash) ?? [];
  return QUOTATION_NUMBER.test(id) ? id : null;
}

/** From the address, `#Q-2026-003`; Back returns to the previous one. `null` if there is none. */
export const useChosenQuotation = (): string | null =>
  useSyncExternalStore(subscribe, readChosen, () => null);

export function chooseQuotation(id: string) {
  if (readChosen() === id) return;
  window.history.pushState(null, '', `#${id}`);
  announce();
}

export function clearChosenQuotation() {
  if (readChosen() === null) return;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  announce();
}

export type ListName = 'firm' | 'own';

/** Remembered, since a link that is read is removed from the address. */
let lastList: ListName | null = null;

function readListName(): ListName | null {
  const { hash } = window.location;
  if (hash === '#firm') lastList = 'firm';
  else if (hash === '#own' || hash.startsWith('#Q-')) lastList = 'own';
  return lastList;
}

/** From the address, `#firm` or `#own`, or from the last link; `null` if neither. */
export const useListName = (): ListName | null =>
  useSyncExternalStore(subscribe, readListName, () => null);

export function showList(next: ListName): void {
  lastList = next;
  announce();
}
