'use client';

import { lazy } from 'react';
import { Folded } from '@/components/ui/folded';
import { type FoldedTableName, foldedTables } from '@/content/tables/folded';
import type { AnyTable } from '@/content/tables/table';

const Failed = () => <p className="pb-5">{foldedTables.failed}</p>;

const lazyTable = (load: () => Promise<AnyTable>) =>
  lazy(() =>
    Promise.all([import('@/components/sections/reference-table'), load()]).then(
      ([{ ReferenceTable }, table]) => ({
        default: () => (
          <div className="pb-8">
            <ReferenceTable table={table} />
          </div>
        ),
      }),
      () => ({ default: Failed }),
    ),
  );

const tables: Record<FoldedTableName, ReturnType<typeof lazyTable>> = {
  notices: lazyTable(() => import('@/content/tables/notices').then((part) => part.noticesTable)),
  late: lazyTable(() => import('@/content/tables/late').then((part) => part.lateTable)),
  gstSchemes: lazy(() =>
    import('@/components/sections/gst-scheme').then(
      (part) => ({ default: part.GstScheme }),
      () => ({ default: Failed }),
    ),
  ),
  payroll: lazyTable(() => import('@/content/tables/payroll').then((part) => part.payrollTable)),
  firstYear: lazy(() =>
    import('@/components/sections/first-year').then(
      (part) => ({ default: part.FirstYear }),
      () => ({ default: Failed }),
    ),
  ),
  nonResidents: lazyTable(() =>
    import('@/content/tables/non-residents').then((part) => part.nonResidents),
  ),
};

/** A table that is fetched when it is opened, for a page that has no room for it. */
export function FoldedTable({ name }: { name: FoldedTableName }) {
  const Table = tables[name];
  const { id, summary } = foldedTables.tables[name];
  return (
    <Folded
      id={id}
      summary={summary}
      waiting={foldedTables.waiting}
      noScript={foldedTables.noScript}
    >
      <Table />
    </Folded>
  );
}
