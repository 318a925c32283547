import { SubPage } from '@/components/dashboard/sub-page';
import { CalculatorGrid } from '@/components/sections/calculator-grid';
import { home } from '@/content/home';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/dashboard/calculators');

export default function DashboardCalculatorsPage() {
  return (
    <SubPage path="/dashboard/calculators">
      <CalculatorGrid entries={home.calculators.entries} soon={home.calculators.soon} />
    </SubPage>
  );
}
