import { Ledger, LedgerBody, LedgerRow, LedgerTotal } from '@/components/ledger/ledger';
import { Link } from '@/components/ui/link';
import { home } from '@/content/home';
import { calculateTax } from '@/lib/calculators/tax';
import { formatPercent, formatRupees } from '@/lib/format';

const { example } = home.hero;

/** The home page's worked example: the calculator's own result at build time, not typed figures. */
export function HeroLedger() {
  const result = calculateTax({
    income: example.income,
    ageCategory: 'below60',
    regime: 'new',
    deductions: null,
  });
  if (!result) throw new Error('content/home.ts: hero.example.income gives no result');

  const taxed = result.slabs.filter((slab) => slab.tax > 0);
  const top = taxed.at(-1);
  const below = taxed.slice(0, -1);
  const belowTax = below.reduce((sum, slab) => sum + slab.tax, 0);

  return (
    <Ledger
      title={example.title}
      note={example.note}
      foot={
        <Link href={example.action.href} className="text-link text-base">
          {example.action.label} →
        </Link>
      }
    >
      <LedgerBody ruled>
        <LedgerRow folio={1} label="Annual income" amount={formatRupees(example.income)} />
        <LedgerRow
          folio={2}
          label={`Tax on slabs up to ${formatRupees(top?.from ?? 0)}`}
          amount={formatRupees(belowTax)}
        />
        {top && (
          <LedgerRow
            folio={3}
            label={`${formatPercent(top.rate)} on the next ${formatRupees(top.on)}`}
            amount={formatRupees(top.tax)}
          />
        )}
        <LedgerRow
          folio={4}
          label="Health and education cess, 4%"
          amount={formatRupees(result.cess)}
        />
      </LedgerBody>
      <LedgerBody>
        <LedgerTotal label="Total tax liability" amount={formatRupees(result.total)} />
      </LedgerBody>
    </Ledger>
  );
}
