/** Finds text of the sample firm in content/, so that no real site is published with it. */
import { readFileSync } from 'node:fs';
import { site } from '@/content/site';
import { fieldName, leaves } from '@/lib/content/leaves';
import { contentModules } from '@/lib/content/modules';
import { markOf } from '@/lib/content/sample-marks';

/** Where the sample firm has its offices. */
const cities = ['Kanpur', 'Mumbai'] as const;

/** The four metros of the law on rent are named wherever a firm is. */
const METROS = /Chennai/;

/**
 * A city of the sample firm in a text of a firm that has no office there; `undefined` if none.
 * `own` is what the firm says of its offices.
 */
function cityLeft(text: string, own: string): string | undefined {
  if (METROS.test(text)) return undefined;
  return cities.find((city) => text.includes(city) && !own.includes(city));
}

const offices = JSON.stringify([site.offices, site.officeHours]);

type Source = { file: string; value: unknown; source: string };

/** One line per field: `content/site.ts: phones[0].display: a sample phone, 98765 43210`. */
export function sampleTextIn(sources: readonly Source[], own = offices): string[] {
  return sources.flatMap(({ file, value, source }) =>
    [...leaves(value)].flatMap(([at, leaf]) => {
      const city = typeof leaf === 'string' ? cityLeft(leaf, own) : undefined;
      const isHere = city !== undefined && source.includes(city);
      const mark =
        markOf(at.at(-1), leaf, source) ?? (isHere ? `a city of the sample firm, ${city}` : null);
      return mark ? [[file, fieldName(at), mark].filter(Boolean).join(': ')] : [];
    }),
  );
}

/** One line for every field of content/ that is still the sample firm's. */
export async function sampleText(): Promise<string[]> {
  return sampleTextIn(
    (await contentModules()).map((file) => ({ ...file, source: readFileSync(file.file, 'utf8') })),
  );
}

/** Whether visitors can reach an address: not a name reserved for examples, nor this machine. */
export function isRealAddress(address: string | undefined): boolean {
  if (!address) return false;
  const { hostname } = new URL(address);
  const isReserved = /(^|\.)(example|example\.(com|net|org)|test|invalid|localhost)$/.test(
    hostname,
  );
  return !isReserved && !/^(127\.|0\.0\.0\.0$|\[::1?\]$)/.test(hostname);
}
