import type { StaticImageData } from 'next/image';
import { PlateInWords } from '@/components/plates/plate-in-words';
import { PlatePage } from '@/components/plates/plate-page';
import { LazyDrawing } from '@/components/sections/lazy-drawing';
import { type DrawnPlatePath, plates } from '@/lib/content/figures/all';

type Props = {
  path: DrawnPlatePath;
  /** The drawing for wide screens, the one for tablets and the one for phones. */
  wide: StaticImageData;
  tablet: StaticImageData;
  phone: StaticImageData;
};

/**
 * A page of the book with a drawing, loaded when the reader comes near; its dimensions reserve the
 * room. The same is in words in a text file, so that the page need not carry it twice.
 */
export function Plate({ path, wide, tablet, phone }: Props) {
  const content = plates[path];
  return (
    <PlatePage
      path={path}
      heading={content.heading}
      text={content.text}
      foot={<PlateInWords path={path} />}
    >
      <LazyDrawing
        wide={wide}
        tablet={tablet}
        phone={phone}
        wideFrom="70.5rem"
        alt={content.picture}
      />
    </PlatePage>
  );
}
