import { Ledger, LedgerBody, LedgerRow, LedgerTotal } from '@/components/ledger/ledger';
import { Link } from '@/components/ui/link';
import { home } from '@/content/home';
import { buildDay } from '@/lib/build/security-txt';
import { ruleSetOf, yearOn } from '@/lib/calculators/statutory/rule-sets';
import { calculateTaxOnGrossIncome } from '@/lib/calculators/statutory/salary';
import { formatPercent, formatRupees } from '@/lib/format';

const { example } = home.hero;

/** The tax year of the day of the build, which SOURCE_DATE_EPOCH may set. */
const year = yearOn(buildDay().toISOString().slice(0, 10));

/** The home page's worked example, computed by law at build time and not typed. */
export function HeroLedger() {
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
    <Ledger
      title={example.title}
      note={ruleSetOf(year).label}
      foot={
        <Link href={example.action.href} className="py-3 text-link text-base">
          {example.action.label} →
        </Link>
      }
    >
      <LedgerBody ruled>
        <LedgerRow folio={1} label="Annual salary" amount={formatRupees(example.salary)} />
        <LedgerRow
          folio={2}
          label="Standard deduction"
          amount={formatRupees(-result.standardDeduction)}
        />
        {top?.kind === 'slab' && (
          <LedgerRow
            folio={3}
            label={`Slabs to ${formatRupees(top.from)}`}
            amount={formatRupees(result.slabTax - top.amount)}
          />
        )}
        {top?.kind === 'slab' && (
          <LedgerRow
            folio={4}
            label={`${formatPercent(top.rate)} on ${formatRupees(top.on)}`}
            amount={formatRupees(top.amount)}
          />
        )}
        {less !== 0 && (
          <LedgerRow label="Rebate, surcharge and rounding" amount={formatRupees(less)} />
        )}
        <LedgerRow
          folio={5}
          label={`Cess, ${formatPercent(ruleSetOf(year).cess.value)}`}
          amount={formatRupees(result.cess)}
        />
      </LedgerBody>
      <LedgerBody>
        <LedgerTotal label="Total tax liability" amount={formatRupees(result.payable)} />
      </LedgerBody>
    </Ledger>
  );
}
