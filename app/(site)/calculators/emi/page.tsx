import { CalculatorPage } from '@/components/calculators/calculator-page';
import { EmiCalculator } from '@/components/calculators/emi-calculator';
import { emiCalculator } from '@/content/calculators/emi';
import { rulesVersion } from '@/lib/calculators/rules-version';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/calculators/emi');

export default function EmiCalculatorPage() {
  return (
    <CalculatorPage
      isLawShort
      content={emiCalculator}
      calculator={<EmiCalculator rules={rulesVersion('emi')} />}
    />
  );
}
