import { SheetTable } from '@/components/sheet/sheet-table';
import { tdsCalculator } from '@/content/calculators/tds';
import { tdsChart } from '@/content/tables/tds-chart';
import { TestUs } from '@/features/calculators/cases/test-us';
import { CalculatorPage } from '@/features/calculators/frame/calculator-page';
import { OldRates } from '@/features/calculators/frame/old-rates';
import { TdsCalculator } from '@/features/calculators/tds/tds-calculator';
import { Planners } from '@/features/planners/planners';
import { formatPercent } from '@/lib/format';
import { listBands } from '@/lib/law/tax/bands';
import { flatTdsRates, salaryTdsBands } from '@/lib/law/tax/rates-ay-2024-25';
import { incomeTypes } from '@/lib/law/tds/income-types';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/calculators/tds');

const [salary] = incomeTypes;

const flatRates = incomeTypes.flatMap((type) =>
  type.value === 'salary'
    ? []
    : [
        {
          label: `${type.label}, ${type.section}`,
          values: [formatPercent(flatTdsRates[type.value])],
        },
      ],
);

export default function TdsCalculatorPage() {
  return (
    <CalculatorPage
      cases={<TestUs calculator="tds" />}
      content={tdsCalculator}
      calculator={TdsCalculator}
      planners={<Planners planners={['lateTds']} />}
      reference={tdsChart}
    >
      <OldRates text={tdsCalculator.estimate}>
        <div className="grid gap-x-10 gap-y-8 pb-8 md:grid-cols-2">
          <SheetTable
            title={`${salary.label}, ${salary.section}`}
            head="above"
            labels="Salary of the year"
            columns={['Rate on the whole']}
            lines={listBands(salaryTdsBands)}
          />
          <SheetTable
            title="Every other income"
            head="above"
            labels="Income"
            columns={['Rate']}
            lines={flatRates}
          />
        </div>
      </OldRates>
    </CalculatorPage>
  );
}
