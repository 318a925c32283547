import { CalculatorPage } from '@/components/calculators/calculator-page';
import { OldRates } from '@/components/calculators/shared/old-rates';
import { RateTable } from '@/components/calculators/shared/rate-table';
import { TaxCalculator } from '@/components/calculators/tax/tax-calculator';
import { YearRates } from '@/components/calculators/tax/year-rates';
import { taxCalculator } from '@/content/calculators/tax';
import { buildDay } from '@/lib/build/security-txt';
import { bandRows } from '@/lib/calculators/bands';
import { yearOn } from '@/lib/calculators/law/rule-sets';
import { ageCategories, taxBands } from '@/lib/calculators/tax';
import { dayInIndia } from '@/lib/days';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/calculators/tax');

const head = ['Taxable income', 'Rate'] as const;

const tables = [
  ...ageCategories.map(({ value, label }) => ({
    caption: `Old regime, ${label.toLowerCase()}`,
    rows: bandRows(taxBands('old', value)),
  })),
  { caption: 'New regime, every age', rows: bandRows(taxBands('new', 'below60')) },
];

export default function TaxCalculatorPage() {
  return (
    <CalculatorPage
      name="tax"
      content={taxCalculator}
      calculator={TaxCalculator}
      before={<YearRates year={yearOn(dayInIndia(buildDay().getTime()))} />}
      planners={['advanceTax', 'returnFee', 'twoEmployers', 'capitalGains']}
    >
      <OldRates text={taxCalculator.estimate}>
        <div className="grid gap-x-10 gap-y-8 pb-8 md:grid-cols-2 xl:grid-cols-4">
          {tables.map((table) => (
            <RateTable key={table.caption} head={head} {...table} />
          ))}
        </div>
      </OldRates>
    </CalculatorPage>
  );
}
