import type { StaticImageData } from 'next/image';
import { PlateFolio } from '@/components/plates/plate-folio';
import { LazyDrawing } from '@/components/sections/lazy-drawing';
import type { Plate as PlateContent, PlatePath } from '@/content/plates/order';

type Props = {
  path: PlatePath;
  content: PlateContent;
  /** The drawing for a desk and the one for a phone. */
  wide: StaticImageData;
  phone: StaticImageData;
  /** Shows the words from the start, where the page has them nowhere else. */
  open?: boolean;
};

/**
 * A page of the bound book with a drawing on it. The drawing comes when the reader is near it; its
 * room is kept by its measures, and the same is said in words below it.
 */
export function Plate({ path, content, wide, phone, open }: Props) {
  return (
    <section className="plate ivory" aria-labelledby="plate">
      <div className="wrap">
        <PlateFolio path={path} />
        <h2 id="plate">{content.heading}</h2>
        <p className="mt-3 lead">{content.text}</p>
        <LazyDrawing wide={wide} phone={phone} alt={content.picture} />
        <PlateWords {...content} open={open} />
      </div>
    </section>
  );
}

type WordsProps = Pick<PlateContent, 'head' | 'rows' | 'words'> & { open?: boolean | undefined };

/** All that the drawing says, as a table and in sentences. */
function PlateWords({ head, rows, words, open }: WordsProps) {
  return (
    <details open={open}>
      <summary>The same in words</summary>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={`${name} ${cells.join()}`}>
              <th>{name}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {words.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  );
}
