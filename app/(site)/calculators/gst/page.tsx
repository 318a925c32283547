import { GstCalculator } from '@/components/calculators/gst-calculator';
import { CalculatorPage } from '@/components/sections/calculator-page';
import { gstCalculator } from '@/content/calculators/gst';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/calculators/gst');

export default function GstCalculatorPage() {
  return <CalculatorPage content={gstCalculator} calculator={<GstCalculator />} />;
}
