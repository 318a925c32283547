import { Link } from '@/components/ui/link';
import { type PlatePath, plateOrder } from '@/content/plates/order';
import { findRoute } from '@/lib/content/routes';

/** The page's number in the book, and where the book goes on. */
export function PlateFolio({ path }: { path: PlatePath }) {
  const shown = plateOrder.filter((plate) => plate === path || findRoute(plate)?.listed);
  const folio = shown.indexOf(path) + 1;
  const next = shown[folio];
  return (
    <p className="plate-folio folio">
      {folio > 1 ? `Brought forward from folio ${folio - 1}` : `Folio ${folio}`}
      {next && (
        <Link href={next} className="text-link">
          Carried forward to folio {folio + 1}, {findRoute(next)?.label}
        </Link>
      )}
    </p>
  );
}
