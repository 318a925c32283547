import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import { SampleBlock } from '@/components/sample-documents/sample-block';
import { SampleThumb } from '@/components/sample-documents/sample-thumb';
import { NoWrap } from '@/components/ui/no-wrap';
import {
  type SampleDocumentPath,
  sampleDocumentWords,
} from '@/content/sample-documents/sample-document';
import { PAPER } from '@/lib/browser/attributes';
import { sampleDocuments } from '@/lib/content/sample-documents/all';
import { marksOf } from '@/lib/content/sample-documents/marks';

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
    <div className="sample-document mt-6 grid @min-[44rem]/sample:grid-cols-[minmax(0,1fr)_15rem] @min-[70rem]/sample:grid-cols-[17rem_minmax(0,1fr)_15rem] @min-[70rem]/sample:grid-rows-[auto_1fr] gap-x-10 gap-y-7 print:grid-cols-1 print:gap-4 print:[zoom:0.8]">
      <p className="@min-[44rem]/sample:col-span-full @min-[70rem]/sample:col-span-1 text-soft">
        <NoWrap>{text}</NoWrap>
      </p>
      <div className="relative @min-[70rem]/sample:row-span-2 min-w-0 break-inside-avoid rounded-[4px] bg-(--color-cover) @max-[14rem]/sample:p-1 p-1.75 @max-[14rem]/sample:pl-(--data-table-bar) pl-(--data-table-bar) [--data-table-bar:1.125rem] @max-[14rem]/sample:[--data-table-bar:0.75rem] print:[print-color-adjust:exact]">
        <span className="data-table-bar" />
        <article aria-label={name} className="sheet" {...{ [PAPER]: paper }}>
          <p className="flex flex-wrap justify-between gap-x-4 border-current border-b pb-1.5">
            <b className="font-serif">{head[0]}</b>
            <span className="text-soft">{head[1]}</span>
          </p>
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a sheet never change
            <SampleBlock key={index} block={block} marks={marks} />
          ))}
        </article>
      </div>
      <div className="notes @min-[70rem]/sample:row-span-2">
        <FoldOnPhone summary={<span>{sampleDocumentWords.notes}</span>}>
          <ol className="grid content-between gap-3 @min-[44rem]/sample:pt-14 @min-[44rem]/sample:pb-6 leading-[1.4] [counter-reset:note] print:grid-cols-2 print:gap-x-6 print:gap-y-2 print:p-0 print:text-[9.5pt]">
            {notes.map(({ title, text: note }) => (
              <li
                key={title}
                className="grid grid-cols-[auto_1fr] gap-x-3 [counter-increment:note] before:content-[counter(note)]"
              >
                <p className="text-[0.9375rem] text-soft">
                  <b className="block font-semibold font-serif text-ink">{`${title}.`}</b>
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
        <FoldOnPhone
          isLong
          heading={<h2 className="mt-6">{sampleDocumentWords.heading}</h2>}
          summary={summary}
        >
          {document}
        </FoldOnPhone>
      )}
    </section>
  );
}
