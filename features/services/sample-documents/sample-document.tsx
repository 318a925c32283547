import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import { NoWrap } from '@/components/text/no-wrap';
import {
  type SampleDocumentPath,
  sampleDocumentWords,
} from '@/content/sample-documents/sample-document';
import { sampleDocuments } from '@/features/services/sample-documents/all';
import { marksOf } from '@/features/services/sample-documents/marks';
import { SampleBlock } from '@/features/services/sample-documents/sample-block';
import { SampleThumb } from '@/features/services/sample-documents/sample-thumb';
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
  const sample = sampleDocuments[path];
  const { name, text, paper, head, blocks, notes } = sample;
  const marks = marksOf(sample);
  const summary = (
    <>
      <SampleThumb paper={paper} />
      <span className="min-w-0 wrap-anywhere">
        <span className="text-link underline decoration-current!">
          {sampleDocumentWords.heading}
        </span>
        <span className="block text-soft">{`${name}, ${sampleDocumentWords.sample}`}</span>
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
        <FoldOnPhone summary={<span>{sampleDocumentWords.notes}</span>}>
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
        </FoldOnPhone>
      </div>
    </div>
  );
  return (
    <section aria-label={sampleDocumentWords.heading} className="sample-band">
      {isFolded ? (
        <details>
          <summary>{summary}</summary>
          {document}
        </details>
      ) : (
        <FoldOnPhone isLong heading={<h2>{sampleDocumentWords.heading}</h2>} summary={summary}>
          {document}
        </FoldOnPhone>
      )}
    </section>
  );
}
