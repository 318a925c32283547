import { EmiCalculator } from '@/components/calculators/emi-calculator';
import { CalculatorPage } from '@/components/sections/calculator-page';
import { emiCalculator } from '@/content/calculators/emi';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/calculators/emi');

export default function EmiCalculatorPage() {
  return <CalculatorPage content={emiCalculator} calculator={<EmiCalculator />} />;
}
