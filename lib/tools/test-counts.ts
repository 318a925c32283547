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

/** Counts from a Jest report. Throws for another format. */
export function unitCounts(report: string): Counts {
  const found = unitReport.parse(JSON.parse(report));
  return {
    passed: found.numPassedTests,
    failed: found.numFailedTests + found.numRuntimeErrorTestSuites,
    skipped: found.numPendingTests + found.numTodoTests,
  };
}

/** Counts from a Playwright report. Throws for another format. */
export function browserCounts(report: string): Counts {
  const { stats } = browserReport.parse(JSON.parse(report));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
}

/** Counts written by another check. Throws for another format. */
export const writtenCounts = (report: string): Counts => counts.parse(JSON.parse(report));

export function summary({ passed, failed, skipped }: Counts): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
