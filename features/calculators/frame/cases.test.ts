import { calculatorNames } from '@/content/calculators/names';
import { OURS, type WorkedCase } from '@/features/calculators/cases/worked-case';

const all = calculatorNames.map((name) => {
  const { cases } = require(`@/features/calculators/cases/${name}`) as {
    cases: readonly WorkedCase[];
  };
  return [name, cases] as const;
});

/** Whose answer counts: the authority that makes or applies the rule, or our own working. */
const AUTHORITIES = new RegExp(`^(?:Income Tax Department|Reserve Bank of India|${OURS}$)`);

describe.each(all)('%s', (_name, cases) => {
  test.each(
    cases.map((workedCase) => [workedCase.source, workedCase.description, workedCase] as const),
  )('%s: %s', (_source, _given, { workOut, expected }) => {
    expect(workOut()).toBe(expected);
  });

  test('lists official examples before all others, and no case twice', () => {
    const official = cases.map(({ isOfficial }) => isOfficial);
    expect(official).toEqual([...official].sort((a, b) => Number(b) - Number(a)));
    expect(new Set(cases.map(({ description }) => description)).size).toBe(cases.length);
  });

  test('each case names who published its answer, or is our own and shows its working', () => {
    for (const { source, working, isOfficial } of cases) {
      expect(source).toMatch(AUTHORITIES);
      expect(source === OURS).toBe(working !== undefined);
      if (source === OURS) expect(isOfficial).toBe(false);
    }
  });
});
