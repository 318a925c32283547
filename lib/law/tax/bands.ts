import { formatPercent, formatRupees } from '@/lib/format';
import { type Band, withStart } from '@/lib/law/tax/rates-ay-2024-25';

export function describeBand({ from, upTo }: { from: number; upTo: number | null }): string {
  if (upTo === null) return `Above ${formatRupees(from)}`;
  return from === 0
    ? `Up to ${formatRupees(upTo)}`
    : `${formatRupees(from + 1)} to ${formatRupees(upTo)}`;
}

export function listBands(bands: readonly Band[]) {
  return withStart(bands).map((band) => ({
    label: describeBand(band),
    values: [band.rate === 0 ? 'Nil' : formatPercent(band.rate)],
  }));
}
