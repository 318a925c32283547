import { unlisted } from '@/content/site';

export type ServicePath = `/services/${string}`;

export const offersAny = (...paths: readonly ServicePath[]): boolean =>
  paths.some((path) => !(unlisted as readonly string[]).includes(path));

/** Empty if the firm does not offer the service. */
export const includeIfOffered = (path: ServicePath, words: string): string =>
  offersAny(path) ? words : '';

export const listOffered = (rows: readonly (readonly [string, ...ServicePath[]])[]): string[] =>
  rows.flatMap(([words, ...paths]) => (offersAny(...paths) ? [words] : []));
