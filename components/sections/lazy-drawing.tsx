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
};

/** A drawing that is another one on a phone. */
export function LazyDrawing({ wide, phone, alt }: Props) {
  return (
    <LazyPicture src={phone.src} width={phone.width} height={phone.height} alt={alt}>
      <source
        media="(width>=64rem),print"
        srcSet={wide.src}
        width={wide.width}
        height={wide.height}
      />
    </LazyPicture>
  );
}
