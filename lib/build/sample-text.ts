/** Finds text of the sample firm in content/, so that no real site is published with it. */
import { readFileSync } from 'node:fs';
import { serviceRows } from '@/content/routes';
import { clientArea, site, unlisted } from '@/content/site';
import { formatFieldPath, listLeaves } from '@/lib/content/leaves';
import type { ContentModule } from '@/lib/content/modules';
import { findSampleMark } from '@/lib/content/sample-marks';

/** A firm need not change the law, what it has confirmed, or papers and people plainly invented. */
const KEPT =
  /^content\/(calculators\/|data\/confirmed|figures\/|sample-documents\/|samples\/|tables\/)/;

const cities = ['Kanpur', 'Mumbai'] as const;

const offices = JSON.stringify([site.offices, site.officeHours]);

export type Source = { file: string; value: unknown; source: string };

export function readContentSources(modules: readonly ContentModule[]): Source[] {
  return modules
    .filter(({ file }) => !KEPT.test(file))
    .map((module) => ({ ...module, source: readFileSync(module.file, 'utf8') }));
}

const formatLines = (
  sources: readonly Source[],
  reason: (key: PropertyKey | undefined, leaf: unknown, source: string) => string | null,
) =>
  sources.flatMap(({ file, value, source }) =>
    [...listLeaves(value)].flatMap(([at, leaf]) => {
      const found = reason(at.at(-1), leaf, source);
      return found ? [[file, formatFieldPath(at), found].filter(Boolean).join(': ')] : [];
    }),
  );

/** One line per field: `content/site.ts: phones[0].display: a sample phone, 98765 43210`. */
export const findSampleText = (sources: readonly Source[]): string[] =>
  formatLines(sources, findSampleMark).filter(
    // Without a client area nothing is signed, and `npm run adopt` makes no key.
    (line) => clientArea || !line.startsWith('content/site.ts: quotationKeys'),
  );

/**
 * One line per text that names a city of the sample firm where the firm has no office. It may be
 * right, as in `NCLT Mumbai`, so somebody must read it. `own` is what the firm says of its offices.
 */
export const findSampleCities = (sources: readonly Source[], own = offices): string[] =>
  formatLines(sources, (_, leaf, source) => {
    if (typeof leaf !== 'string') return null;
    const city = cities.find((name) => leaf.includes(name) && source.includes(name));
    return city && !own.includes(city) ? `names ${city}, where you have no office` : null;
  });

const otherNames: Readonly<Record<string, RegExp>> = {
  '/services/audit': /\baudit/i,
  '/services/taxation': /\btaxation\b|\btax (advi|planning|notice)|\bappeals?\b/i,
  '/services/accounting': /\baccounting\b|\bpayroll\b|\bMIS\b/i,
  '/services/bookkeeping': /\bbookkeeping\b/i,
  '/services/compliance': /\bcompliance\b|\bROC\b|\bFEMA\b|\bSEBI\b/i,
  '/services/consulting': /\b(consulting|advisory|valuation|due diligence|business plan)/i,
  '/services/financial-planning': /\bfinancial plan|\bretirement planning\b/i,
  '/services/business-registration': /\b(partnership|LLP) (deed|firm|registration)\b|\bUdyam\b/i,
  '/services/gst-registration': /\bGST registration\b|\bREG-01\b/i,
  '/services/itr-filing': /\bITR\b|\bincome tax returns?\b/i,
  '/services/company-incorporation': /\b[Ii]ncorporat|\b[Cc]ompany formation\b|\bSPICe/,
  '/services/tds-return': /\bTDS (return|statement|certificate)/i,
};

/** Fees and papers go with their service by themselves, and due dates bind all readers. */
const GONE = /^content\/(data\/fees\.json|prices|checklists|due-dates|return-days)\b/;

const isText = (leaf: unknown): leaf is string =>
  typeof leaf === 'string' && /^[A-Z]|\s/.test(leaf);

/** An entry of content/routes.ts, a card or a link is a row of the service itself. */
function isInServiceRow(path: string, value: unknown, at: readonly PropertyKey[]): boolean {
  let row: unknown = value;
  return at.some((key) => {
    row = (row as Record<PropertyKey, unknown>)[key];
    const { action, ...own } = Object(row) as { [name: string]: unknown };
    return [own.path, own.href, Object(action).href].includes(path);
  });
}

/**
 * One line per text that names a service which the firm does not offer. It may be right, as in
 * `your auditor`, so somebody must read it.
 */
export function findUnofferedServices(
  sources: readonly Source[],
  without: readonly string[] = unlisted,
): string[] {
  const left = serviceRows.filter(({ path }) => without.includes(path));
  const pages = left.map(({ path }) => `content${path}.ts`);
  return left.flatMap(({ path, label }) => {
    const names = (leaf: unknown): leaf is string =>
      isText(leaf) && (leaf.includes(label) || Boolean(otherNames[path]?.test(leaf)));
    // Text of a data file is reported there, wherever else it is used.
    const reported = new Set<string>();
    return sources.flatMap(({ file, value }) =>
      pages.includes(file) || GONE.test(file)
        ? []
        : [...listLeaves(value)].flatMap(([at, leaf]) => {
            if (!names(leaf) || reported.has(leaf) || isInServiceRow(path, value, at)) return [];
            reported.add(leaf);
            return [`${file}: ${formatFieldPath(at)}: names ${label}, which you do not offer`];
          }),
    );
  });
}

/** Neither a name reserved for examples nor this machine. */
export function isRealAddress(address: string | undefined): boolean {
  if (!address) return false;
  const { hostname } = new URL(address);
  const isReserved = /(^|\.)(example|example\.(com|net|org)|test|invalid|localhost)$/.test(
    hostname,
  );
  return !isReserved && !/^(127\.|0\.0\.0\.0$|\[::1?\]$)/.test(hostname);
}
