import { HraCalculator } from '@/components/calculators/hra/hra-calculator';
import { CalculatorPage } from '@/components/calculators/shared/calculator-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/calculators/hra');

export default function HraCalculatorPage() {
  return <CalculatorPage name="hra" calculator={HraCalculator} />;
}
