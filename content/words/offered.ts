import { unlisted } from '@/content/site';

export type ServicePath = `/services/${string}`;

/** Whether the firm offers one of these services. */
export const offersAny = (...paths: readonly ServicePath[]): boolean =>
  paths.some((path) => !(unlisted as readonly string[]).includes(path));

/** Words that name a service; none where the firm does not offer it. */
export const includeIfOffered = (path: ServicePath, words: string): string =>
  offersAny(path) ? words : '';

/** Of rows that begin with words and go on with services, the words of those with one on offer. */
export const listOffered = (rows: readonly (readonly [string, ...ServicePath[]])[]): string[] =>
  rows.flatMap(([words, ...paths]) => (offersAny(...paths) ? [words] : []));
