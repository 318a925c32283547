import type { CSSProperties } from 'react';
import { AnnotationRing, Annotations } from '@/components/figures/strokes';
import { consultingFigure as figure } from '@/lib/content/figures/consulting';

const { asked, steps, value } = figure;
const percent = (rupees: number) => `${(100 * rupees) / asked.rupees}%`;

/** From the asking price down to the value: each step begins where the one before it ends. */
export function ConsultingFigure() {
  return (
    <>
      <ol className="bridge">
        <Pier {...asked} from={0} to={asked.rupees} className="bg-muted" />
        {steps.map((step) => (
          <Pier
            key={step.title}
            {...step}
            className={step.to < step.from ? 'bridge-down hatched' : 'bg-muted'}
          />
        ))}
        <Pier {...value} from={0} to={value.rupees} className="bridge-end ground-red" isLast />
      </ol>
      <Annotations notes={[figure.multiple, figure.papers]} />
    </>
  );
}

type PierProps = {
  title: string;
  why: string;
  amount: string;
  from: number;
  to: number;
  className: string;
  isLast?: true;
};

function Pier({ title, why, amount, from, to, className, isLast }: PierProps) {
  const bounds = {
    '--low': percent(Math.min(from, to)),
    '--high': percent(Math.max(from, to)),
    '--to': percent(to),
  };
  return (
    <li style={bounds as CSSProperties}>
      <p className="font-semibold">{title}</p>
      <div className="bridge-bar">
        <span aria-hidden="true" className={className} />
        <b className={`amount ${isLast ? 'text-red' : ''}`}>
          {isLast ? <AnnotationRing>{amount}</AnnotationRing> : amount}
        </b>
      </div>
      <p className="text-[0.9375rem] text-soft leading-snug">{why}</p>
    </li>
  );
}
