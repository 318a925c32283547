import { Annotation } from '@/components/figures/strokes';
import { tdsFigure as figure } from '@/lib/content/figures/tds-return';

const [bill, tds, paid] = figure.hub;

/** Four duties round a wheel that turns once a quarter, with one bill at its hub. */
export function TdsFigure() {
  return (
    <>
      <div className="wheel">
        <div className="rim">
          {figure.turns.map(({ title }, index) => (
            <span key={title} aria-hidden="true">
              {index + 1}
            </span>
          ))}
          <p>
            {bill}
            <b className="block font-serif text-red">{tds}</b>
            {paid}
          </p>
        </div>
        <ol>
          {figure.turns.map(({ title, when, text }, index) => (
            <li key={title}>
              <h3 className="text-xl md:text-xl">{`${index + 1} ${title}`}</h3>
              <p className="annotation">{when}</p>
              <p className="text-[0.9375rem] leading-snug">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <Annotation className="mt-8 justify-center">{figure.payer}</Annotation>
      <p className="mt-2 text-center text-[0.9375rem] text-soft">{figure.tan}</p>
    </>
  );
}
