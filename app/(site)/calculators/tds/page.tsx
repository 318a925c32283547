import { CalculatorPage } from '@/components/calculators/calculator-page';
import { RateTable } from '@/components/calculators/shared/rate-table';
import { TdsCalculator } from '@/components/calculators/tds/tds-calculator';
import { tdsCalculator } from '@/content/calculators/tds';
import { tdsChart } from '@/content/tables/tds-chart';
import { bandRows } from '@/lib/calculators/bands';
import { assessmentYear, flatTdsRates, salaryTdsBands } from '@/lib/calculators/rates-ay-2024-25';
import { incomeTypes } from '@/lib/calculators/tds';
import { formatPercent } from '@/lib/format';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/calculators/tds');

const [salary] = incomeTypes;
/** The year of the specified rates; the chart below has this year's. */
const year = `AY ${assessmentYear}`;

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
      <div className="grid gap-10 md:grid-cols-2">
        <RateTable
          caption={`${year}: ${salary.label.toLowerCase()}, ${salary.section}`}
          head={['Salary of the year', 'Rate on the whole']}
          rows={bandRows(salaryTdsBands)}
        />
        <RateTable
          caption={`${year}: every other income`}
          head={['Income', 'Rate']}
          rows={flatRows}
        />
      </div>
    </CalculatorPage>
  );
}
