import { Signature } from '@/components/figures/strokes';
import { NoWrap } from '@/components/ui/no-wrap';
import type { Block } from '@/content/sample-documents/sample-document';
import { NOTE } from '@/lib/browser/attributes';
import { cn } from '@/lib/utils';

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;
type Marks = { marks: ReadonlyMap<string, number> };

/** One part of the sheet; what has a note bears its number. */
export function SampleBlock({ block, marks }: { block: Block } & Marks) {
  switch (block.kind) {
    case 'title':
      return (
        <h3
          {...{ [NOTE]: marks.get(block.text) }}
          className="text-center text-[1.3125rem] @max-[14rem]/sample:text-[1.125rem]"
        >
          {block.text}
          {block.under && (
            <small className="mt-1.5 block font-normal font-sans text-[0.9375rem] text-soft tracking-normal">
              {block.under}
            </small>
          )}
        </h3>
      );
    case 'heading':
      return (
        <h4
          {...{ [NOTE]: marks.get(block.text) }}
          className="font-sans leading-[1.4] tracking-normal not-first:mt-4.5 @max-[14rem]/sample:text-[0.875rem]"
        >
          {block.text}
        </h4>
      );
    case 'text':
      return (
        <p {...{ [NOTE]: marks.get(block.text) }}>
          <NoWrap>{block.text}</NoWrap>
        </p>
      );
    case 'number':
      return (
        <p
          {...{ [NOTE]: marks.get(block.text) }}
          className="wrap-anywhere text-center font-semibold font-serif text-[1.25rem]"
        >
          {block.text}
        </p>
      );
    case 'left-out':
      return (
        <div className="left-out" aria-hidden="true" style={{ height: `${block.lines}rem` }} />
      );
    case 'fields':
      return <Fields block={block} marks={marks} />;
    case 'table':
      return <Table block={block} marks={marks} />;
    case 'signature':
      return <SignedFoot block={block} marks={marks} />;
  }
}

const TWO_SIDES =
  '@min-[26rem]/sheet:grid @min-[26rem]/sheet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]';

function Fields({ block, marks }: { block: Of<'fields'> } & Marks) {
  return (
    <dl className="in-data-[paper=form]:border in-data-[paper=form]:border-field in-data-[paper=form]:border-b-0 text-left">
      {block.rows.map(([label, value]) => (
        <div
          key={label}
          {...{ [NOTE]: marks.get(label) }}
          className={cn(
            'gap-x-4 border-rule in-data-[paper=form]:border-field border-b in-data-[paper=form]:px-2.5 py-[0.3125rem]',
            TWO_SIDES,
          )}
        >
          <dt className="text-soft">{label}</dt>
          <dd className="wrap-anywhere font-semibold">
            <NoWrap>{value}</NoWrap>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Table({ block: { columns, rows, total }, marks }: { block: Of<'table'> } & Marks) {
  // Many columns: with less room the name of a row is above its cells.
  const isMany = columns.length > 3;
  const rowClass = cn(
    isMany &&
      '@max-[26rem]/sheet:grid @max-[26rem]/sheet:gap-x-3 @max-[26rem]/sheet:border-b border-rule',
    isMany &&
      (columns.length === 5 ? '@max-[26rem]/sheet:grid-cols-4' : '@max-[26rem]/sheet:grid-cols-3'),
    // Enlarged text on a phone: the amounts of a row, too, are one below the other.
    '@max-[15rem]/sheet:block',
  );
  const cellClass = (index: number) =>
    cn(
      'wrap-anywhere py-[0.3125rem] @max-[15rem]/sheet:block',
      columns[index - 1]?.at === 'end' && 'pl-3',
      columns[index]?.at === 'end' && 'whitespace-nowrap pr-0 text-right',
      isMany &&
        '@max-[26rem]/sheet:border-0 @max-[26rem]/sheet:px-0 @max-[26rem]/sheet:py-0.5 @max-[26rem]/sheet:whitespace-normal',
      isMany && index === 0 && '@max-[26rem]/sheet:col-span-full',
      columns[index]?.at === 'end' &&
        '@max-[15rem]/sheet:whitespace-normal @max-[15rem]/sheet:pl-0 @max-[15rem]/sheet:text-left',
    );
  const row = ([name, ...cells]: (typeof rows)[number]) => {
    const isTotal = name === total?.[0];
    return (
      <tr key={name} {...{ [NOTE]: marks.get(name) }} className={rowClass}>
        <th
          scope="row"
          className={cn(
            cellClass(0),
            isTotal ? 'border-0 font-semibold' : isMany && '@max-[26rem]/sheet:font-semibold',
            '@max-[14rem]/sample:pr-0 @max-[14rem]/sample:text-[0.875rem]',
          )}
        >
          {name}
        </th>
        {cells.map((cell, index) => (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
            key={index}
            className={cn(
              cellClass(index + 1),
              '@max-[15rem]/sheet:empty:hidden',
              columns[index + 1]?.at === 'end' && 'font-semibold font-serif tabular-nums',
              isTotal && 'border-0',
              isTotal &&
                columns[index + 1]?.at === 'end' &&
                'not-empty:underline decoration-double decoration-red underline-offset-[0.25em]',
            )}
          >
            {cell}
          </td>
        ))}
      </tr>
    );
  };
  return (
    <table>
      <thead className="font-sans text-soft">
        <tr className={rowClass}>
          {columns.map(({ head }, index) => (
            <th
              key={head}
              scope="col"
              className={cn(
                cellClass(index),
                '@max-[14rem]/sample:pr-0 @max-[14rem]/sample:text-[0.875rem]',
              )}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(row)}</tbody>
      {total && <tfoot>{row(total)}</tfoot>}
    </table>
  );
}

/** Who issues it at the right, above it the line for the signature. */
function SignedFoot({ block, marks }: { block: Of<'signature'> } & Marks) {
  const lines = (words: readonly string[]) =>
    words.map((line) => (
      <span key={line} {...{ [NOTE]: marks.get(line) }} className="block">
        {line}
      </span>
    ));
  return (
    <div className={cn('grid grid-cols-1 items-end gap-4 pt-3 text-left', TWO_SIDES)}>
      <p className="notes-left text-soft">{lines(block.left)}</p>
      <div>
        {block.isSigned && <Signature className="w-32 max-w-full" />}
        <p className="border-field border-t pt-1">{lines(block.right)}</p>
      </div>
    </div>
  );
}
