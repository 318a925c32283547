import { SheetTable } from '@/components/sheet/sheet-table';
import { hraCalculator } from '@/content/calculators/hra';
import { hraByLaw } from '@/content/calculators/hra-by-law';
import { TestUs } from '@/features/calculators/cases/test-us';
import { CalculatorPage } from '@/features/calculators/frame/calculator-page';
import { HraCalculator } from '@/features/calculators/hra/hra-calculator';
import { hraCities } from '@/lib/law/hra/hra-cities';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/calculators/hra');

const { caption, head, others } = hraByLaw.cities;
const [labels, share] = head;

export default function HraCalculatorPage() {
  return (
    <CalculatorPage
      cases={<TestUs calculator="hra" />}
      content={hraCalculator}
      calculator={HraCalculator}
      before={
        <SheetTable
          title={caption}
          head="above"
          isMain
          labels={labels}
          columns={[share]}
          lines={[
            { label: hraCities.join(', '), values: ['50%'] },
            { label: others, values: ['40%'] },
          ]}
        />
      }
    />
  );
}
