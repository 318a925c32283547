import type { ReactNode } from 'react';
import { RoundingRow } from '@/components/calculators/rounding-row';
import { WorkingLabel } from '@/components/calculators/working-label';
import { Ledger, LedgerBody, LedgerRow, LedgerTotal } from '@/components/ledger/ledger';
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
  /** The link to the figure by law, further down. */
  law?: ReactNode;
};

export function HraLedger({ result, isWorkedOut, law }: Props) {
  const words = wordsOf(result);
  const exempt = roundRupees(result.exempt);
  const taxable = roundRupees(result.taxable);

  return (
    <Ledger
      title="Your HRA"
      note={`${isWorkedOut ? `${cityTypes.find(({ value }) => value === result.city)?.label} · ` : ''}least of three`}
      foot={law}
    >
      <LedgerBody ruled>
        {result.conditions.map(({ id, amount }, index) => {
          const isSmallest = isWorkedOut && id === result.smallest;
          return (
            <LedgerRow
              key={id}
              folio={index + 1}
              className={isSmallest ? 'bg-thread/15' : undefined}
              label={
                <WorkingLabel detail={isWorkedOut && words[id].detail}>
                  {words[id].label} {isSmallest && <Badge>Smallest</Badge>}
                </WorkingLabel>
              }
              amount={formatRupees(amount)}
            />
          );
        })}
      </LedgerBody>
      <LedgerBody>
        <LedgerTotal
          label={
            <WorkingLabel isBelow detail="The smallest of the three">
              HRA exemption
            </WorkingLabel>
          }
          amount={formatRupees(exempt)}
        />
        <RoundingRow entries={[roundRupees(result.received), exempt.times(-1)]} total={taxable} />
        <LedgerRow
          strong
          label={<WorkingLabel detail="HRA received less the exemption">Taxable HRA</WorkingLabel>}
          amount={formatRupees(taxable)}
        />
      </LedgerBody>
    </Ledger>
  );
}
