const simplify = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f₹,]/g, '')
    .replace(/[’‘]/g, "'");

/** A term is a word or the beginning of a section: `194j fee`. */
export function containsEveryTerm(row: string, typed: string): boolean {
  const text = simplify(row);
  return simplify(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const units: Record<string, number> = { lakh: 1e5, crore: 1e7 };

/** The first amount or percentage; `nil` is zero, and a cell without one is last. */
function parseCellAmount(cell: string): number {
  const [, digits, unit = ''] = /([\d,]+(?:\.\d+)?)\s*(lakh|crore)?/.exec(cell) ?? [];
  if (cell.startsWith('nil')) return 0;
  if (digits === undefined) return Number.POSITIVE_INFINITY;
  return Number(digits.replaceAll(',', '')) * (units[unit] ?? 1);
}

const collator = new Intl.Collator('en', { numeric: true });

/** By amount in a column of amounts, else alphabetically and by number. */
export function compareCells(a: string, b: string, isAmount = false): number {
  const [first, second] = isAmount ? [parseCellAmount(a), parseCellAmount(b)] : [0, 0];
  return first === second ? collator.compare(a, b) : first - second;
}

export function getCellText(row: object, key: string): string {
  const cell = (row as Record<string, unknown>)[key];
  return typeof cell === 'string' ? cell : '';
}
