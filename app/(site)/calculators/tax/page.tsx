import type { ComponentProps } from 'react';
import { CalculatorPage } from '@/components/calculators/calculator-page';
import { RateTable } from '@/components/calculators/shared/rate-table';
import { TaxCalculator } from '@/components/calculators/tax/tax-calculator';
import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import { taxCalculator } from '@/content/calculators/tax';
import { bandRows } from '@/lib/calculators/bands';
import { assessmentYear } from '@/lib/calculators/rates-ay-2024-25';
import { ageCategories, taxBands } from '@/lib/calculators/tax';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/calculators/tax');

const head = ['Taxable income', 'Rate'] as const;

export default function TaxCalculatorPage() {
  return (
    <CalculatorPage
      name="tax"
      content={taxCalculator}
      calculator={TaxCalculator}
      planners={['advanceTax', 'returnFee', 'twoEmployers', 'capitalGains']}
    >
      <div className="@container">
        <div className="grid gap-x-10 border-rule-strong max-md:border-t md:grid-cols-2 md:gap-y-10 @min-[60rem]:grid-cols-4">
          {ageCategories.map(({ value, label }) => (
            <FoldedTable
              key={value}
              caption={`AY ${assessmentYear}, old regime, ${label.toLowerCase()}`}
              rows={bandRows(taxBands('old', value))}
            />
          ))}
          <FoldedTable
            caption={`AY ${assessmentYear}, new regime, every age`}
            rows={bandRows(taxBands('new', 'below60'))}
          />
        </div>
      </div>
    </CalculatorPage>
  );
}

/** On a phone each table is folded below its caption. */
function FoldedTable(table: Pick<ComponentProps<typeof RateTable>, 'caption' | 'rows'>) {
  return (
    <div className="border-rule-strong max-md:border-b max-md:[&_caption]:sr-only">
      <FoldOnPhone summary={<span className="py-3 font-semibold">{table.caption}</span>}>
        <div className="max-md:pb-5">
          <RateTable head={head} {...table} />
        </div>
      </FoldOnPhone>
    </div>
  );
}
