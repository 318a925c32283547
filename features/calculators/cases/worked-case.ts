/** A case with a known answer, published or worked out by hand; the page and unit tests run it. */
export type WorkedCase = {
  /** Who published the answer; `OURS` if nobody did. */
  source: string;
  isOfficial: boolean;
  working?: string;
  description: string;
  expected: string;
  workOut: () => string;
};

export const OURS = 'Our own case, checked by hand';

export function createOwnCase(
  parts: Omit<WorkedCase, 'source' | 'isOfficial'> & { working: string },
) {
  return { ...parts, source: OURS, isOfficial: false } satisfies WorkedCase;
}

export function sortOfficialFirst(cases: readonly WorkedCase[]): WorkedCase[] {
  return [...cases].sort((a, b) => Number(b.isOfficial) - Number(a.isOfficial));
}
