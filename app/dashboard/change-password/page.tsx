import { ChangePasswordForm } from '@/components/dashboard/settings/change-password-form';
import { SubPage } from '@/components/dashboard/shell/sub-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/dashboard/change-password');

export default function ChangePasswordPage() {
  return (
    <SubPage path="/dashboard/change-password">
      <ChangePasswordForm />
    </SubPage>
  );
}
