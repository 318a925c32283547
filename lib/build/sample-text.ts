/** Finds text of the sample firm in content/, so that no real site is published with it. */
import { readFileSync } from 'node:fs';
import { site } from '@/content/site';
import { fieldName, leaves } from '@/lib/content/leaves';
import type { ContentModule } from '@/lib/content/modules';
import { markOf } from '@/lib/content/sample-marks';

/** What a firm need not change: the law, and papers and people that are plainly invented. */
const KEPT = /^content\/(calculators|figures|sample-documents|samples|tables)\//;

/** Where the sample firm has its offices. */
const cities = ['Kanpur', 'Mumbai'] as const;

const offices = JSON.stringify([site.offices, site.officeHours]);

export type Source = { file: string; value: unknown; source: string };

/** The files that a firm changes, with their source. */
export function sourcesOf(modules: readonly ContentModule[]): Source[] {
  return modules
    .filter(({ file }) => !KEPT.test(file))
    .map((module) => ({ ...module, source: readFileSync(module.file, 'utf8') }));
}

const linesOf = (
  sources: readonly Source[],
  reason: (key: PropertyKey | undefined, leaf: unknown, source: string) => string | null,
) =>
  sources.flatMap(({ file, value, source }) =>
    [...leaves(value)].flatMap(([at, leaf]) => {
      const found = reason(at.at(-1), leaf, source);
      return found ? [[file, fieldName(at), found].filter(Boolean).join(': ')] : [];
    }),
  );

/** One line per field: `content/site.ts: phones[0].display: a sample phone, 98765 43210`. */
export const sampleTextIn = (sources: readonly Source[]): string[] => linesOf(sources, markOf);

/**
 * One line per text that names a city of the sample firm where the firm has no office. It may be
 * right, as in `NCLT Mumbai`, so it is only to be read. `own` is what the firm says of its offices.
 */
export const citiesIn = (sources: readonly Source[], own = offices): string[] =>
  linesOf(sources, (_, leaf, source) => {
    if (typeof leaf !== 'string') return null;
    const city = cities.find((name) => leaf.includes(name) && source.includes(name));
    return city && !own.includes(city) ? `names ${city}, where you have no office` : null;
  });

/** Whether visitors can reach an address: not a name reserved for examples, nor this machine. */
export function isRealAddress(address: string | undefined): boolean {
  if (!address) return false;
  const { hostname } = new URL(address);
  const isReserved = /(^|\.)(example|example\.(com|net|org)|test|invalid|localhost)$/.test(
    hostname,
  );
  return !isReserved && !/^(127\.|0\.0\.0\.0$|\[::1?\]$)/.test(hostname);
}
