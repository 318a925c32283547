import type { StaticImageData } from 'next/image';
import { PlateFolio } from '@/components/plates/plate-folio';
import type { PlatePath } from '@/content/plates/order';
import type { Plate as PlateContent } from '@/content/plates/plate';

type Props = {
  path: PlatePath;
  content: PlateContent;
  /** The drawing for a desk and the one for a phone. */
  wide: StaticImageData;
  phone: StaticImageData;
};

/**
 * A page of the bound book with a drawing on it. The drawing comes when the reader is near it; its
 * room is kept by its measures, and the same is said in words below it.
 */
export function Plate({ path, content, wide, phone }: Props) {
  return (
    <section className="plate" aria-labelledby="plate">
      <div className="wrap">
        <PlateFolio path={path} />
        <div className="plate-head">
          <h2 id="plate">{content.heading}</h2>
          <p className="mt-3 lead">{content.text}</p>
        </div>
        <picture>
          <source
            media="(width>=64rem),print"
            srcSet={wide.src}
            width={wide.width}
            height={wide.height}
          />
          <img
            src={phone.src}
            width={phone.width}
            height={phone.height}
            loading="lazy"
            alt={content.picture}
          />
        </picture>
        <PlateWords {...content} />
      </div>
    </section>
  );
}

function PlateWords({ head, rows, words }: Pick<PlateContent, 'head' | 'rows' | 'words'>) {
  return (
    <details>
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
            <tr key={name}>
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
