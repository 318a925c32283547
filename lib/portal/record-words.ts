import { formatBytes, formatRupees } from '@/lib/format';
import { formatDay, isoDay } from '@/lib/portal/dates';
import { categoryLabels } from '@/lib/portal/options';
import type { DocumentCategory } from '@/lib/portal/records';

/** What serves the database and says nothing to a client. */
const internal = new Set(['mime', 'type', 'path']);

/** Keys of a row are internal, but for the number that a quotation is known by. */
function isShown(name: string, value: unknown): boolean {
  if (name === 'id') return /^Q-\d/.test(String(value));
  return !internal.has(name);
}

/** `smsUpdates` is `SMS updates`. */
function labelOf(name: string): string {
  const words = name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^id$/, 'number')
    .replace(/^at$/, 'when')
    .replace(/\b(gst|pan|sms)\b/, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function numberWords(name: string, value: number): string {
  if (name === 'price' || name === 'total') return formatRupees(value);
  if (name === 'size') return formatBytes(value);
  // No other number is as large as a moment in milliseconds.
  return value > 1e11 ? formatDay(isoDay(new Date(value))) : String(value);
}

function valueWords(name: string, value: unknown): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number') return numberWords(name, value);
  if (Array.isArray(value)) return value.map((line) => lineWords(line)).join('; ');
  if (name === 'category') return categoryLabels[value as DocumentCategory];
  const text = String(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDay(text) : text;
}

/** A line of a quotation: `ITR filing ₹999`. */
function lineWords(line: object): string {
  return Object.entries(line)
    .map(([name, value]) => valueWords(name, value))
    .join(' ');
}

/** A row of the database as labels and words; amounts, sizes and dates as the site writes them. */
export function recordWords(record: object): { label: string; words: string }[] {
  const row = record as Record<string, unknown>;
  // Settings and dates are kept under a key: the choices, or the key itself, are what is said.
  const shown = 'key' in row ? { [String(row.key)]: row.value } : (row.values ?? row);
  return Object.entries(shown as object)
    .filter(([name, value]) => isShown(name, value))
    .map(([name, value]) => ({ label: labelOf(name), words: valueWords(name, value) }));
}
