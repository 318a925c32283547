import { numbersOfTheActs } from '@/content/words/acts';
import { lawAsOn } from '@/lib/calculators/statutory/checked-on';
import { formatLongDay } from '@/lib/dates';

type Props = {
  className?: string;
  /** Shows only the date, for a page that cites law in passing. */
  isShort?: boolean | undefined;
};

/** The date as of which a page states the law, and the Act of its section numbers. */
export function LawAsOn({ className, isShort = false }: Props) {
  const checked = lawAsOn();
  return (
    <p className={className}>
      Law as on <time dateTime={checked}>{formatLongDay(checked)}</time>
      {isShort ? '.' : `. ${numbersOfTheActs}`}
    </p>
  );
}
