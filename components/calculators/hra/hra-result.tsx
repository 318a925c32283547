import { type ResultLine, ResultTable } from '@/components/calculators/shared/result-table';
import { Badge } from '@/components/ui/badge';
import {
  cityTypes,
  type ExactHraResult,
  type HraConditionId,
  rentReduction,
} from '@/lib/calculators/hra';
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

type Props = {
  result: ExactHraResult;
  /** Whether to mark the smallest condition and explain each: not before the first Calculate. */
  isWorkedOut: boolean;
};

export function HraResult({ result, isWorkedOut }: Props) {
  const words = wordsOf(result);
  const exempt = roundRupees(result.exempt);
  const taxable = roundRupees(result.taxable);
  const city = cityTypes.find(({ value }) => value === result.city)?.label;

  return (
    <ResultTable
      title={isWorkedOut ? 'Simple estimate' : 'Your HRA'}
      note={isWorkedOut ? `${city}, by the list of cities until March 2026` : 'least of three'}
      isPlain={isWorkedOut}
      groups={[
        result.conditions.map(({ id, amount }, index): ResultLine => {
          const isMarked = isWorkedOut && id === result.smallest;
          return {
            kind: 'entry',
            number: index + 1,
            isMarked,
            label: (
              <>
                {words[id].label} {isMarked && <Badge>Smallest</Badge>}
              </>
            ),
            detail: isWorkedOut && words[id].detail,
            amount: formatRupees(amount),
          };
        }),
        [
          {
            kind: 'total',
            label: 'HRA exemption',
            isBelow: true,
            detail: 'The smallest of the three',
            amount: formatRupees(exempt),
          },
          {
            kind: 'rounding',
            entries: [roundRupees(result.received), exempt.times(-1)],
            total: taxable,
          },
          {
            kind: 'entry',
            strong: true,
            label: 'Taxable HRA',
            detail: 'HRA received less the exemption',
            amount: formatRupees(taxable),
          },
        ],
      ]}
    />
  );
}
