import type { StaticImageData } from 'next/image';
import type { ReactNode } from 'react';

type PictureProps = {
  src: string;
  width: number;
  height: number;
  alt: string;
  className?: string;
  /** Other sources, for other widths. */
  children?: ReactNode;
};

/** A picture that comes when the reader is near it; its measures keep its room until then. */
export function LazyPicture({ children, alt, ...image }: PictureProps) {
  return (
    <picture>
      {children}
      <img {...image} alt={alt} loading="lazy" />
    </picture>
  );
}

type Props = {
  /** The drawing for a desk and for paper, and the one for a phone. */
  wide: StaticImageData;
  phone: StaticImageData;
  alt: string;
  /** Its paper, unless the drawing brings what is around it too. */
  className?: string;
};

/**
 * A drawing on its own paper, which comes when the reader is near it; its measures keep its room
 * until then.
 */
export function LazyDrawing({ wide, phone, alt, className = 'ivory bg-page' }: Props) {
  return (
    <LazyPicture
      src={phone.src}
      width={phone.width}
      height={phone.height}
      alt={alt}
      className={className}
    >
      <source
        media="(width>=64rem),print"
        srcSet={wide.src}
        width={wide.width}
        height={wide.height}
      />
    </LazyPicture>
  );
}
