'use client';

import type { ReactNode } from 'react';
import { Disclosure } from '@/components/disclosure/disclosure';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { type FoldedTableName, foldedTables } from '@/content/tables/in-disclosures';
import type { AnyTable } from '@/content/tables/table';

const createLazyTable = (load: () => Promise<AnyTable>) =>
  createLazyComponent(async () => {
    const [{ ReferenceTable }, table] = await Promise.all([
      import('@/components/page/reference-table'),
      load(),
    ]);
    return () => (
      <div className="pb-8">
        <ReferenceTable table={table} />
      </div>
    );
  });

const tables: Record<FoldedTableName, ReturnType<typeof createLazyTable>> = {
  notices: createLazyTable(() =>
    import('@/content/tables/notices').then((part) => part.noticesTable),
  ),
  late: createLazyTable(() => import('@/content/tables/late').then((part) => part.lateTable)),
  gstSchemes: createLazyComponent(() =>
    import('@/features/services/page/gst-scheme').then((part) => part.GstScheme),
  ),
  payroll: createLazyTable(() =>
    import('@/content/tables/payroll').then((part) => part.payrollTable),
  ),
  firstYear: createLazyComponent(() =>
    import('@/features/planners/first-year-table').then((part) => part.FirstYear),
  ),
  nonResidents: createLazyTable(() =>
    import('@/content/tables/non-residents').then((part) => part.nonResidents),
  ),
};

type Props = {
  name: FoldedTableName;
  children?: ReactNode;
};

export function TableDisclosure({ name, children }: Props) {
  const Table = tables[name];
  const { id, summary } = foldedTables.tables[name];
  return (
    <Disclosure id={id} summary={summary} noScript={foldedTables.noScript} first={children}>
      <Table />
    </Disclosure>
  );
}
