import { type ResultLine, ResultTable } from '@/components/calculators/shared/result-table';
import { describeBand } from '@/lib/calculators/bands';
import { rupeesInWords } from '@/lib/calculators/in-words';
import { assessmentYear, cessRate } from '@/lib/calculators/rates-ay-2024-25';
import { ageCategories, type ExactTaxResult, taxRegimes } from '@/lib/calculators/tax';
import {
  formatPercent,
  formatRupees,
  formatRupeesAndPaise,
  roundPaise,
  roundRupees,
} from '@/lib/format';

/** From the income to the tax, slab by slab. */
function working({
  regime,
  income,
  deductions,
  taxableIncome,
  slabs,
}: ExactTaxResult): ResultLine[] {
  const below = deductions.isAbove(income) ? ', not below zero' : '';
  return [
    {
      kind: 'entry',
      number: 1,
      label: regime === 'old' ? 'Income less deductions' : 'Taxable income',
      detail:
        regime === 'old' &&
        `${formatRupeesAndPaise(income)} − ${formatRupeesAndPaise(deductions)}${below}`,
      amount: formatRupeesAndPaise(taxableIncome),
    },
    ...slabs.map((slab, index): ResultLine => {
      const band = describeBand(slab);
      return {
        kind: 'entry',
        number: index + 2,
        label:
          slab.rate === 0
            ? `${band}, nil`
            : `${formatPercent(slab.rate)} of ${formatRupeesAndPaise(slab.on)}`,
        detail: slab.rate !== 0 && band,
        amount: formatRupeesAndPaise(slab.tax),
      };
    }),
  ];
}

const YEAR = `AY\u00a0${assessmentYear}`;

type Props = {
  result: ExactTaxResult;
  /** Before the first Calculate there is no working. */
  isWorkedOut: boolean;
  comparison: string;
};

/** The specified estimate of AY 2024-25. */
export function TaxResult({ result, isWorkedOut, comparison }: Props) {
  const { regime, ageCategory, income, slabs } = result;
  const incomeTax = roundRupees(result.incomeTax);
  const cess = roundRupees(result.cess);
  const total = roundRupees(result.total);
  const netIncome = roundRupees(result.netIncome);
  const regimeLabel = taxRegimes.find(({ value }) => value === regime)?.label;

  return (
    <ResultTable
      title="Simple estimate"
      note={
        isWorkedOut
          ? `${regimeLabel?.toLowerCase().replace(' ', '\u00a0')}, ${YEAR}, ${ageCategories.find(({ value }) => value === ageCategory)?.label.toLowerCase()}`
          : YEAR
      }
      isPlain
      foot={isWorkedOut && comparison}
      groups={[
        isWorkedOut
          ? [
              ...working(result),
              {
                kind: 'rounding',
                entries: slabs.map(({ tax }) => roundPaise(tax)),
                total: incomeTax,
              },
            ]
          : [],
        [
          { kind: 'entry', strong: true, label: 'Income tax', amount: formatRupees(incomeTax) },
          {
            kind: 'entry',
            strong: true,
            label: 'Cess',
            detail: `${cessRate}% of income tax`,
            amount: formatRupees(cess),
          },
          { kind: 'rounding', entries: [incomeTax, cess], total },
        ],
        [
          {
            kind: 'total',
            label: 'Total tax liability',
            amount: formatRupees(total),
            inWords: total.compare(0) > 0 ? rupeesInWords(total.toNumber()) : null,
          },
          { kind: 'rounding', entries: [roundPaise(income), total.times(-1)], total: netIncome },
          {
            kind: 'entry',
            strong: true,
            label: 'Net income after tax',
            amount: formatRupees(netIncome),
          },
        ],
      ]}
    />
  );
}
