import { privacy } from '@/content/legal/privacy';
import { LegalPage } from '@/features/legal/legal-page';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/privacy');

export default function PrivacyPage() {
  return <LegalPage path="/privacy" content={privacy} />;
}
