import { CalculatorGrid } from '@/components/calculators/shared/calculator-grid';
import { KeptLine } from '@/components/dashboard/shell/kept-line';
import { SubPage } from '@/components/dashboard/shell/sub-page';
import { SavedResults } from '@/components/scenarios/saved-results';
import { dashboard } from '@/content/dashboard';
import { home } from '@/content/home';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/dashboard/calculators');

export default function DashboardCalculatorsPage() {
  return (
    <SubPage path="/dashboard/calculators" lead={<KeptLine>{dashboard.resultsHere}</KeptLine>}>
      <div className="grid gap-5">
        <h2 className="text-2xl md:text-2xl">{home.calculators.heading}</h2>
        <CalculatorGrid soon={home.calculators.soon} isRuled />
      </div>
      <SavedResults />
    </SubPage>
  );
}
