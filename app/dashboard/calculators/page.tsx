import { CalculatorGrid } from '@/components/calculators/shared/calculator-grid';
import { StorageLine } from '@/components/portal/shell/storage-line';
import { SubPage } from '@/components/portal/shell/sub-page';
import { SavedResults } from '@/components/saved-results/saved-results';
import { dashboard } from '@/content/dashboard';
import { home } from '@/content/home';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/dashboard/calculators');

export default function DashboardCalculatorsPage() {
  return (
    <SubPage
      path="/dashboard/calculators"
      lead={<StorageLine>{dashboard.resultsHere}</StorageLine>}
    >
      <div className="grid gap-5">
        <h2 className="text-2xl md:text-2xl">{home.calculators.heading}</h2>
        <CalculatorGrid soon={home.calculators.soon} isRuled />
      </div>
      <SavedResults />
    </SubPage>
  );
}
