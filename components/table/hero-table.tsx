import { Table, TableBody, TableRow, TableTotal } from '@/components/table/data-table';
import { Link } from '@/components/text/link';
import { home } from '@/content/home';
import { buildDay } from '@/lib/build-day';
import { formatPercent, formatRupees } from '@/lib/format';
import { ruleSetOf, yearOn } from '@/lib/law/tax/rule-sets';
import { calculateTaxOnGrossIncome } from '@/lib/law/tax/salary';

const { example } = home.hero;

/** The tax year of the day of the build, which SOURCE_DATE_EPOCH may set. */
const year = yearOn(buildDay().toISOString().slice(0, 10));

/** The home page's worked example, computed by law at build time and not typed. */
export function HeroTable() {
  const result = calculateTaxOnGrossIncome({
    year,
    regime: 'new',
    ageCategory: 'below60',
    grossIncome: example.salary,
    isSalary: true,
    deductions: 0,
  });
  if (!result) throw new Error('content/home.ts: hero.example.salary gives no result');

  const taxed = result.lines.filter((line) => line.kind === 'slab' && line.amount > 0);
  const top = taxed.at(-1);
  const others = result.lines.filter(({ kind }) => kind !== 'slab' && kind !== 'cess');
  const less = others.reduce((sum, line) => sum + line.amount, 0);

  return (
    <Table
      title={example.title}
      note={ruleSetOf(year).label}
      foot={
        <Link href={example.action.href} className="py-3 text-link text-base">
          {example.action.label} →
        </Link>
      }
    >
      <TableBody ruled>
        <TableRow rowNumber={1} label="Annual salary" amount={formatRupees(example.salary)} />
        <TableRow
          rowNumber={2}
          label="Standard deduction"
          amount={formatRupees(-result.standardDeduction)}
        />
        {top?.kind === 'slab' && (
          <TableRow
            rowNumber={3}
            label={`Slabs to ${formatRupees(top.from)}`}
            amount={formatRupees(result.slabTax - top.amount)}
          />
        )}
        {top?.kind === 'slab' && (
          <TableRow
            rowNumber={4}
            label={`${formatPercent(top.rate)} on ${formatRupees(top.on)}`}
            amount={formatRupees(top.amount)}
          />
        )}
        {less !== 0 && (
          <TableRow label="Rebate, surcharge and rounding" amount={formatRupees(less)} />
        )}
        <TableRow
          rowNumber={5}
          label={`Cess, ${formatPercent(ruleSetOf(year).cess.value)}`}
          amount={formatRupees(result.cess)}
        />
      </TableBody>
      <TableBody>
        <TableTotal label="Total tax liability" amount={formatRupees(result.payable)} />
      </TableBody>
    </Table>
  );
}
