/** A cell of a table: text, or a finite number, which a spreadsheet may add up. */
export type CsvCell = string | number;

/**
 * What a spreadsheet reads as the start of a formula: one of these signs, plain or full-width, also
 * after blanks.
 */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/**
 * A field with one of these is quoted: any country's separator, a quote, a line break, an outer
 * blank.
 */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

function field(cell: CsvCell): string {
  if (typeof cell === 'number') {
    if (!Number.isFinite(cell)) throw new RangeError(`${cell} is no number for a table`);
    return String(cell);
  }
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as RFC 4180 writes it: rows end in CRLF, fields are quoted where they must be. Text that
 * a spreadsheet would run as a formula gets an apostrophe in front. Throws a RangeError for NaN and
 * infinity.
 */
export function csv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

/** The table as a file. It begins with a byte order mark, so that spreadsheets read it as UTF-8. */
export function csvFile(rows: readonly (readonly CsvCell[])[]): Blob {
  return new Blob(['\ufeff', csv(rows)], { type: 'text/csv;charset=utf-8' });
}
