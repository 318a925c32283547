'use client';

import { type CSSProperties, useId, useState } from 'react';
import { usePrint } from '@/components/layout/use-print';
import { Link } from '@/components/text/link';
import { NoWrap } from '@/components/text/no-wrap';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { type AnyTable, tableCopy as copy, type RowAction } from '@/content/tables/table';
import { createContactHref } from '@/lib/content/contact-options';
import { compareCells, containsEveryTerm, getCellText } from '@/lib/reference-rows';
import { cn } from '@/lib/utils';

type Sorting = { key: string; isDown: boolean };

export function ReferenceTable({ table }: { table: AnyTable }) {
  const { columns, rows, heading, lead, foot } = table;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const { isPrinting, print } = usePrint();

  const getRowText = (row: object) => columns.map(({ key }) => getCellText(row, key)).join(' ');
  const found = rows.filter((row) => containsEveryTerm(getRowText(row), typed));
  const isAmount = columns.find(({ key }) => key === sorting?.key)?.isAmount;
  const shown = sorting
    ? found.toSorted(
        (a, b) =>
          compareCells(getCellText(a, sorting.key), getCellText(b, sorting.key), isAmount) *
          (sorting.isDown ? -1 : 1),
      )
    : found;
  const hasActions = rows.some(({ action }) => action);
  const labels = Object.fromEntries(columns.map(({ label }, at) => [`--c${at}`, `"${label}"`]));

  return (
    <div
      className={cn(
        'reference-frame grid grid-cols-[minmax(0,1fr)] gap-5',
        isPrinting && 'prints-alone',
      )}
    >
      <p className="max-w-3xl text-soft md:mt-3">
        <NoWrap>{lead}</NoWrap>
      </p>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 noscript:hidden print:hidden">
        <Field label={copy.search} className="w-full max-w-md">
          {(control) => (
            <Input
              {...control}
              type="search"
              autoComplete="off"
              maxLength={60}
              aria-controls={id}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </Field>
        <p role="status" className="pb-3 text-[0.9375rem] text-soft">
          {found.length < rows.length
            ? `${found.length} ${copy.found} ${rows.length} ${copy.all}`
            : `${rows.length} ${copy.all}`}
        </p>
        <button type="button" className="min-h-11 text-link" onClick={print}>
          {copy.print}
        </button>
      </div>
      {found.length === 0 && <p className="text-soft">{copy.none}</p>}
      <table id={id} className="reference-table" style={labels as CSSProperties}>
        <caption className="sr-only">{heading}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label }) => (
              <th
                key={key}
                scope="col"
                aria-sort={
                  sorting?.key === key ? (sorting.isDown ? 'descending' : 'ascending') : undefined
                }
              >
                <button
                  type="button"
                  onClick={() =>
                    setSorting({ key, isDown: sorting?.key === key && !sorting.isDown })
                  }
                >
                  <span className="sr-only">{copy.sort} </span>
                  {label}
                </button>
              </th>
            ))}
            {hasActions && <td className="print:hidden" />}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={getRowText(row)}>
              {columns.map(({ key }, at) =>
                at === 0 ? (
                  <th key={key} scope="row">
                    {getCellText(row, key)}
                  </th>
                ) : (
                  <td key={key}>{getCellText(row, key)}</td>
                ),
              )}
              {hasActions && (
                <td className="print:hidden">
                  {row.action && (
                    <Action action={row.action} name={getCellText(row, columns[0]?.key ?? '')} />
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="grid max-w-3xl gap-2 text-[0.9375rem] text-soft">
        {foot.map((sentence) => (
          <li key={sentence}>
            <NoWrap>{sentence}</NoWrap>
          </li>
        ))}
      </ul>
    </div>
  );
}

type ActionProps = { action: RowAction; name: string };

function Action({ action, name }: ActionProps) {
  const hidden = <span className="sr-only"> {name}</span>;
  if ('incomeType' in action) {
    return (
      <button
        type="button"
        className="text-link noscript:hidden"
        onClick={() => {
          window.location.hash = `incomeType=${action.incomeType}`;
        }}
      >
        {copy.fillIn}
        {hidden}
      </button>
    );
  }
  const isNotice = 'subject' in action;
  return (
    <Link
      href={
        isNotice
          ? createContactHref(action.subject, { notice: name })
          : `${action.see}#${action.at}`
      }
      className="text-link"
    >
      {isNotice ? copy.send : copy[action.as]}
      {hidden}
    </Link>
  );
}
