import type { ComponentProps } from 'react';
import { Unbroken } from '@/components/layout/unbroken';
import { LazyDrawing } from '@/components/sections/lazy-drawing';
import { PageBand } from '@/components/sections/page-band';
import { drawings } from '@/components/specimens/drawings';
import { type SpecimenPath, specimenWords } from '@/content/specimens/specimen';
import { specimens } from '@/lib/content/specimens/all';
import { specimenWordsFile } from '@/lib/content/words-files';

type Props = { path: SpecimenPath } & Pick<ComponentProps<typeof PageBand>, 'ground'>;

/**
 * What a service delivers, on one sheet under its red cover. The drawing is fetched when the cover
 * is lifted; for visitors who prefer reduced motion there is no cover.
 */
export function Specimen({ path, ground = 'page' }: Props) {
  const { name, text, notes } = specimens[path];
  const { wide, phone } = drawings[path];
  return (
    <PageBand ground={ground} labelledBy="specimen">
      <div className="specimen">
        <div>
          <h2 id="specimen">{specimenWords.heading}</h2>
          <p className="mt-3 text-soft">{text}</p>
        </div>
        <details className="min-w-0">
          <Cover label={name} />
          <div>
            <LazyDrawing wide={wide} phone={phone} alt={`${name}, a specimen`} className="ivory" />
            <ol className={`notes-${path.slice(path.lastIndexOf('/') + 1)}`}>
              {notes.map(({ title, text }) => (
                <li key={title}>
                  <b>{`${title}.`}</b>
                  <Unbroken>{` ${text}`}</Unbroken>
                </li>
              ))}
            </ol>
            <a href={wide.src} className="py-3 text-link print:hidden">
              {specimenWords.alone}
            </a>
            <a href={specimenWordsFile(path)} className="py-3 text-link print:hidden">
              {specimenWords.asText}
            </a>
          </div>
        </details>
      </div>
    </PageBand>
  );
}

/**
 * Red cloth with its stitches, and the label that is pasted on it: paper whatever the theme. In
 * forced colours, their borders are what is left.
 */
function Cover({ label }: { label: string }) {
  return (
    <summary className="ledger ground-red relative rounded-control border border-transparent print:hidden">
      <span className="ledger-spine" />
      <span className="ivory min-w-0 rounded-control bg-page p-4 font-serif text-ink text-xl">
        {label}
      </span>
      <span className="grow text-right text-thread max-md:hidden in-open:hidden">
        {specimenWords.lift}
      </span>
    </summary>
  );
}
