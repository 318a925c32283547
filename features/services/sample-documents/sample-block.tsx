import { NoWrap } from '@/components/text/no-wrap';
import type { Block } from '@/content/sample-documents/sample-document';
import { Signature } from '@/features/services/illustrations/strokes';
import { COLUMNS, NOTE } from '@/lib/browser/attributes';

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;
type Marks = { marks: ReadonlyMap<string, number> };

export function SampleBlock({ block, marks }: { block: Block } & Marks) {
  switch (block.kind) {
    case 'title':
      return (
        <h3 {...{ [NOTE]: marks.get(block.text) }}>
          {block.text}
          {block.under && <small>{block.under}</small>}
        </h3>
      );
    case 'heading':
      return <h4 {...{ [NOTE]: marks.get(block.text) }}>{block.text}</h4>;
    case 'text':
      return (
        <p {...{ [NOTE]: marks.get(block.text) }}>
          <NoWrap>{block.text}</NoWrap>
        </p>
      );
    case 'number':
      return (
        <p className="number" {...{ [NOTE]: marks.get(block.text) }}>
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

function Fields({ block, marks }: { block: Of<'fields'> } & Marks) {
  return (
    <dl>
      {block.rows.map(([label, value]) => (
        <div key={label} {...{ [NOTE]: marks.get(label) }}>
          <dt>{label}</dt>
          <dd>
            <NoWrap>{value}</NoWrap>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Table({ block: { columns, rows, total }, marks }: { block: Of<'table'> } & Marks) {
  const findSide = (index: number) => (columns[index]?.at === 'end' ? 'figures' : undefined);
  const row = ([name, ...cells]: (typeof rows)[number]) => (
    <tr key={name} {...{ [NOTE]: marks.get(name) }}>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        <td key={index} className={findSide(index + 1)}>
          {cell}
        </td>
      ))}
    </tr>
  );
  return (
    <table {...{ [COLUMNS]: columns.length > 3 ? columns.length : undefined }}>
      <thead>
        <tr>
          {columns.map(({ head }, index) => (
            <th key={head} scope="col" className={findSide(index)}>
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

function SignedFoot({ block, marks }: { block: Of<'signature'> } & Marks) {
  const lines = (texts: readonly string[]) =>
    texts.map((line) => (
      <span key={line} {...{ [NOTE]: marks.get(line) }}>
        {line}
      </span>
    ));
  return (
    <div className="signed">
      <p>{lines(block.left)}</p>
      <div>
        {block.isSigned && <Signature className="w-32 max-w-full" />}
        <p>{lines(block.right)}</p>
      </div>
    </div>
  );
}
