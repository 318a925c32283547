import type { Reason } from '@/components/calculators/shared/law-table';
import { formatDay } from '@/lib/dates';

/** The rule, and for each source its sections in both Acts and the day it was checked. */
export function ReasonWords({ says, sources }: Reason) {
  return (
    <>
      <p>{says}</p>
      {sources.map(({ rule, sections, checkedOn }) => (
        <p key={rule} className="mt-1 text-soft wrap-anywhere">
          {rule}: {sections.join('; ')}. Checked on {formatDay(checkedOn)}.
        </p>
      ))}
    </>
  );
}
