import type { StaticImageData } from 'next/image';
import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import { PlatePage } from '@/components/plates/plate-page';
import { LazyDrawing } from '@/components/sections/lazy-drawing';
import { type Plate as PlateContent, plateWords } from '@/content/plates/order';
import { type DrawnPlatePath, plates } from '@/lib/content/plates/all';
import { plateWordsFile } from '@/lib/content/words-files';

type Props = {
  path: DrawnPlatePath;
  /** The drawing for wide screens and the one for phones. */
  wide: StaticImageData;
  phone: StaticImageData;
  /** Has the words on the page, folded on a phone, if they are nowhere else on it. */
  open?: boolean;
};

/**
 * A page of the book with a drawing, loaded when the reader comes near; its dimensions reserve the
 * room. The same is in words in a text file, so that the page need not carry it twice.
 */
export function Plate({ path, wide, phone, open }: Props) {
  const content = plates[path];
  return (
    <PlatePage
      path={path}
      heading={content.heading}
      text={content.text}
      foot={
        !open && (
          <a href={plateWordsFile(path)} className="text-link">
            {plateWords.asText}
          </a>
        )
      }
    >
      <LazyDrawing wide={wide} phone={phone} alt={content.picture} />
      {open && <PlateWords {...content} />}
    </PlatePage>
  );
}

type WordsProps = Pick<PlateContent, 'head' | 'rows' | 'words'>;

/** All that the drawing says, as a table and in sentences. */
function PlateWords({ head, rows, words }: WordsProps) {
  return (
    <FoldOnPhone
      heading={<p className="font-semibold print:hidden">{plateWords.inWords}</p>}
      summary={plateWords.inWords}
    >
      <div className="gap-x-12 lg:grid lg:grid-cols-[1.5fr_1fr]">
        <table className="plate-words">
          <thead className="max-md:not-print:sr-only">
            <tr>
              {head.map((title) => (
                <th key={title}>{title}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={`${name} ${cells.join()}`}>
                <th className="whitespace-nowrap">{name}</th>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div className="wrap-anywhere">
          {words.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </FoldOnPhone>
  );
}
