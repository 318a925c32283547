import { CalculatorPage } from '@/components/calculators/calculator-page';
import { HraCalculator } from '@/components/calculators/hra/hra-calculator';
import { RateTable } from '@/components/calculators/shared/rate-table';
import { hraCalculator } from '@/content/calculators/hra';
import { hraByLaw } from '@/content/calculators/hra-by-law';
import { hraCities } from '@/lib/calculators/hra-cities';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/calculators/hra');

const { caption, head, others } = hraByLaw.cities;

export default function HraCalculatorPage() {
  return (
    <CalculatorPage
      name="hra"
      content={hraCalculator}
      calculator={HraCalculator}
      before={
        <RateTable
          caption={caption}
          head={head}
          rows={[
            [hraCities.join(', '), '50%'],
            [others, '40%'],
          ]}
        />
      }
    />
  );
}
