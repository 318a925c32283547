import { browserCounts, summary, unitCounts, writtenCounts } from '@/lib/tools/test-counts';

const unit = {
  numPassedTests: 90,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};

test('a unit test file that cannot be loaded counts as a failure', () => {
  const report = JSON.stringify({ ...unit, numRuntimeErrorTestSuites: 1 });
  expect(unitCounts(report)).toEqual({ passed: 90, failed: 1, skipped: 0 });
});

test('skipped and todo unit tests count as skipped', () => {
  const report = JSON.stringify({
    ...unit,
    numFailedTests: 2,
    numPendingTests: 3,
    numTodoTests: 1,
  });
  expect(unitCounts(report)).toEqual({ passed: 90, failed: 2, skipped: 4 });
});

test('browser tests are counted from the statistics of the report', () => {
  const report = JSON.stringify({ stats: { expected: 7, unexpected: 2, flaky: 1, skipped: 3 } });
  expect(browserCounts(report)).toEqual({ passed: 8, failed: 2, skipped: 3 });
});

test('counts written by another check are used unchanged', () => {
  const counts = { passed: 5, failed: 1, skipped: 2 };
  expect(writtenCounts(JSON.stringify(counts))).toEqual(counts);
});

test('a report in an unknown format is refused', () => {
  expect(() => unitCounts('{}')).toThrow();
  expect(() => browserCounts('')).toThrow();
  expect(() => writtenCounts('{}')).toThrow();
});

test.each([
  [{ passed: 12, failed: 0, skipped: 0 }, '12 passed, 0 failed'],
  [{ passed: 12, failed: 1, skipped: 2 }, '12 passed, 1 failed, 2 skipped'],
])('%j ends the run as "%s"', (counts, line) => {
  expect(summary(counts)).toBe(line);
});
