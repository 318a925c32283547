/** A case whose answer is known from elsewhere, or by hand; the page and the unit tests run it. */
export type WorkedCase = {
  /** Who published the answer; `OURS` where nobody did. */
  source: string;
  /** Whether the authority that sets or applies the rule published it. */
  isOfficial: boolean;
  /** How the answer comes about; every case of our own has it. */
  working?: string;
  given: string;
  /** As the page shows it. */
  expected: string;
  workOut: () => string;
};

export const OURS = 'Our own case, checked by hand';

/** A case of our own with the working that it was checked by. */
export function ownCase(parts: Omit<WorkedCase, 'source' | 'isOfficial'> & { working: string }) {
  return { ...parts, source: OURS, isOfficial: false } satisfies WorkedCase;
}

/** Official examples first; otherwise in the order in which they are written. */
export function officialFirst(cases: readonly WorkedCase[]): WorkedCase[] {
  return [...cases].sort((a, b) => Number(b.isOfficial) - Number(a.isOfficial));
}
