import type { ReactNode } from 'react';
import type { DisclosedPart, Parts, Remark } from '@/components/sheet/define-sheet';
import { LineChart } from '@/components/sheet/line-chart';
import { SheetTable, type SheetTableProps } from '@/components/sheet/sheet-table';
import { cn } from '@/lib/utils';

type Props = Parts & {
  head?: SheetTableProps['head'];
};

export function SheetParts({
  tables = [],
  charts = [],
  terms = [],
  remarks = [],
  part,
  head,
}: Props) {
  return (
    <>
      {tables.map((table) => (
        <SheetTable key={table.title} {...table} head={head} />
      ))}
      {charts.map((chart) => (
        <LineChart key={chart.title} {...chart} />
      ))}
      {terms.length > 0 && (
        <dl className="text-[0.9375rem]">
          {terms.map(([term, text]) => (
            <div key={term} className="border-rule border-t py-3 first:border-t-0">
              <dt className="font-semibold">{term}</dt>
              <dd className="text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <Remarks remarks={remarks} isMarked={head === 'frame'} />
      {part}
    </>
  );
}

type RemarksProps = {
  remarks: readonly Remark[];
  isMarked: boolean;
};

function Remarks({ remarks, isMarked }: RemarksProps) {
  const shownRemarks = remarks.filter((remark) => typeof remark === 'string' && remark !== '');
  if (shownRemarks.length === 0) return null;
  return (
    <ul
      className={cn(
        'grid max-w-3xl gap-2 text-[0.9375rem] text-soft',
        isMarked && 'border-gold border-l-4 pl-3',
      )}
    >
      {shownRemarks.map((remark) => (
        <li key={String(remark)}>{remark}</li>
      ))}
    </ul>
  );
}

type DisclosuresProps = {
  disclosures: readonly DisclosedPart[];
  renderFields?: (names: readonly string[]) => ReactNode;
};

export function SheetDisclosures({ disclosures, renderFields }: DisclosuresProps) {
  return (
    <div className="print:hidden print:has-data-printed:block print:[&>details:not(:has([data-printed]))]:hidden [&>*+details]:border-t-0">
      {disclosures.map(({ title, fields, ...parts }) => (
        <details key={title} className="border-rule-strong border-y open:pb-6">
          <summary className="rounded-control py-3.5 font-semibold">{title}</summary>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-y-8">
            {fields && renderFields && (
              <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-5 sm:grid-cols-2">
                {renderFields(fields)}
              </div>
            )}
            <SheetParts {...parts} head="above" />
          </div>
        </details>
      ))}
    </div>
  );
}
