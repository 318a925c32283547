import { LegalPage } from '@/components/sections/legal/legal-page';
import { privacy } from '@/content/legal/privacy';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/privacy');

export default function PrivacyPage() {
  return <LegalPage path="/privacy" content={privacy} />;
}
