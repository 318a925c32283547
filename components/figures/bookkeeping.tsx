import { Annotation, AnnotationRing } from '@/components/figures/strokes';
import { bookkeepingFigure as figure, msmeDays } from '@/lib/content/figures/bookkeeping';

const { payable, receivable } = figure;

/** The days, and the rupees, at which a bar has its full length. */
const DAYS = 65;
const most = Math.max(...receivable.ages.map(({ rupees }) => rupees));

/** What is owed and due, as bars: bills by their age against the limit, customers by amount. */
export function BookkeepingFigure() {
  return (
    <div className="grid grid-cols-1 gap-x-24 gap-y-12 wide:grid-cols-[6fr_5fr]">
      <div>
        <h3>{payable.title}</h3>
        {/* As far down as the list beside it, below its line of sales. */}
        <div className="relative mt-[1.6em]">
          <table className="ages">
            <tbody>
              {payable.bills.map(({ to, age, amount, days, isLate }) => (
                <tr key={to}>
                  <th scope="row">
                    <span className="relative z-1 bg-page pr-1">{`${to}, ${age}`}</span>
                    <Bar
                      percent={(100 * days) / DAYS}
                      className={isLate ? 'bg-cover' : 'bg-muted'}
                    />
                  </th>
                  <td className="amount">
                    {isLate ? <AnnotationRing>{amount}</AnnotationRing> : amount}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p
            className="limit annotation"
            style={{ left: `calc((100% - min(6rem, 45%)) * ${msmeDays.agreed / DAYS})` }}
          >
            {payable.line}
          </p>
        </div>
        <p className="mt-2 annotation text-right">{payable.late}</p>
        <Annotation className="mt-6">{payable.note}</Annotation>
      </div>
      <div className="margined">
        <h3>{receivable.title}</h3>
        <p className="text-soft">{receivable.sales}</p>
        <table className="ages">
          <tbody>
            {receivable.ages.map(({ age, amount, rupees }, index) => (
              <tr key={age}>
                <th scope="row">
                  {age}
                  <Bar
                    percent={(100 * rupees) / most}
                    className="hatched"
                    gap={index === 0 ? 0 : 40 / 2 ** index}
                  />
                </th>
                <td className="amount">{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Annotation className="mt-6">{receivable.note}</Annotation>
      </div>
    </div>
  );
}

/** A bar; the gap between the strokes that fill it is in pixels, and nothing fills it without. */
function Bar({ percent, className, gap }: { percent: number; className: string; gap?: number }) {
  return (
    <span
      aria-hidden="true"
      className={`mt-1 block h-5 border-[1.5px] border-ink ${gap === 0 ? 'bg-muted' : className}`}
      style={{ width: `${percent}%`, ...(gap && { '--gap': `${gap}px` }) }}
    />
  );
}
