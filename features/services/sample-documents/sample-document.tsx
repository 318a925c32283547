import { DisclosureOnPhone } from '@/components/layout/disclosure-on-phone';
import { NoWrap } from '@/components/text/no-wrap';
import { buttonVariants } from '@/components/ui/button';
import {
  type Block,
  type SampleDocument as Sample,
  type SampleDocumentPath,
  sampleDocumentCopy,
} from '@/content/sample-documents/sample-document';
import { serviceSampleDocuments } from '@/features/services/sample-documents/all';
import { SampleBlock } from '@/features/services/sample-documents/sample-block';
import { PAPER } from '@/lib/browser/attributes';
import { cn } from '@/lib/utils';

type Props = {
  path: SampleDocumentPath;
  /** Folded at every width: the figure of the page says the same. */
  isFolded?: boolean;
};

export function SampleDocument({ path, isFolded = false }: Props) {
  const sample = serviceSampleDocuments[path];
  const { name, text, paper, head, blocks, notes } = sample;
  const marks = mapNoteNumbers(sample);
  const title = blocks.find((block) => block.kind === 'title')?.text ?? name;
  const summary = (
    <>
      <SampleThumb paper={paper} title={title} />
      <span className="min-w-0">
        <h2 className="mt-0! text-[1.625rem] md:text-4xl">{sampleDocumentCopy.heading}</h2>
        <span className="mt-2 block text-soft">
          <NoWrap>{text}</NoWrap>
        </span>
        <span className={cn(buttonVariants({ variant: 'secondary' }), 'mt-4')}>
          <span className="in-open:hidden">{sampleDocumentCopy.open}</span>
          <span className="not-in-open:hidden">{sampleDocumentCopy.close}</span>
        </span>
      </span>
    </>
  );
  const document = (
    <div className="sample-document">
      {!isFolded && (
        <p className="text-soft max-lg:hidden">
          <NoWrap>{text}</NoWrap>
        </p>
      )}
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
  paper: string;
  title: string;
};

function SampleThumb({ paper, title }: ThumbProps) {
  return (
    <span aria-hidden="true" className="sample-thumb" {...{ [PAPER]: paper }}>
      <span>
        <b>{title}</b>
        <svg viewBox="0 0 80 60" aria-hidden="true" className="fill-none">
          <path d="M0 6h36M0 30h30" className="stroke-2 stroke-ink" />
          <path d="M0 13h80M0 19h80M0 37h80M0 43h80" className="stroke-rule-strong" />
          <path d="M44 56q6-10 9-3t6-1 9-1" className="stroke-red" />
        </svg>
      </span>
    </span>
  );
}

function listLineStarts(block: Block): readonly string[] {
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

export function mapNoteNumbers({ name, blocks, notes }: Sample): ReadonlyMap<string, number> {
  const lines = blocks.flatMap(listLineStarts);
  return new Map(
    notes.map(({ on }, index) => {
      const line = lines.find((start) => start.startsWith(on));
      if (line === undefined) throw new Error(`${name}: no line of it begins with "${on}"`);
      return [line, index + 1];
    }),
  );
}
