'use client';

import { useSyncExternalStore } from 'react';

let chosen: string | null = null;
const listeners = new Set<() => void>();

export function chooseRequest(id: string | null): void {
  chosen = id;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useChosenRequest = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => null,
  );
