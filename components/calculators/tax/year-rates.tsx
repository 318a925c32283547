import { Table, TableBody, TableRow, TableTotal } from '@/components/table/data-table';
import { taxByLaw } from '@/content/calculators/tax-by-law';
import { bandRows } from '@/lib/calculators/bands';
import { ruleSetOf, type StatutoryYear } from '@/lib/calculators/law/rule-sets';
import { formatPercent, formatRupees } from '@/lib/format';

const words = taxByLaw.rates;

/** The slabs of a year and the income up to which nothing is paid, in the regime that applies first. */
export function YearRates({ year }: { year: StatutoryYear }) {
  const { label, slabs, rebate, standardDeduction, cess } = ruleSetOf(year);
  const deduction = standardDeduction.new.value;
  const untaxed = rebate.new.value.incomeLimit;
  return (
    <Table
      title={label}
      note={words.regime}
      className="computation"
      foot={`${words.oldRegime} ${formatRupees(rebate.old.value.incomeLimit)}. ${words.cess} ${formatPercent(cess.value)}.`}
    >
      <TableBody ruled>
        {bandRows(slabs.new.value).map(([band, rate]) => (
          <TableRow key={band} label={band} amount={rate} />
        ))}
      </TableBody>
      <TableBody>
        <TableTotal
          label={
            <>
              {words.untaxed}{' '}
              <span className="block font-normal text-[0.9375rem] text-soft">{words.rebate}</span>
            </>
          }
          amount={formatRupees(untaxed)}
        />
        <TableRow
          label={
            <>
              {words.salary}{' '}
              <span className="block font-normal text-[0.9375rem] text-soft">
                {`${words.deduction} ${formatRupees(deduction)}`}
              </span>
            </>
          }
          amount={formatRupees(untaxed + deduction)}
          strong
        />
      </TableBody>
    </Table>
  );
}
