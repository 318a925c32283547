import type { IsoDate } from '@/content/types/units';
import { formatDay } from '@/lib/dates';

type CsvCell = string | number | { day: IsoDate };

/**
 * What a spreadsheet reads as the start of a formula: one of these signs, plain or full-width, also
 * after blanks.
 */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

const MONTH =
  'jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?';
const MONTH_NUMBER = '0?[1-9]|1[0-2]';
const TIME = '\\d{1,4}:\\d{1,2}(:\\d{1,2}([.,]\\d+)?)?\\s*([ap]m?)?';

/**
 * Text that a spreadsheet would change into a number, a day or a time, dropping leading zeros and
 * showing twelve digits as an exponent: a number, two or three parts of a date, a month with a
 * number, a time.
 */
const CONVERTED = [
  /^[(₹$€£]*\s*[\d.,]*\d[\d.,]*(e[+-]?\d+)?\s*[%)]*$/i,
  new RegExp(`^((${MONTH_NUMBER})[-/]\\d{1,4}|\\d{1,4}[-/](${MONTH_NUMBER}))$`),
  new RegExp(`^\\d{1,4}([-/. ])\\d{1,2}\\1\\d{1,4}([T\\s]+${TIME}Z?)?$`, 'i'),
  new RegExp(`^(?=.*\\d)(\\d{1,4}[-/., ]*)?(${MONTH})([-/., ]*\\d{1,4}){0,2}$`, 'i'),
  new RegExp(`^${TIME}$`, 'i'),
];

const isConverted = (text: string) => {
  const plain = text.normalize('NFKC').trim();
  return CONVERTED.some((form) => form.test(plain));
};

/** Any country's separator, a quote, a line break, or a blank at either end. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

function formatField(cell: CsvCell): string {
  if (typeof cell === 'number') {
    if (!Number.isFinite(cell)) throw new RangeError(`${cell} is no number for a table`);
    return String(cell);
  }
  if (typeof cell !== 'string') return formatDay(cell.day);
  const text = FORMULA.test(cell) || isConverted(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as in RFC 4180: rows end in CRLF, and fields are quoted only if they must be. Text that a
 * spreadsheet would run as a formula, or change, gets an apostrophe in front. Throws a RangeError
 * for NaN and infinity.
 */
export function formatCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(formatField).join(',')}\r\n`).join('');
}

/** The byte order mark makes spreadsheets read the file as UTF-8. */
export function createCsvFile(rows: readonly (readonly CsvCell[])[]): Blob {
  return new Blob(['\ufeff', formatCsv(rows)], { type: 'text/csv;charset=utf-8' });
}
