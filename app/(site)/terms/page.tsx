import { terms } from '@/content/legal/terms';
import { LegalPage } from '@/features/legal/legal-page';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/terms');

export default function TermsPage() {
  return <LegalPage path="/terms" content={terms} />;
}
