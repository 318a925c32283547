import { LegalPage } from '@/components/sections/legal/legal-page';
import { terms } from '@/content/legal/terms';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/terms');

export default function TermsPage() {
  return <LegalPage path="/terms" content={terms} />;
}
