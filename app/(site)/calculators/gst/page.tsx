import { GstCalculator } from '@/components/calculators/gst/gst-calculator';
import { CalculatorPage } from '@/components/calculators/shared/calculator-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/calculators/gst');

export default function GstCalculatorPage() {
  return <CalculatorPage isLawShort name="gst" calculator={GstCalculator} planners={['lateGst']} />;
}
