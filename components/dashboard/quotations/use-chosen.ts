'use client';

import { useSyncExternalStore } from 'react';
import { QUOTATION_NUMBER } from '@/lib/portal/quotations/number';

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

/** What a link on the home page wants to do with a quotation. */
export type Step = 'accept' | 'change' | 'decline';

function parts() {
  const found = /^#([^/]+)(?:\/(accept|change|decline))?$/.exec(window.location.hash);
  return found?.[1] && QUOTATION_NUMBER.test(found[1]) ? found : null;
}
const inAddress = () => parts()?.[1] ?? null;

function stepInAddress(): { id: string; step: Step } | null {
  const [, id, step] = parts() ?? [];
  return id && step ? { id, step: step as Step } : null;
}

/** A step whose address was cleared before the sheet was there. */
let held: { id: string; step: Step } | null = null;

/**
 * The step in an address such as `#Q-2026-003/accept`, once: a reload shows the quotation only.
 */
export function takeStep(id: string): Step | null {
  const named = stepInAddress();
  const wanted = named ?? held;
  if (wanted?.id !== id) return null;
  held = null;
  if (named) {
    const { pathname } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}#${id}`);
  }
  return wanted.step;
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

/** Removes the number from the address, without a history entry; its step is held. */
export function chooseNone() {
  if (inAddress() === null) return;
  held = stepInAddress();
  window.history.replaceState(window.history.state, '', window.location.pathname);
  announce();
}
