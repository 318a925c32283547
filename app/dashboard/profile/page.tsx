import { ProfileForm } from '@/components/dashboard/profile/profile-form';
import { ProfilePhoto } from '@/components/dashboard/profile/profile-photo';
import { ProfileSheet } from '@/components/dashboard/profile/profile-sheet';
import { SubPage } from '@/components/dashboard/shell/sub-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/dashboard/profile');

export default function ProfilePage() {
  return (
    <SubPage path="/dashboard/profile">
      <ProfileSheet head={<ProfilePhoto />}>
        <ProfileForm />
      </ProfileSheet>
    </SubPage>
  );
}
