import { CalculatorPage } from '@/components/calculators/calculator-page';
import { HraCalculator } from '@/components/calculators/hra-calculator';
import { hraCalculator } from '@/content/calculators/hra';
import { rulesVersion } from '@/lib/calculators/rules-version';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/calculators/hra');

export default function HraCalculatorPage() {
  return (
    <CalculatorPage
      content={hraCalculator}
      calculator={<HraCalculator rules={rulesVersion('hra')} note={hraCalculator.note} />}
    />
  );
}
