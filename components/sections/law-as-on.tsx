import { lawAsOn } from '@/lib/calculators/statutory/checked-on';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

type Props = {
  className?: string;
  /** The day alone, for a page that cites law in passing. */
  isShort?: boolean;
};

/** As of which day a page tells the law, and of which Act its section numbers are. */
export function LawAsOn({ className, isShort = false }: Props) {
  const checked = lawAsOn();
  return (
    <p className={className}>
      Law as on <time dateTime={checked}>{day.format(new Date(checked))}</time>.
      {!isShort &&
        ' Where an income tax section or form has two numbers, the one after “now” or before “earlier” belongs to the 2025 Act, which covers tax year 2026-27 onwards; the other belongs to the 1961 Act.'}
    </p>
  );
}
