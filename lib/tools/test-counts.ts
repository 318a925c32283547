import { z } from 'zod';

export type Counts = { passed: number; failed: number; skipped: number };

const unitReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  // A file that cannot be loaded fails without failing a test.
  numRuntimeErrorTestSuites: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const browserReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** Counts of a Jest report. */
export function unitCounts(report: string): Counts {
  const counts = unitReport.parse(JSON.parse(report));
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites,
    skipped: counts.numPendingTests + counts.numTodoTests,
  };
}

/** Counts of a Playwright report. */
export function browserCounts(report: string): Counts {
  const { stats } = browserReport.parse(JSON.parse(report));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
}

export function summary({ passed, failed, skipped }: Counts): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
