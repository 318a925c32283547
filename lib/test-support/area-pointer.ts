import type { AreaPointer } from '@/lib/browser/area-pointer';
import { OWN_DATABASES, visitFacts, visitKey } from '@/lib/browser/storage-names';

export const visitEntries = (facts: Partial<AreaPointer>): [key: string, value: string][] =>
  Object.entries({ keptSince: 1, ...facts }).flatMap(([fact, value]) =>
    value === null || value === false
      ? []
      : [[visitKey(fact as keyof AreaPointer), String(value)] as [string, string]],
  );

export function storeAreaPointer(facts: Partial<AreaPointer>): void {
  for (const key of visitFacts.map(visitKey)) window.localStorage.removeItem(key);
  for (const [key, value] of visitEntries(facts)) window.localStorage.setItem(key, value);
}

export const OWN_DATABASE = `${OWN_DATABASES}1`;
