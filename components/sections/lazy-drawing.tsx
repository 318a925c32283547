import type { StaticImageData } from 'next/image';

type Props = {
  /** The drawing for a desk and for paper, and the one for a phone. */
  wide: StaticImageData;
  phone: StaticImageData;
  alt: string;
};

/**
 * A drawing on its own paper, which comes when the reader is near it; its measures keep its room
 * until then.
 */
export function LazyDrawing({ wide, phone, alt }: Props) {
  return (
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
        alt={alt}
        className="ivory bg-page"
      />
    </picture>
  );
}
