import { CalculatorPage } from '@/components/calculators/calculator-page';
import { HraCalculator } from '@/components/calculators/hra/hra-calculator';
import { hraCalculator } from '@/content/calculators/hra';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/calculators/hra');

export default function HraCalculatorPage() {
  return <CalculatorPage name="hra" content={hraCalculator} calculator={HraCalculator} />;
}
