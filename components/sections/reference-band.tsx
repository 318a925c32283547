import type { ComponentProps } from 'react';
import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import { PageBand } from '@/components/sections/page-band';
import { ReferenceTable } from '@/components/sections/reference-table';
import type { AnyTable } from '@/content/tables/table';

type Props = Pick<ComponentProps<typeof PageBand>, 'ground'> & { table: AnyTable };

/** A table of reference under its heading, folded on a phone. Its own button prints it. */
export function ReferenceBand({ table, ground }: Props) {
  const title = <h2 className="py-4 md:py-0">{table.heading}</h2>;
  return (
    <PageBand id={table.id} ground={ground} screenOnly>
      <FoldOnPhone heading={title} summary={title}>
        <ReferenceTable table={table} />
      </FoldOnPhone>
    </PageBand>
  );
}
