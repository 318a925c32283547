import { ChangePasswordForm } from '@/components/dashboard/settings/change-password-form';
import { SubPage } from '@/components/dashboard/shell/sub-page';
import { Ledger, LedgerBody, LedgerRow } from '@/components/ledger/ledger';
import { settings } from '@/content/settings';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/dashboard/change-password');

const { heading, advice, preview } = settings.password;

export default function ChangePasswordPage() {
  return (
    <SubPage path="/dashboard/change-password" lead={preview}>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,28rem)_minmax(0,36rem)]">
        <ChangePasswordForm />
        <Ledger title={heading}>
          <LedgerBody>
            {advice.map((line, index) => (
              <LedgerRow key={line} folio={index + 1} label={line} />
            ))}
          </LedgerBody>
        </Ledger>
      </div>
    </SubPage>
  );
}
