import { LazyPicture } from '@/components/sections/lazy-drawing';
import { Link } from '@/components/ui/link';
import { plateInSmall } from '@/content/figures/in-small';
import drawing from '@/lib/build/generated/plates/in-small.svg';
import { findRoute } from '@/lib/content/routes';

/** A corner of a plate, drawn like an open page, with a link to the plate. */
export function PlateInSmall() {
  return (
    <figure className="max-w-96 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:justify-self-end">
      <div className="relative overflow-hidden rounded-panel bg-red pl-4">
        <span aria-hidden="true" className="absolute inset-y-2 left-[7px] w-0.5 stitch-y" />
        <LazyPicture
          src={drawing.src}
          width={drawing.width}
          height={drawing.height}
          alt={plateInSmall.picture}
          className="ivory w-full"
        />
      </div>
      {findRoute(plateInSmall.href)?.listed && (
        <figcaption className="mt-2">
          <Link href={`${plateInSmall.href}#plate`} className="py-3 text-thread underline">
            {plateInSmall.action} →
          </Link>
        </figcaption>
      )}
    </figure>
  );
}
