import { AnnotationCross, AnnotationRing, AnnotationTick } from '@/components/figures/strokes';
import { Link } from '@/components/ui/link';
import { auditFigure } from '@/content/figures/audit';
import { trialCorner } from '@/content/figures/trial-corner';
import { findRoute } from '@/lib/content/routes';

const { entries, head, notes } = auditFigure;
const shown: readonly string[] = trialCorner.shown;

/** A corner of the audit's figure, like an open page, with a link to the whole. */
export function TrialCorner() {
  const [title, , , agreed] = head;
  return (
    <figure className="max-w-96 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:justify-self-end">
      <div className="relative ivory rounded-panel bg-page py-5 pr-5 pl-10 [--data-table-bar:1rem]">
        <span aria-hidden="true" className="data-table-bar" />
        <table className="figure-table wrap-anywhere w-full">
          <thead>
            <tr>
              <th scope="col">{title}</th>
              <th scope="col" className="pr-0! text-right!">
                ₹
              </th>
              <th scope="col">
                <span className="sr-only">{agreed}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {entries
              .filter(({ id }) => shown.includes(id))
              .map(({ id, label, amount, mark, to }) => (
                <tr key={id}>
                  <th scope="row">{label}</th>
                  <td className="amount">
                    {mark === 'wrong' ? <AnnotationRing>{amount}</AnnotationRing> : amount}
                  </td>
                  <td className="w-9 pr-0 text-right!">
                    {mark === 'wrong' ? <AnnotationCross /> : <AnnotationTick />}
                    <span className="sr-only">{to}</span>
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
        <p className="mt-3 annotation">{notes.rent}</p>
      </div>
      {findRoute(trialCorner.href)?.listed && (
        <figcaption className="mt-2">
          <Link href={`${trialCorner.href}#figure`} className="py-3 text-gold underline">
            {trialCorner.action} →
          </Link>
        </figcaption>
      )}
    </figure>
  );
}
