import { emiCalculator } from '@/content/calculators/emi';
import { TestUs } from '@/features/calculators/cases/test-us';
import { EmiCalculator } from '@/features/calculators/emi/emi-calculator';
import { CalculatorPage } from '@/features/calculators/frame/calculator-page';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/calculators/emi');

export default function EmiCalculatorPage() {
  return (
    <CalculatorPage
      isLawShort
      cases={<TestUs calculator="emi" />}
      content={emiCalculator}
      calculator={EmiCalculator}
    />
  );
}
