import { RoundingRow } from '@/components/calculators/rounding-row';
import { WorkingLabel } from '@/components/calculators/working-label';
import { BlankRows, Ledger, LedgerBody, LedgerRow, LedgerTotal } from '@/components/ledger/ledger';
import { describeBand } from '@/lib/calculators/bands';
import { rupeesInWords } from '@/lib/calculators/in-words';
import { assessmentYear, cessRate } from '@/lib/calculators/rates-ay-2024-25';
import {
  ageCategories,
  type ExactTaxResult,
  type ExactTaxSlab,
  taxRegimes,
} from '@/lib/calculators/tax';
import {
  formatPercent,
  formatRupees,
  formatRupeesAndPaise,
  roundPaise,
  roundRupees,
} from '@/lib/format';

function slabLabel(slab: ExactTaxSlab) {
  if (slab.rate === 0) return `${describeBand(slab)}, nil`;
  return (
    <WorkingLabel detail={describeBand(slab)}>
      {formatPercent(slab.rate)} of {formatRupeesAndPaise(slab.on)}
    </WorkingLabel>
  );
}

/** From the income to the tax, slab by slab. */
function Working({ result }: { result: ExactTaxResult }) {
  const { regime, income, deductions, taxableIncome, slabs } = result;
  return (
    <>
      <LedgerRow
        folio={1}
        label={
          regime === 'old' ? (
            <WorkingLabel
              detail={`${formatRupeesAndPaise(income)} − ${formatRupeesAndPaise(deductions)}${
                deductions.isAbove(income) ? ', not below zero' : ''
              }`}
            >
              Income less deductions
            </WorkingLabel>
          ) : (
            'Taxable income'
          )
        }
        amount={formatRupeesAndPaise(taxableIncome)}
      />
      {slabs.map((slab, index) => (
        <LedgerRow
          key={slab.from}
          folio={index + 2}
          label={slabLabel(slab)}
          amount={formatRupeesAndPaise(slab.tax)}
        />
      ))}
      <RoundingRow
        entries={slabs.map(({ tax }) => roundPaise(tax))}
        total={roundRupees(result.incomeTax)}
      />
    </>
  );
}

const YEAR = `AY\u00a0${assessmentYear}`;

type Props = {
  result: ExactTaxResult;
  /** Before the first Calculate the lines of the working are blank. */
  isWorkedOut: boolean;
  comparison: string;
};

export function TaxLedger({ result, isWorkedOut, comparison }: Props) {
  const { regime, ageCategory, income, slabs } = result;
  const incomeTax = roundRupees(result.incomeTax);
  const cess = roundRupees(result.cess);
  const total = roundRupees(result.total);
  const netIncome = roundRupees(result.netIncome);
  const inWords = total.compare(0) > 0 ? rupeesInWords(total.toNumber()) : null;
  const regimeLabel = taxRegimes.find(({ value }) => value === regime)?.label;
  const ageLabel = ageCategories.find(({ value }) => value === ageCategory)?.label;

  return (
    <Ledger
      title={
        isWorkedOut
          ? `Your tax estimate, ${regimeLabel?.toLowerCase().replace(' ', '\u00a0')}, ${YEAR}`
          : 'Your tax estimate'
      }
      note={isWorkedOut ? ageLabel : YEAR}
      foot={comparison}
    >
      <LedgerBody ruled>
        {isWorkedOut ? <Working result={result} /> : <BlankRows count={slabs.length + 1} />}
      </LedgerBody>
      <LedgerBody ruled>
        <LedgerRow strong label="Income tax" amount={formatRupees(incomeTax)} />
        <LedgerRow
          strong
          label={<WorkingLabel detail={`${cessRate}% of income tax`}>Cess</WorkingLabel>}
          amount={formatRupees(cess)}
        />
        <RoundingRow entries={[incomeTax, cess]} total={total} />
      </LedgerBody>
      <LedgerBody>
        <LedgerTotal
          label="Total tax liability"
          amount={formatRupees(total)}
          isContinued={inWords !== null}
        />
        {inWords && (
          <LedgerRow
            label={<span className="block text-right text-[0.9375rem] text-soft">{inWords}</span>}
          />
        )}
        <RoundingRow entries={[roundPaise(income), total.times(-1)]} total={netIncome} />
        <LedgerRow strong label="Net income after tax" amount={formatRupees(netIncome)} />
      </LedgerBody>
    </Ledger>
  );
}
