import { DisclosureOnPhone } from '@/components/layout/disclosure-on-phone';
import { NoWrap } from '@/components/text/no-wrap';
import {
  type Block,
  type SampleDocument as Sample,
  type SampleDocumentPath,
  sampleDocumentCopy,
} from '@/content/sample-documents/sample-document';
import { serviceSampleDocuments } from '@/features/services/sample-documents/all';
import { SampleBlock } from '@/features/services/sample-documents/sample-block';
import { PAPER } from '@/lib/browser/attributes';

type Props = {
  path: SampleDocumentPath;
  /** Folded at every width: the figure of the page says the same. */
  isFolded?: boolean;
};

/**
 * What a service delivers: one sheet on the red board of its file, with notes beside it. On a phone
 * it is a small picture of itself, which opens it.
 */
export function SampleDocument({ path, isFolded = false }: Props) {
  const sample = serviceSampleDocuments[path];
  const { name, text, paper, head, blocks, notes } = sample;
  const marks = mapNoteNumbers(sample);
  const summary = (
    <>
      <SampleThumb paper={paper} />
      <span className="min-w-0 wrap-anywhere">
        <span className="text-link underline decoration-current!">
          {sampleDocumentCopy.heading}
        </span>
        <span className="block text-soft">{`${name}, ${sampleDocumentCopy.sample}`}</span>
      </span>
    </>
  );
  const document = (
    <div className="sample-document">
      <p className="text-soft">
        <NoWrap>{text}</NoWrap>
      </p>
      <div className="board">
        <span className="data-table-bar" />
        <article aria-label={name} className="sheet" {...{ [PAPER]: paper }}>
          <p className="sheet-head">
            <b>{head[0]}</b>
            <span>{head[1]}</span>
          </p>
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a sheet never change
            <SampleBlock key={index} block={block} marks={marks} />
          ))}
        </article>
      </div>
      <div className="notes">
        <DisclosureOnPhone summary={<span>{sampleDocumentCopy.notes}</span>}>
          <ol>
            {notes.map(({ title, text: note }) => (
              <li key={title}>
                <p>
                  <b>{`${title}.`}</b>
                  <NoWrap>{` ${note}`}</NoWrap>
                </p>
              </li>
            ))}
          </ol>
        </DisclosureOnPhone>
      </div>
    </div>
  );
  return (
    <section aria-label={sampleDocumentCopy.heading} className="sample-band">
      {isFolded ? (
        <details>
          <summary>{summary}</summary>
          {document}
        </details>
      ) : (
        <DisclosureOnPhone isLong heading={<h2>{sampleDocumentCopy.heading}</h2>} summary={summary}>
          {document}
        </DisclosureOnPhone>
      )}
    </section>
  );
}

type ThumbProps = {
  /** The kind of paper, which shows in its frame. */
  paper: string;
};

/** A small picture of a sheet on its red board, for the link that opens it. */
function SampleThumb({ paper }: ThumbProps) {
  return (
    <svg viewBox="0 0 84 106" aria-hidden="true" className="w-21 shrink-0 fill-none">
      <path d="M.5.5h83v105H.5z" className="fill-page stroke-rule-strong" />
      <path d="M0 0h5v106H0z" className="fill-cover" />
      <path d="M2.5 5v96" strokeDasharray="4 3" className="stroke-gold" />
      {paper === 'certificate' && <path d="M10 6h68v94H10z" className="stroke-ink" />}
      {paper === 'ledger' && <path d="M14 3v100M16 3v100" className="stroke-margin" />}
      <path d="M26 18h38M32 25h26" className="stroke-2 stroke-ink" />
      <path
        d="M20 38h50M20 45h50M20 52h50M20 59h50M20 66h50M20 73h50"
        className="stroke-rule-strong"
      />
      <path d="M56 38h14M56 52h14M56 66h14" className="stroke-2 stroke-red" />
      <path d="M46 92q6-10 9-3t6-1 9-1" className="stroke-red" />
    </svg>
  );
}

/** The words of a block that a note can be about: its text, or the first words of each row. */
function lineStarts(block: Block): readonly string[] {
  switch (block.kind) {
    case 'left-out':
      return [];
    case 'fields':
      return block.rows.map(([label]) => label);
    case 'table':
      return [...block.rows, ...(block.total ? [block.total] : [])].map(([name]) => name);
    case 'signature':
      return [...block.left, ...block.right];
    default:
      return [block.text];
  }
}

/** The number of the note on each line of the paper that has one. */
export function mapNoteNumbers({ name, blocks, notes }: Sample): ReadonlyMap<string, number> {
  const lines = blocks.flatMap(lineStarts);
  return new Map(
    notes.map(({ on }, index) => {
      const line = lines.find((words) => words.startsWith(on));
      if (line === undefined) throw new Error(`${name}: no line of it begins with "${on}"`);
      return [line, index + 1];
    }),
  );
}
