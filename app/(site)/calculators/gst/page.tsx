import { gstCalculator } from '@/content/calculators/gst';
import { TestUs } from '@/features/calculators/cases/test-us';
import { CalculatorPage } from '@/features/calculators/frame/calculator-page';
import { GstCalculator } from '@/features/calculators/gst/gst-calculator';
import { Planners } from '@/features/planners/planners';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/calculators/gst');

export default function GstCalculatorPage() {
  return (
    <CalculatorPage
      isLawShort
      cases={<TestUs calculator="gst" />}
      content={gstCalculator}
      calculator={GstCalculator}
      planners={<Planners planners={['lateGst']} />}
    />
  );
}
