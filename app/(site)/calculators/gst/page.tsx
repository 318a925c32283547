import { CalculatorPage } from '@/components/calculators/calculator-page';
import { GstCalculator } from '@/components/calculators/gst/gst-calculator';
import { gstCalculator } from '@/content/calculators/gst';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/calculators/gst');

export default function GstCalculatorPage() {
  return (
    <CalculatorPage
      isLawShort
      name="gst"
      content={gstCalculator}
      calculator={GstCalculator}
      planners={['lateGst']}
    />
  );
}
