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
