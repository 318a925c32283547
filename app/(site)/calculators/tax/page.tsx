import { CalculatorPage } from '@/components/calculators/calculator-page';
import { RateTable } from '@/components/calculators/rate-table';
import { TaxCalculator } from '@/components/calculators/tax-calculator';
import { taxCalculator } from '@/content/calculators/tax';
import { bandRows } from '@/lib/calculators/bands';
import { rulesVersion } from '@/lib/calculators/rules-version';
import { ageCategories, taxBands } from '@/lib/calculators/tax';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/calculators/tax');

const head = ['Taxable income', 'Rate'] as const;

export default function TaxCalculatorPage() {
  return (
    <CalculatorPage
      content={taxCalculator}
      calculator={<TaxCalculator rules={rulesVersion('tax')} note={taxCalculator.note} />}
      planners={['advanceTax', 'returnFee']}
    >
      <div className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {ageCategories.map(({ value, label }) => (
          <RateTable
            key={value}
            caption={`Old regime, ${label.toLowerCase()}`}
            head={head}
            rows={bandRows(taxBands('old', value))}
          />
        ))}
        <RateTable
          caption="New regime, every age"
          head={head}
          rows={bandRows(taxBands('new', 'below60'))}
        />
      </div>
    </CalculatorPage>
  );
}
