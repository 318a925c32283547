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

/** A picture loaded when the reader comes near; its dimensions reserve the room until then. */
export function LazyPicture({ children, alt, ...image }: PictureProps) {
  return (
    <picture>
      {children}
      <img {...image} alt={alt} loading="lazy" />
    </picture>
  );
}

type Props = {
  /** The drawing for wide screens and print, and the one for phones. */
  wide: StaticImageData;
  /** For the screens between, if there is one. */
  tablet?: StaticImageData;
  phone: StaticImageData;
  alt: string;
  /** The width of the screen from which the wide one is large enough. */
  wideFrom?: string;
  /** The class of its paper, for drawings without their own. */
  className?: string;
};

/**
 * A drawing on its own paper, loaded when the reader comes near; its dimensions reserve the room
 * until then.
 */
export function LazyDrawing({
  wide,
  tablet,
  phone,
  alt,
  wideFrom = '64rem',
  className = 'ivory bg-page',
}: Props) {
  return (
    <LazyPicture
      src={phone.src}
      width={phone.width}
      height={phone.height}
      alt={alt}
      className={className}
    >
      <source
        media={`(width>=${wideFrom}),print`}
        srcSet={wide.src}
        width={wide.width}
        height={wide.height}
      />
      {tablet && (
        <source
          media="(width>=48rem)"
          srcSet={tablet.src}
          width={tablet.width}
          height={tablet.height}
        />
      )}
    </LazyPicture>
  );
}
