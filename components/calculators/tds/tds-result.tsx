import { ResultTable } from '@/components/calculators/shared/result-table';
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

type Props = {
  result: ExactTdsResult;
  /** Before the first Calculate there is no working. */
  isWorkedOut: boolean;
};

export function TdsResult({ result, isWorkedOut }: Props) {
  const { income, rate, incomeType } = result;
  const type = incomeTypes.find(({ value }) => value === incomeType);
  const tds = roundRupees(result.tds);
  const net = roundRupees(result.net);

  return (
    <ResultTable
      title={isWorkedOut ? 'Simple estimate' : 'Your TDS'}
      note={isWorkedOut && `rates of FY ${financialYear}`}
      isPlain={isWorkedOut}
      groups={[
        [
          {
            kind: 'entry',
            number: 1,
            label: 'Income amount',
            amount: formatRupeesAndPaise(income),
          },
          {
            kind: 'entry',
            number: 2,
            label: 'TDS rate',
            detail: decidedBy(result, type?.section),
            amount: formatPercent(rate),
          },
        ],
        [
          {
            kind: 'total',
            label: 'TDS amount',
            isBelow: true,
            detail:
              isWorkedOut &&
              `${formatPercent(rate)} of the whole ${formatRupeesAndPaise(income)} = ${formatRupeesAndPaise(result.tds)}`,
            amount: formatRupees(tds),
          },
          { kind: 'rounding', entries: [roundPaise(income), tds.times(-1)], total: net },
        ],
        [
          {
            kind: 'entry',
            strong: true,
            label: 'Net amount receivable',
            isBelow: true,
            detail: 'Income less TDS',
            amount: formatRupees(net),
          },
        ],
      ]}
    />
  );
}
