import { formatPercent, formatRupees } from '@/lib/format';
import { type Band, withStart } from '@/lib/law/tax/rates-ay-2024-25';

/** A band in words: `Up to ₹2,50,000`, `₹2,50,001 to ₹5,00,000`, `Above ₹10,00,000`. */
export function describeBand({ from, upTo }: { from: number; upTo: number | null }): string {
  if (upTo === null) return `Above ${formatRupees(from)}`;
  return from === 0
    ? `Up to ${formatRupees(upTo)}`
    : `${formatRupees(from + 1)} to ${formatRupees(upTo)}`;
}

/** The lines of a table: each band in words and its rate. */
export function listBands(bands: readonly Band[]) {
  return withStart(bands).map((band) => ({
    label: describeBand(band),
    values: [band.rate === 0 ? 'Nil' : formatPercent(band.rate)],
  }));
}
