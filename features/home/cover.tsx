import { Table, TableBody, TableRow, TableTotal } from '@/components/table/data-table';
import { Link } from '@/components/text/link';
import { durations } from '@/content/durations';
import { home } from '@/content/home';
import { companyIncorporation } from '@/content/services/company-incorporation';
import { Company } from '@/features/home/company';
import { Late } from '@/features/home/late';
import { NextDate } from '@/features/home/next-date';
import { Notice } from '@/features/home/notice';
import { Regime } from '@/features/home/regime';
import { listLateForms } from '@/features/planners/late-forms';
import { createEstimateLines } from '@/features/services/estimate/estimate-lines';
import { buildDay } from '@/lib/build-day';
import { isOffered } from '@/lib/content/offered';
import { formatPercent, formatRupees } from '@/lib/format';
import { getRuleSet, getStatutoryYear } from '@/lib/law/tax/rule-sets';
import { calculateTaxOnGrossIncome } from '@/lib/law/tax/salary';

const { hero, reasons } = home;
const [explore, consult] = hero.actions;

const today = buildDay().toISOString().slice(0, 10);

const { heading, fees } = companyIncorporation;
const [first] = createEstimateLines(companyIncorporation);
const [total] = first?.sum?.totals ?? [];
const companyHint = [
  total &&
    [total.isAbout && reasons.company.about, total.amount, reasons.company.inAll]
      .filter(Boolean)
      .join(' '),
  durations.incorporation,
]
  .filter(Boolean)
  .join(', ');

export function Cover() {
  return (
    <section data-slot="cover" className="cover">
      <span aria-hidden="true" className="cover-spine" />
      <span aria-hidden="true" className="cover-stitches" />
      <div className="cover-in">
        <h1>{hero.heading}</h1>
        <p className="cover-lead">{hero.lead}</p>
        <p className="cover-actions">
          <Link href={explore.href}>{explore.label}</Link>
          <Link href={consult.href}>{consult.label}</Link>
        </p>
        <section aria-labelledby="reasons" className="reasons">
          <h2 id="reasons">{reasons.heading}</h2>
          <Notice />
          <Late forms={listLateForms(today)} />
          <NextDate />
          <Regime />
          {isOffered(companyIncorporation.path) && (
            <Company
              hint={companyHint}
              duration={durations.incorporation}
              page={{ heading, fees }}
              text={reasons.company.text}
            />
          )}
        </section>
        <div className="computation cover-sheet data-table-frame">
          <HeroTable />
        </div>
      </div>
    </section>
  );
}

/** The tax year of the day of the build, which SOURCE_DATE_EPOCH may set. */
const year = getStatutoryYear(today);

function HeroTable() {
  const result = calculateTaxOnGrossIncome({
    year,
    regime: 'new',
    ageCategory: 'below60',
    grossIncome: hero.example.salary,
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
      title={hero.example.title}
      note={getRuleSet(year).label}
      foot={
        <Link href={hero.example.action.href} className="py-3 text-link text-base">
          {hero.example.action.label} →
        </Link>
      }
    >
      <TableBody ruled>
        <TableRow rowNumber={1} label="Annual salary" amount={formatRupees(hero.example.salary)} />
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
          label={`Cess, ${formatPercent(getRuleSet(year).cess.value)}`}
          amount={formatRupees(result.cess)}
        />
      </TableBody>
      <TableBody>
        <TableTotal label="Total tax liability" amount={formatRupees(result.payable)} />
      </TableBody>
    </Table>
  );
}
