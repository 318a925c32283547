/** A case with a known answer, published or worked out by hand; the page and unit tests run it. */
export type WorkedCase = {
  /** Who published the answer; `OURS` if nobody did. */
  source: string;
  /** Whether it was published by the authority that makes or applies the rule. */
  isOfficial: boolean;
  /** How the answer is worked out; required for our own cases. */
  working?: string;
  given: string;
  /** As the page shows it. */
  expected: string;
  workOut: () => string;
};

export const OURS = 'Our own case, checked by hand';

/** A case of our own, with the working by which it was checked. */
export function createOwnCase(
  parts: Omit<WorkedCase, 'source' | 'isOfficial'> & { working: string },
) {
  return { ...parts, source: OURS, isOfficial: false } satisfies WorkedCase;
}

/** Official examples first, otherwise in the given order. */
export function sortOfficialFirst(cases: readonly WorkedCase[]): WorkedCase[] {
  return [...cases].sort((a, b) => Number(b.isOfficial) - Number(a.isOfficial));
}
