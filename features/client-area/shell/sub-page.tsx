import type { ReactNode } from 'react';
import { Link } from '@/components/text/link';
import { shellCopy } from '@/content/client-area/shell';
import type { Path } from '@/content/routes';
import { PageHeader } from '@/features/client-area/shell/page-header';
import { StorageLine } from '@/features/client-area/shell/storage-line';
import { StorageNotice } from '@/features/client-area/shell/storage-notice';
import { findRoute } from '@/lib/content/routes';

type Props = {
  path: Path;
  lead?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
};

export function SubPage({ path, lead, note, children }: Props) {
  const route = findRoute(path);
  const parent = route?.parent ? findRoute(route.parent) : null;

  return (
    <>
      <PageHeader>
        <div className="dashboard-wrap pt-3 pb-8">
          {parent && (
            <Link
              href={parent.path}
              className="relative flex min-h-11 w-fit items-center gap-2 rounded-control font-medium hover:underline print:hidden"
            >
              <span aria-hidden="true">←</span> Back to {parent.label}
            </Link>
          )}
          <h1 className="mt-1 text-[min(1.875rem,9.375vw)] md:text-[2.375rem]">{route?.title}</h1>
          <p className="mt-2 text-[0.9375rem]">
            {lead ?? (
              <>
                {route?.summary}. {note} <StorageLine>{shellCopy.storedHere}</StorageLine>
              </>
            )}
          </p>
        </div>
      </PageHeader>
      <div className="dashboard-wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-7">
        <StorageNotice />
        {children}
      </div>
    </>
  );
}
