import { CalculatorGrid } from '@/components/calculators/calculator-grid';
import { SubPage } from '@/components/dashboard/shell/sub-page';
import { home } from '@/content/home';
import { calculators } from '@/lib/content/calculators';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/dashboard/calculators');

export default function DashboardCalculatorsPage() {
  return (
    <SubPage path="/dashboard/calculators">
      <h2 className="-mb-3 text-2xl md:text-2xl">{home.calculators.heading}</h2>
      <CalculatorGrid entries={calculators} soon={home.calculators.soon} />
    </SubPage>
  );
}
