import { ProfileForm } from '@/features/client-area/profile/profile-form';
import { ProfilePhoto } from '@/features/client-area/profile/profile-photo';
import { SubPage } from '@/features/client-area/shell/sub-page';
import { createPageMetadata } from '@/lib/seo/metadata';

const inset =
  'lg:ml-(--data-table-bar) lg:pr-6 lg:pl-[calc(var(--data-table-number)+6px+var(--data-table-gap))]';

export const metadata = createPageMetadata('/dashboard/profile');

export default function ProfilePage() {
  return (
    <SubPage path="/dashboard/profile">
      <div className="data-table relative grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8 lg:gap-0 lg:rounded-r-panel lg:rounded-l-[3px] lg:border lg:border-rule-strong lg:bg-page lg:shadow-sheet">
        <span aria-hidden="true" className="data-table-bar max-lg:hidden" />
        <span aria-hidden="true" className="data-table-margin max-lg:hidden" />
        <div className={`${inset} lg:border-ink lg:border-b lg:py-4`}>
          <ProfilePhoto />
        </div>
        <div className={`${inset} lg:py-6`}>
          <ProfileForm />
        </div>
      </div>
    </SubPage>
  );
}
