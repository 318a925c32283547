import { CalculatorPage } from '@/components/calculators/calculator-page';
import { GstCalculator } from '@/components/calculators/gst-calculator';
import { gstCalculator } from '@/content/calculators/gst';
import { rulesVersion } from '@/lib/calculators/rules-version';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/calculators/gst');

export default function GstCalculatorPage() {
  return (
    <CalculatorPage
      isLawShort
      content={gstCalculator}
      calculator={<GstCalculator rules={rulesVersion('gst')} />}
      planners={['lateGst']}
    />
  );
}
