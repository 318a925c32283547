import { Table, TableBody, TableRow } from '@/components/table/data-table';
import { changePasswordCopy } from '@/content/client-area/settings';
import { ChangePasswordForm } from '@/features/access/change-password-form';
import { SubPage } from '@/features/client-area/shell/sub-page';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/dashboard/change-password');

const { heading, advice, preview } = changePasswordCopy;

export default function ChangePasswordPage() {
  return (
    <SubPage path="/dashboard/change-password" lead={preview}>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,28rem)_minmax(0,36rem)]">
        <ChangePasswordForm />
        <Table title={heading}>
          <TableBody>
            {advice.map((line, index) => (
              <TableRow key={line} rowNumber={index + 1} label={line} />
            ))}
          </TableBody>
        </Table>
      </div>
    </SubPage>
  );
}
