import type { LawSource } from '@/components/sheets/law-sources';

/** Why a figure is what it is: the rule in a sentence, and the sections that say so. */
export type Reason = { says: string; sources: readonly LawSource[] };

/** The rule, and for each source its sections. */
export function ReasonWords({ says, sources }: Reason) {
  return (
    <>
      <p>{says}</p>
      {sources.map(({ rule, sections }) => (
        <p key={rule} className="mt-1 text-soft wrap-anywhere">
          {rule}: {sections.join('; ')}.
        </p>
      ))}
    </>
  );
}
