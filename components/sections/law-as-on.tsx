import { lawAsOn } from '@/lib/calculators/statutory/checked-on';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** As of which day a page tells the law, and of which Act its section numbers are. */
export function LawAsOn({ className }: { className?: string }) {
  const checked = lawAsOn();
  return (
    <p className={className}>
      Law as on <time dateTime={checked}>{day.format(new Date(checked))}</time>. Income tax sections
      are those of the 1961 Act, which covers years up to assessment year 2026-27; “now” and the
      number after it name the 2025 Act, which covers tax year 2026-27 onwards.
    </p>
  );
}
