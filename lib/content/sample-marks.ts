import { demoQuotationKey } from '@/content/samples/quotation-key';
import { listLeaves } from '@/lib/content/leaves';

const marks = [
  { pattern: /98765 ?432\d\d/, means: 'a sample phone' },
  { pattern: /[\w.-]+\.example\b/, means: 'a sample address' },
  { pattern: /^[\w.-]+@sample$/, means: 'a UPI address of no bank' },
  { pattern: /Satyalekh/i, means: 'the name of the sample firm' },
  { pattern: /Harish Chandra Tandon|Meera Kulkarni|Shruti Nigam/, means: 'an invented partner' },
  {
    pattern: /Ramesh Awasthi|Nida Siddiqui|Kunal Deshpande|Farah Khan|Suresh Iyer|Meenakshi Rawat/,
    means: 'an invented client',
  },
  { pattern: /Sample (Chambers|House)/, means: 'a sample street' },
  { pattern: /^0{5,}[A-Z]?$/, means: 'a sample number' },
  {
    pattern: /minutes from Kanpur Central|minutes on foot from Churchgate/,
    means: 'the way to a sample office',
  },
  {
    pattern: /dozen leather traders|Sales tax became VAT|never come to either office/,
    means: 'the story of the sample firm',
  },
  // However the key is written, even without its `demo` mark.
  { pattern: new RegExp(demoQuotationKey.x), means: 'a key whose private half everyone has' },
  {
    pattern: /^https:\/\/(www\.)?(linkedin|x|facebook|instagram)\.com\/$/,
    means: 'a placeholder for a page of the firm',
  },
];

/**
 * Why a field is sample text; `null` if it is not. With the source of its file, only text written
 * in that file counts: text taken from another file is reported there.
 */
export function findSampleMark(
  key: PropertyKey | undefined,
  value: unknown,
  source?: string,
): string | null {
  if (key === 'sample' && value === true) return 'marked as an invented sample';
  if (key === 'demo' && value === true) return 'a key whose private half everyone has';
  if (key === 'drawing') return 'the portrait of an invented person';
  if (typeof value !== 'string') return null;
  for (const { pattern, means } of marks) {
    const [found] = pattern.exec(value) ?? [];
    if (found && (source === undefined || source.includes(found))) return `${means}, ${found}`;
  }
  return null;
}

export function isSample(value: unknown): boolean {
  return [...listLeaves(value)].some(([at, leaf]) => findSampleMark(at.at(-1), leaf) !== null);
}
