import { CalculatorPage } from '@/components/calculators/calculator-page';
import { EmiCalculator } from '@/components/calculators/emi/emi-calculator';
import { emiCalculator } from '@/content/calculators/emi';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/calculators/emi');

export default function EmiCalculatorPage() {
  return (
    <CalculatorPage isLawShort name="emi" content={emiCalculator} calculator={EmiCalculator} />
  );
}
