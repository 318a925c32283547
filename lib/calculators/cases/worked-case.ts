/** A case whose answer is known from elsewhere, or by hand; the page and the unit tests run it. */
export type WorkedCase = {
  /** Who published the answer; `Worked out by us` where nobody did. */
  source: string;
  /** Whether a government department published it. */
  isOfficial: boolean;
  given: string;
  /** As the page shows it. */
  expected: string;
  workOut: () => string;
};

export const OURS = 'Worked out by hand';

/** Official examples first; otherwise in the order in which they are written. */
export function officialFirst(cases: readonly WorkedCase[]): WorkedCase[] {
  return [...cases].sort((a, b) => Number(b.isOfficial) - Number(a.isOfficial));
}
