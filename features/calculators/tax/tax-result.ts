import type { SheetLine } from '@/components/sheet/sheet-row';
import type { SheetTableProps } from '@/components/sheet/sheet-table';
import { listRounding } from '@/features/calculators/frame/rounding';
import type { ExactTaxResult } from '@/features/calculators/tax/tax';
import {
  formatPercent,
  formatRupees,
  formatRupeesAndPaise,
  roundPaise,
  roundRupees,
} from '@/lib/format';
import { describeBand } from '@/lib/law/tax/bands';
import { assessmentYear, cessRate } from '@/lib/law/tax/rates-ay-2024-25';
import { ageCategories, taxRegimes } from '@/lib/law/tax/regimes';
import { rupeesInWords } from '@/lib/text/in-words';

/** From the income to the tax, slab by slab. */
function listSlabs({
  regime,
  income,
  deductions,
  taxableIncome,
  slabs,
}: ExactTaxResult): SheetLine[] {
  const below = deductions.isAbove(income) ? ', not below zero' : '';
  return [
    {
      label: regime === 'old' ? 'Income less deductions' : 'Taxable income',
      detail:
        regime === 'old' &&
        `${formatRupeesAndPaise(income)} − ${formatRupeesAndPaise(deductions)}${below}`,
      values: [formatRupeesAndPaise(taxableIncome)],
    },
    ...slabs.map((slab) => {
      const band = describeBand(slab);
      return {
        label:
          slab.rate === 0
            ? `${band}, nil`
            : `${formatPercent(slab.rate)} of ${formatRupeesAndPaise(slab.on)}`,
        detail: slab.rate !== 0 && band,
        values: [formatRupeesAndPaise(slab.tax)],
      };
    }),
  ];
}

const YEAR = `AY\u00a0${assessmentYear}`;

/**
 * The specified estimate of AY 2024-25; before the first Calculate there is no working. The rates
 * of this year stand above it in a frame, so it has none.
 */
export function tabulateTax(
  result: ExactTaxResult,
  isWorkedOut: boolean,
  comparison: string,
): SheetTableProps {
  const { regime, ageCategory, income, slabs } = result;
  const incomeTax = roundRupees(result.incomeTax);
  const cess = roundRupees(result.cess);
  const total = roundRupees(result.total);
  const netIncome = roundRupees(result.netIncome);
  const regimeLabel = taxRegimes.find(({ value }) => value === regime)?.label;

  return {
    title: 'Simple estimate',
    note: isWorkedOut
      ? `${regimeLabel?.toLowerCase().replace(' ', '\u00a0')}, ${YEAR}, ${ageCategories.find(({ value }) => value === ageCategory)?.label.toLowerCase()}`
      : YEAR,
    head: 'above',
    foot: isWorkedOut && comparison,
    lines: [
      ...(isWorkedOut
        ? [
            ...listSlabs(result),
            ...listRounding(
              slabs.map(({ tax }) => roundPaise(tax)),
              incomeTax,
            ),
          ]
        : []),
      { label: 'Income tax', values: [formatRupees(incomeTax)], strong: true },
      {
        label: 'Cess',
        detail: `${cessRate}% of income tax`,
        values: [formatRupees(cess)],
        strong: true,
      },
      ...listRounding([incomeTax, cess], total),
    ],
    total: {
      label: 'Total tax liability',
      detail: total.compare(0) > 0 && rupeesInWords(total.toNumber()),
      values: [formatRupees(total)],
    },
    rest: [
      ...listRounding([roundPaise(income), total.times(-1)], netIncome),
      { label: 'Net income after tax', values: [formatRupees(netIncome)], strong: true },
    ],
  };
}
