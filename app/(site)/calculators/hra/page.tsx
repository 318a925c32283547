import { CalculatorPage } from '@/components/calculators/calculator-page';
import { HraCalculator } from '@/components/calculators/hra/hra-calculator';
import { SheetTable } from '@/components/sheets/sheet-table';
import { hraCalculator } from '@/content/calculators/hra';
import { hraByLaw } from '@/content/calculators/hra-by-law';
import { hraCities } from '@/lib/calculators/hra-cities';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/calculators/hra');

const { caption, head, others } = hraByLaw.cities;
const [labels, share] = head;

export default function HraCalculatorPage() {
  return (
    <CalculatorPage
      name="hra"
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
