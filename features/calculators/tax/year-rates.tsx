import { SheetTable } from '@/components/sheet/sheet-table';
import { taxByLaw } from '@/content/calculators/tax-by-law';
import { formatPercent, formatRupees } from '@/lib/format';
import { listBands } from '@/lib/law/tax/bands';
import { getRuleSet, type StatutoryYear } from '@/lib/law/tax/rule-sets';

const words = taxByLaw.rates;

/** The slabs of a year and the income up to which nothing is paid, in the regime that applies first. */
export function YearRates({ year }: { year: StatutoryYear }) {
  const { label, slabs, rebate, standardDeduction, cess } = getRuleSet(year);
  const deduction = standardDeduction.new.value;
  const untaxed = rebate.new.value.incomeLimit;
  return (
    <SheetTable
      title={label}
      note={words.regime}
      head="frame"
      isMain
      lines={listBands(slabs.new.value)}
      total={{ label: words.untaxed, detail: words.rebate, values: [formatRupees(untaxed)] }}
      rest={[
        {
          label: words.salary,
          detail: `${words.deduction} ${formatRupees(deduction)}`,
          values: [formatRupees(untaxed + deduction)],
          strong: true,
        },
      ]}
      foot={`${words.oldRegime} ${formatRupees(rebate.old.value.incomeLimit)}. ${words.cess} ${formatPercent(cess.value)}.`}
    />
  );
}
