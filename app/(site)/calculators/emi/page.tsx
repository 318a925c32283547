import { EmiCalculator } from '@/components/calculators/emi/emi-calculator';
import { CalculatorPage } from '@/components/calculators/shared/calculator-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/calculators/emi');

export default function EmiCalculatorPage() {
  return <CalculatorPage isLawShort name="emi" calculator={EmiCalculator} />;
}
