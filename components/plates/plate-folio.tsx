import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { type PlatePath, plateOrder } from '@/content/figures/order';
import { findRoute } from '@/lib/content/routes';

/** The plates of all listed pages, and the number of this one. */
function placeOf(path: PlatePath) {
  const shown = plateOrder.filter((plate) => plate === path || findRoute(plate)?.listed);
  const folio = shown.indexOf(path) + 1;
  return { folio, next: shown[folio] };
}

/** The plate's page number at the right of its head, and the page that it follows at the left. */
export function PlateFolio({ path }: { path: PlatePath }) {
  const { folio } = placeOf(path);
  return (
    <p className="folio print:hidden mb-6 flex justify-between">
      {folio > 1 ? `Brought forward from folio ${folio - 1}` : <span />}
      <span>{`Folio ${folio}`}</span>
    </p>
  );
}

type FootProps = {
  path: PlatePath /** At the left, if there is more to read. */;
  children?: ReactNode;
};

/** A link to the next plate, at the foot. */
export function CarriedForward({ path, children }: FootProps) {
  const { folio, next } = placeOf(path);
  return (
    (next || children) && (
      <p className="folio print:hidden mt-6 flex flex-wrap gap-6">
        {children}
        {next && (
          <Link href={next} className="-my-3 ml-auto py-3 text-link">
            Carried forward to folio {folio + 1}, {findRoute(next)?.label}
          </Link>
        )}
      </p>
    )
  );
}
