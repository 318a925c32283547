import { CalculatorPage } from '@/components/calculators/calculator-page';
import { GstCalculator } from '@/components/calculators/gst/gst-calculator';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/calculators/gst');

export default function GstCalculatorPage() {
  return <CalculatorPage isLawShort name="gst" calculator={GstCalculator} planners={['lateGst']} />;
}
