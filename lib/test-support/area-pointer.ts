import type { AreaPointer } from '@/lib/browser/area-pointer';
import { getPointerKey, OWN_DATABASES, pointerFacts } from '@/lib/browser/storage-names';

export const createPointerEntries = (facts: Partial<AreaPointer>): [key: string, value: string][] =>
  Object.entries({ keptSince: 1, ...facts }).flatMap(([fact, value]) =>
    value === null || value === false
      ? []
      : [[getPointerKey(fact as keyof AreaPointer), String(value)] as [string, string]],
  );

export function storeAreaPointer(facts: Partial<AreaPointer>): void {
  for (const key of pointerFacts.map(getPointerKey)) window.localStorage.removeItem(key);
  for (const [key, value] of createPointerEntries(facts)) window.localStorage.setItem(key, value);
}

export const OWN_DATABASE = `${OWN_DATABASES}1`;
