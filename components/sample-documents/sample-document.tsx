import type { ComponentProps } from 'react';
import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import { SampleBlock } from '@/components/sample-documents/sample-block';
import { PageBand } from '@/components/sections/page-band';
import { Checklist } from '@/components/sections/services/checklist';
import { NoWrap } from '@/components/ui/no-wrap';
import {
  type SampleDocumentPath,
  sampleDocumentWords,
} from '@/content/sample-documents/sample-document';
import type { ServiceContent } from '@/content/types/service';
import { sampleDocuments } from '@/lib/content/sample-documents/all';
import { marksOf } from '@/lib/content/sample-documents/marks';

type Props = { path: SampleDocumentPath } & Pick<ServiceContent, 'bring'> &
  Pick<ComponentProps<typeof PageBand>, 'ground'>;

/**
 * What a service delivers: one sheet on the red board of its file, with notes beside it. What to
 * bring for it fills the column below the heading.
 */
export function SampleDocument({ path, bring, ground = 'page' }: Props) {
  const sample = sampleDocuments[path];
  const { name, text, paper, head, blocks, notes } = sample;
  const marks = marksOf(sample);
  return (
    <PageBand ground={ground} labelledBy="sample-document" className="sample-band">
      <div className="sample-document">
        <div>
          <h2 id="sample-document">{sampleDocumentWords.heading}</h2>
          <p className="mt-3 text-soft">{text}</p>
        </div>
        <div className="board">
          <span className="data-table-bar" />
          <article aria-label={name} className="sheet" data-paper={paper}>
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
        <div className="bring">
          <FoldOnPhone summary={<h2>{bring.heading}</h2>} heading={<h2>{bring.heading}</h2>}>
            <Checklist items={[...(bring.told ?? []), ...bring.items]} />
          </FoldOnPhone>
        </div>
      </div>
    </PageBand>
  );
}
