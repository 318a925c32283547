import type { SheetTableProps } from '@/components/sheet/sheet-table';
import { listRounding } from '@/features/calculators/frame/rounding';
import {
  cityTypes,
  type ExactHraResult,
  type HraConditionId,
  rentReduction,
} from '@/features/calculators/hra/hra';
import { formatRupees, formatRupeesAndPaise, roundRupees } from '@/lib/format';

type Words = Record<HraConditionId, { label: string; detail: string }>;

function wordsOf({ basic, rent, received, salaryShare }: ExactHraResult): Words {
  const reduction = basic.times(rentReduction).over(100);
  return {
    received: { label: 'HRA received', detail: `The whole of ${formatRupeesAndPaise(received)}` },
    salaryShare: {
      label: `${salaryShare}% of basic salary`,
      detail: `${salaryShare}% of ${formatRupeesAndPaise(basic)}`,
    },
    rentOverSalary: {
      label: `Rent paid less ${rentReduction}% of basic salary`,
      detail: `${formatRupeesAndPaise(rent)} − ${formatRupeesAndPaise(reduction)}${
        reduction.isAbove(rent) ? ', not below zero' : ''
      }`,
    },
  };
}

/** Before the first Calculate no condition is marked as the smallest, and none is explained. */
export function tabulateHra(result: ExactHraResult, isWorkedOut: boolean): SheetTableProps {
  const words = wordsOf(result);
  const exempt = roundRupees(result.exempt);
  const taxable = roundRupees(result.taxable);
  const city = cityTypes.find(({ value }) => value === result.city)?.label;

  return {
    title: isWorkedOut ? 'Simple estimate' : 'Your HRA',
    note: isWorkedOut ? `${city}, by the list of cities until March 2026` : 'least of three',
    lines: result.conditions.map(({ id, amount }) => ({
      label: words[id].label,
      mark: isWorkedOut && id === result.smallest && 'Smallest',
      detail: isWorkedOut && words[id].detail,
      values: [formatRupees(amount)],
    })),
    total: {
      label: 'HRA exemption',
      detail: 'The smallest of the three',
      values: [formatRupees(exempt)],
    },
    rest: [
      ...listRounding([roundRupees(result.received), exempt.times(-1)], taxable),
      {
        label: 'Taxable HRA',
        detail: 'HRA received less the exemption',
        values: [formatRupees(taxable)],
        strong: true,
      },
    ],
  };
}
