import { Ledger, LedgerBody, LedgerRow, LedgerTotal } from '@/components/ledger/ledger';
import { Badge } from '@/components/ui/badge';
import {
  cityTypes,
  type HraConditionId,
  type HraResult,
  rentReduction,
} from '@/lib/calculators/hra';
import { formatRupees, formatRupeesAndPaise, roundPaise, roundRupees } from '@/lib/format';
import { RoundingRow } from './rounding-row';
import { WorkingLabel } from './working-label';

type Words = Record<HraConditionId, { label: string; detail: string }>;

function wordsOf({ basic, rent, salaryShare }: HraResult): Words {
  const reduction = (basic * rentReduction) / 100;
  return {
    received: { label: 'HRA received', detail: 'The whole of it' },
    salaryShare: {
      label: `${salaryShare}% of basic salary`,
      detail: `${salaryShare}% of ${formatRupeesAndPaise(basic)}`,
    },
    rentOverSalary: {
      label: `Rent paid less ${rentReduction}% of basic salary`,
      detail: `${formatRupeesAndPaise(rent)} − ${formatRupeesAndPaise(reduction)}${
        rent < reduction ? ', not below zero' : ''
      }`,
    },
  };
}

export function HraLedger({ result, run }: { result: HraResult; run: number }) {
  const words = wordsOf(result);
  const exempt = roundRupees(result.exempt);
  const taxable = roundRupees(result.taxable);

  return (
    <Ledger
      title="Your HRA"
      note={`${cityTypes.find(({ value }) => value === result.city)?.label} · least of three`}
    >
      <LedgerBody ruled>
        {result.conditions.map(({ id, amount }, index) => {
          const isSmallest = run > 0 && id === result.smallest;
          return (
            <LedgerRow
              key={id}
              folio={index + 1}
              className={isSmallest ? 'bg-thread/15' : undefined}
              label={
                <WorkingLabel detail={words[id].detail}>
                  {words[id].label} {isSmallest && <Badge>Smallest</Badge>}
                </WorkingLabel>
              }
              amount={formatRupeesAndPaise(amount)}
            />
          );
        })}
        <RoundingRow entries={[roundPaise(result.exempt)]} total={exempt} />
      </LedgerBody>
      <LedgerBody>
        <LedgerTotal
          label={<WorkingLabel detail="The smallest of the three">HRA exemption</WorkingLabel>}
          amount={formatRupees(exempt)}
        />
        <RoundingRow entries={[roundPaise(result.received), -exempt]} total={taxable} />
        <LedgerRow
          strong
          label={<WorkingLabel detail="HRA received less the exemption">Taxable HRA</WorkingLabel>}
          amount={formatRupees(taxable)}
        />
      </LedgerBody>
    </Ledger>
  );
}
