import { terms } from '@/content/legal/terms';
import { LegalPage } from '@/features/legal/legal-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/terms');

export default function TermsPage() {
  return <LegalPage path="/terms" content={terms} />;
}
