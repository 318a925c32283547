import { listRejectedChanges } from '@/features/calculators/hra/hra-changes';
import { Exact } from '@/lib/exact';

type Input = Parameters<typeof listRejectedChanges>[0];

/** Changes of a year with a basic pay of 6,00,000 and HRA of 2,40,000. */
const changed = (entered: object): Input =>
  ({
    ...{ months: 'once', month1: '7', month2: '10', month3: '12', year: 'TY2026-27' },
    ...{ city1: 'same', rent1: null, basic1: null, hra1: null },
    ...entered,
    formInput: { basic: Exact.of(6_00_000), received: Exact.of(2_40_000) },
  }) as unknown as Input;

const tooMuch = 'That is more than the whole year has.';

// From the seventh month on there are six, from the twelfth on one.
test.each([
  ['7', 'basic1', 1_00_000, false],
  ['7', 'basic1', 1_00_000.01, true],
  ['12', 'basic1', 6_00_000, false],
  ['12', 'basic1', 6_00_001, true],
  ['7', 'hra1', 40_000, false],
  ['7', 'hra1', 40_001, true],
])(
  'new pay from month %s, %s of %d: more than the whole year has, %s',
  (month1, field, pay, isRejected) => {
    expect(listRejectedChanges(changed({ month1, [field]: pay }))).toEqual(
      isRejected ? [{ field, sentence: tooMuch }] : [],
    );
  },
);

test('amounts given by the month set no limit to the new pay but that of the sheet', () => {
  const byMonth = (basic1: number) => {
    const input = changed({ month1: '10', basic1 });
    return listRejectedChanges({ ...input, formInput: { ...input.formInput, isByMonth: true } });
  };
  expect(byMonth(60_00_000)).toEqual([]);
  expect(byMonth(10 ** 15 + 1)).toEqual([
    { field: 'basic1', sentence: 'That is more than the sheet can take.' },
  ]);
});
