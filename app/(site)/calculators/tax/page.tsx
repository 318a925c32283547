import { SheetTable } from '@/components/sheet/sheet-table';
import { taxCalculator } from '@/content/calculators/tax';
import { TestUs } from '@/features/calculators/cases/test-us';
import { CalculatorPage } from '@/features/calculators/frame/calculator-page';
import { OldRates } from '@/features/calculators/frame/old-rates';
import { getTaxBands } from '@/features/calculators/tax/tax';
import { TaxCalculator } from '@/features/calculators/tax/tax-calculator';
import { YearRates } from '@/features/calculators/tax/year-rates';
import { Planners } from '@/features/planners/planners';
import { buildDay } from '@/lib/build-day';
import { getDayInIndia } from '@/lib/days';
import { listBands } from '@/lib/law/tax/bands';
import { ageCategories } from '@/lib/law/tax/regimes';
import { getStatutoryYear } from '@/lib/law/tax/rule-sets';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/calculators/tax');

const tables = [
  ...ageCategories.map(({ value, label }) => ({
    title: `Old regime, ${label.toLowerCase()}`,
    lines: listBands(getTaxBands('old', value)),
  })),
  { title: 'New regime, every age', lines: listBands(getTaxBands('new', 'below60')) },
];

export default function TaxCalculatorPage() {
  return (
    <CalculatorPage
      cases={<TestUs calculator="tax" />}
      content={taxCalculator}
      calculator={TaxCalculator}
      before={<YearRates year={getStatutoryYear(getDayInIndia(buildDay().getTime()))} />}
      planners={<Planners planners={['advanceTax', 'returnFee', 'twoEmployers', 'capitalGains']} />}
    >
      <OldRates text={taxCalculator.estimate}>
        <div className="grid gap-x-10 gap-y-8 pb-8 md:grid-cols-2 xl:grid-cols-4">
          {tables.map((table) => (
            <SheetTable
              key={table.title}
              head="above"
              labels="Taxable income"
              columns={['Rate']}
              {...table}
            />
          ))}
        </div>
      </OldRates>
    </CalculatorPage>
  );
}
