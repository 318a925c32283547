import { SheetTable } from '@/components/sheet/sheet-table';
import { taxByLaw } from '@/content/calculators/tax-by-law';
import { formatPercent, formatRupees } from '@/lib/format';
import { listBands } from '@/lib/law/tax/bands';
import { getRuleSet, type StatutoryYear } from '@/lib/law/tax/rule-sets';

const copy = taxByLaw.rates;

export function YearRates({ year }: { year: StatutoryYear }) {
  const { label, slabs, rebate, standardDeduction, cess } = getRuleSet(year);
  const deduction = standardDeduction.new.value;
  const untaxed = rebate.new.value.incomeLimit;
  return (
    <SheetTable
      title={label}
      note={copy.regime}
      head="frame"
      isMain
      lines={listBands(slabs.new.value)}
      total={{ label: copy.untaxed, detail: copy.rebate, values: [formatRupees(untaxed)] }}
      rest={[
        {
          label: copy.salary,
          detail: `${copy.deduction} ${formatRupees(deduction)}`,
          values: [formatRupees(untaxed + deduction)],
          strong: true,
        },
      ]}
      foot={`${copy.oldRegime} ${formatRupees(rebate.old.value.incomeLimit)}. ${copy.cess} ${formatPercent(cess.value)}.`}
    />
  );
}
