import type { SheetTableProps } from '@/components/sheet/sheet-table';
import { listRounding } from '@/features/calculators/frame/rounding';
import type { ExactTdsResult } from '@/features/calculators/tds/tds';
import {
  formatPercent,
  formatRupees,
  formatRupeesAndPaise,
  roundPaise,
  roundRupees,
} from '@/lib/format';
import { describeBand } from '@/lib/law/tax/bands';
import { financialYear } from '@/lib/law/tax/rates-ay-2024-25';
import { incomeTypes } from '@/lib/law/tds/income-types';

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
