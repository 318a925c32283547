import { CalculatorPage } from '@/components/calculators/calculator-page';
import { OldRates } from '@/components/calculators/shared/old-rates';
import { RateTable } from '@/components/calculators/shared/rate-table';
import { TdsCalculator } from '@/components/calculators/tds/tds-calculator';
import { tdsCalculator } from '@/content/calculators/tds';
import { tdsChart } from '@/content/tables/tds-chart';
import { bandRows } from '@/lib/calculators/bands';
import { flatTdsRates, salaryTdsBands } from '@/lib/calculators/rates-ay-2024-25';
import { incomeTypes } from '@/lib/calculators/tds';
import { formatPercent } from '@/lib/format';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/calculators/tds');

const [salary] = incomeTypes;

const flatRows = incomeTypes.flatMap((type) =>
  type.value === 'salary'
    ? []
    : [[`${type.label}, ${type.section}`, formatPercent(flatTdsRates[type.value])] as const],
);

export default function TdsCalculatorPage() {
  return (
    <CalculatorPage
      name="tds"
      content={tdsCalculator}
      calculator={TdsCalculator}
      planners={['lateTds']}
      reference={tdsChart}
    >
      <OldRates text={tdsCalculator.estimate}>
        <div className="grid gap-x-10 gap-y-8 pb-8 md:grid-cols-2">
          <RateTable
            caption={`${salary.label}, ${salary.section}`}
            head={['Salary of the year', 'Rate on the whole']}
            rows={bandRows(salaryTdsBands)}
          />
          <RateTable caption="Every other income" head={['Income', 'Rate']} rows={flatRows} />
        </div>
      </OldRates>
    </CalculatorPage>
  );
}
