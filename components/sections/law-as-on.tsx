import { numbersOfTheActs } from '@/content/words/acts';
import { formatLongDay } from '@/lib/dates';
import { lawAsOn } from '@/lib/planners/checked-on';

type Props = {
  className?: string;
  /** Shows only the date, for a page that cites law in passing. */
  isShort?: boolean | undefined;
};

/** The date as of which a page states the law; folded below it, the Act of its section numbers. */
export function LawAsOn({ className, isShort = false }: Props) {
  const checked = lawAsOn();
  const line = (
    <>
      Law as on <time dateTime={checked}>{formatLongDay(checked)}</time>
    </>
  );
  if (isShort) return <p className={className}>{line}</p>;
  return (
    <details className={className}>
      <summary className="min-h-11 w-fit rounded-control">
        <span>{line}</span>
      </summary>
      <p className="max-w-3xl">{numbersOfTheActs}</p>
    </details>
  );
}
