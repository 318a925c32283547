import type { ComponentProps } from 'react';
import { PageBand } from '@/components/page/page-band';
import { ReferenceTable } from '@/components/page/reference-table';
import type { AnyTable } from '@/content/tables/table';

type Props = Pick<ComponentProps<typeof PageBand>, 'ground'> & { table: AnyTable };

/** A table of reference, folded under its heading. Its own button prints it. */
export function ReferenceBand({ table, ground }: Props) {
  return (
    <PageBand id={table.id} ground={ground} screenOnly>
      <details>
        <summary className="min-h-11 rounded-control">
          <h2>{table.heading}</h2>
        </summary>
        <div className="pt-4">
          <ReferenceTable table={table} />
        </div>
      </details>
    </PageBand>
  );
}
