import { shellCopy } from '@/content/client-area/shell';
import { home } from '@/content/home';
import { CalculatorGrid } from '@/features/calculators/frame/calculator-grid';
import { SavedResults } from '@/features/calculators/saved/saved-results-list';
import { StorageLine } from '@/features/client-area/shell/storage-line';
import { SubPage } from '@/features/client-area/shell/sub-page';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/dashboard/calculators');

export default function DashboardCalculatorsPage() {
  return (
    <SubPage
      path="/dashboard/calculators"
      lead={<StorageLine>{shellCopy.resultsHere}</StorageLine>}
    >
      <div className="grid gap-5">
        <h2 className="text-2xl md:text-2xl">{home.calculators.heading}</h2>
        <CalculatorGrid soon={home.calculators.soon} isRuled />
      </div>
      <SavedResults />
    </SubPage>
  );
}
