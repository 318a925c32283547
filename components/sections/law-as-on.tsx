import { numbersOfTheActs } from '@/content/words/acts';
import { lawAsOn } from '@/lib/calculators/statutory/checked-on';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

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
      Law as on <time dateTime={checked}>{day.format(new Date(checked))}</time>
      {isShort ? '.' : `. ${numbersOfTheActs}`}
    </p>
  );
}
