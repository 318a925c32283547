import { z } from 'zod';

const counts = z.object({ passed: z.number(), failed: z.number(), skipped: z.number() });

export type Counts = z.infer<typeof counts>;

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
  const found = unitReport.parse(JSON.parse(report));
  return {
    passed: found.numPassedTests,
    failed: found.numFailedTests + found.numRuntimeErrorTestSuites,
    skipped: found.numPendingTests + found.numTodoTests,
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

/** Counts as another check has written them. */
export const writtenCounts = (report: string): Counts => counts.parse(JSON.parse(report));

export function summary({ passed, failed, skipped }: Counts): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
