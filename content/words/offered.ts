import { unlisted } from '@/content/site';

export type ServicePath = `/services/${string}`;

export const offersAny = (...paths: readonly ServicePath[]): boolean =>
  paths.some((path) => !(unlisted as readonly string[]).includes(path));

/** Empty if the firm does not offer the service. */
export const includeIfOffered = (path: ServicePath, text: string): string =>
  offersAny(path) ? text : '';

export const listOffered = (rows: readonly (readonly [string, ...ServicePath[]])[]): string[] =>
  rows.flatMap(([text, ...paths]) => (offersAny(...paths) ? [text] : []));
