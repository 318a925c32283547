import { Link } from '@/components/ui/link';
import { type PlatePath, plateOrder } from '@/content/plates/order';
import { findRoute } from '@/lib/content/routes';

/** The plates of the pages that are listed, and the number of one among them. */
function placeOf(path: PlatePath) {
  const shown = plateOrder.filter((plate) => plate === path || findRoute(plate)?.listed);
  const folio = shown.indexOf(path) + 1;
  return { folio, next: shown[folio] };
}

/** The page's number in the book, at its head. */
export function PlateFolio({ path }: { path: PlatePath }) {
  const { folio } = placeOf(path);
  return (
    <p className="folio mb-6">
      {folio > 1 ? `Brought forward from folio ${folio - 1}` : `Folio ${folio}`}
    </p>
  );
}

/** Where the book goes on, at the foot of the page. */
export function CarriedForward({ path }: { path: PlatePath }) {
  const { folio, next } = placeOf(path);
  return (
    next && (
      <p className="folio mt-6 text-right">
        <Link href={next} className="text-link">
          Carried forward to folio {folio + 1}, {findRoute(next)?.label}
        </Link>
      </p>
    )
  );
}
