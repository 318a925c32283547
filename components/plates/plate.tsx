import type { StaticImageData } from 'next/image';
import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import { PlatePage } from '@/components/plates/plate-page';
import { LazyDrawing } from '@/components/sections/lazy-drawing';
import { type Plate as PlateContent, plateWords } from '@/content/plates/order';
import { type DrawnPlatePath, plates } from '@/lib/content/plates/all';
import { plateWordsFile } from '@/lib/content/words-files';

type Props = {
  path: DrawnPlatePath;
  /** The drawing for wide screens, the one for tablets and the one for phones. */
  wide: StaticImageData;
  tablet: StaticImageData;
  phone: StaticImageData;
  /** Has its rows on the page, folded on a phone, where the specification asks for them. */
  open?: boolean;
};

/**
 * A page of the book with a drawing, loaded when the reader comes near; its dimensions reserve the
 * room. The same is in words in a text file, so that the page need not carry it twice.
 */
export function Plate({ path, wide, tablet, phone, open }: Props) {
  const content = plates[path];
  return (
    <PlatePage
      path={path}
      heading={content.heading}
      text={content.text}
      foot={
        <a href={plateWordsFile(path)} className="-my-3 py-3 text-link">
          {plateWords.asText}
        </a>
      }
    >
      <LazyDrawing
        wide={wide}
        tablet={tablet}
        phone={phone}
        wideFrom="70.5rem"
        alt={content.picture}
      />
      {open && <PlateTable {...content} />}
    </PlatePage>
  );
}

/** The rows of the drawing as a table; the rest of what it says is in the text file. */
function PlateTable({ head, rows }: Pick<PlateContent, 'head' | 'rows'>) {
  return (
    <FoldOnPhone
      heading={<h3 className="mb-3 print:hidden">{plateWords.days}</h3>}
      summary={plateWords.days}
    >
      <table className="plate-words w-full">
        <thead className="sr-only">
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
    </FoldOnPhone>
  );
}
