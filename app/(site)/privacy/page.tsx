import { privacy } from '@/content/legal/privacy';
import { LegalPage } from '@/features/legal/legal-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/privacy');

export default function PrivacyPage() {
  return <LegalPage path="/privacy" content={privacy} />;
}
