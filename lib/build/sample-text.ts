/** Finds what is still the sample firm's in content/, so that no real site goes out with it. */
import { readFileSync } from 'node:fs';
import { sampleActivity } from '@/content/samples/activity';
import { sampleCart } from '@/content/samples/cart';
import { sampleDocuments } from '@/content/samples/documents';
import { sampleProfile } from '@/content/samples/profile';
import { demoQuotationKey } from '@/content/samples/quotation-key';
import { sampleQuotations } from '@/content/samples/quotations';
import { fieldName } from '@/lib/content/content-check';
import { contentEntries } from '@/lib/content/registry';

type Source = { file: string; value: unknown; source: string };

/** What only the sample firm says. */
const marks = [
  { pattern: /98765 ?432\d\d/, means: 'a sample phone' },
  { pattern: /[\w.-]+\.example\b/, means: 'a sample address' },
  { pattern: /Satyalekh/i, means: 'the name of the sample firm' },
  { pattern: /Harish Chandra Tandon|Shruti Nigam/, means: 'an invented partner' },
  {
    pattern: /Ramesh Awasthi|Nida Siddiqui|Kunal Deshpande|Farah Khan|Suresh Iyer|Meenakshi Rawat/,
    means: 'an invented client',
  },
  { pattern: /Sample (Chambers|House)/, means: 'a sample street' },
  { pattern: /^0+N? \(sample\)$/, means: 'a sample number' },
  {
    pattern: /minutes from Kanpur Central|minutes on foot from Churchgate/,
    means: 'the way to a sample office',
  },
  {
    pattern: /dozen leather traders|Sales tax became VAT|never come to either office/,
    means: 'the story of the sample firm',
  },
  // However the key is entered, also without its mark.
  { pattern: new RegExp(demoQuotationKey.x), means: 'a key whose private half everyone has' },
  {
    pattern: /^https:\/\/(www\.)?(linkedin|x|facebook|instagram)\.com\/$/,
    means: 'a placeholder for a page of the firm',
  },
];

function markOf(key: PropertyKey | undefined, value: unknown, source: string): string | null {
  if (key === 'sample' && value === true) return 'marked as an invented sample';
  if (key === 'demo' && value === true) return 'a key whose private half everyone has';
  if (typeof value !== 'string') return null;
  for (const { pattern, means } of marks) {
    const [found] = pattern.exec(value) ?? [];
    // What another file says is reported only there.
    if (found && source.includes(found)) return `${means}, ${found}`;
  }
  return null;
}

function* leaves(
  value: unknown,
  at: readonly PropertyKey[] = [],
): Generator<[PropertyKey[], unknown]> {
  if (typeof value !== 'object' || value === null) yield [[...at], value];
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* leaves(item, [...at, index]);
  else for (const [key, item] of Object.entries(value)) yield* leaves(item, [...at, key]);
}

/** One line for each field: `content/site.ts: phones[0].display: a sample phone, 98765 43210`. */
export function sampleTextIn(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, value, source }) =>
    [...leaves(value)].flatMap(([at, leaf]) => {
      const mark = markOf(at.at(-1), leaf, source);
      return mark ? [[file, fieldName(at), mark].filter(Boolean).join(': ')] : [];
    }),
  );
}

const samples = {
  activity: sampleActivity,
  cart: sampleCart,
  documents: sampleDocuments,
  profile: sampleProfile,
  quotations: sampleQuotations,
};

/** Every field of content/ that is still the sample firm's. */
export function sampleText(): string[] {
  const entries = [
    ...contentEntries,
    ...Object.entries(samples).map(([name, value]) => ({
      file: `content/samples/${name}.ts`,
      value,
    })),
  ];
  return sampleTextIn(
    entries.map(({ file, value }) => ({ file, value, source: readFileSync(file, 'utf8') })),
  );
}

/** Whether visitors could reach an address: not a name reserved for examples, not this machine. */
export function isRealAddress(address: string | undefined): boolean {
  if (!address) return false;
  const { hostname } = new URL(address);
  const isReserved = /(^|\.)(example|example\.(com|net|org)|test|invalid|localhost)$/.test(
    hostname,
  );
  return !isReserved && !/^(127\.|0\.0\.0\.0$|\[::1?\]$)/.test(hostname);
}
