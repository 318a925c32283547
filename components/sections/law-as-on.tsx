import { lawAsOn } from '@/lib/calculators/statutory/checked-on';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** The day as on which a page states the law, and the Act that its section numbers refer to. */
export function LawAsOn({ className }: { className?: string }) {
  const checked = lawAsOn();
  return (
    <p className={className}>
      Law as on <time dateTime={checked}>{day.format(new Date(checked))}</time>. Where an income tax
      section or form has two numbers, the one after “now” or before “earlier” belongs to the 2025
      Act, which covers tax year 2026-27 onwards; the other belongs to the 1961 Act.
    </p>
  );
}
