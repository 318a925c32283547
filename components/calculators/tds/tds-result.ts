import { listRounding } from '@/components/calculators/shared/rounding';
import type { SheetTableProps } from '@/components/sheets/sheet-table';
import { describeBand } from '@/lib/calculators/bands';
import { financialYear } from '@/lib/calculators/rates-ay-2024-25';
import { type ExactTdsResult, incomeTypes } from '@/lib/calculators/tds';
import {
  formatPercent,
  formatRupees,
  formatRupeesAndPaise,
  roundPaise,
  roundRupees,
} from '@/lib/format';

function decidedBy({ incomeType, salaryBand }: ExactTdsResult, section: string | undefined) {
  if (incomeType !== 'salary') return `by ${section}`;
  if (!salaryBand) return 'By the band of the salary';
  return `Salary band: ${describeBand(salaryBand)}`;
}

/** Before the first Calculate there is no working. */
export function tabulateTds(result: ExactTdsResult, isWorkedOut: boolean): SheetTableProps {
  const { income, rate, incomeType } = result;
  const type = incomeTypes.find(({ value }) => value === incomeType);
  const tds = roundRupees(result.tds);
  const net = roundRupees(result.net);

  return {
    title: isWorkedOut ? 'Simple estimate' : 'Your TDS',
    note: isWorkedOut && `rates of FY ${financialYear}`,
    lines: [
      { label: 'Income amount', values: [formatRupeesAndPaise(income)] },
      {
        label: 'TDS rate',
        detail: decidedBy(result, type?.section),
        values: [formatPercent(rate)],
      },
    ],
    total: {
      label: 'TDS amount',
      detail:
        isWorkedOut &&
        `${formatPercent(rate)} of the whole ${formatRupeesAndPaise(income)} = ${formatRupeesAndPaise(result.tds)}`,
      values: [formatRupees(tds)],
    },
    rest: [
      ...listRounding([roundPaise(income), tds.times(-1)], net),
      {
        label: 'Net amount receivable',
        detail: 'Income less TDS',
        values: [formatRupees(net)],
        strong: true,
      },
    ],
  };
}
