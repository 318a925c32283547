import { calendar } from '@/content/calendar';
import { dueDates } from '@/content/due-dates';
import { getRegionGroup, stateIds, stateNames } from '@/content/states';
import { listNextDues } from '@/features/calendar/next-for';

const lines = (...given: Parameters<typeof listNextDues>) =>
  listNextDues(...given).map(({ day, what }) => `${day}, ${what}`);

test('a credit that lapses is no date to file or pay by', () => {
  expect(lines(['gst-quarterly'], 'UP', '2026-11-27', 1)).toEqual([
    '25 December, Pay GST in PMT-06 for November',
  ]);
});

test('the State decides between the 22nd and the 24th; without one both are named', () => {
  const quarterly = (state: Parameters<typeof listNextDues>[1]) =>
    lines(['gst-quarterly'], state, '2027-01-20', 2)[0];
  expect(quarterly('MH')).toMatch(/^22 January, File the quarterly GSTR-3B/);
  expect(quarterly('UP')).toMatch(/^24 January, File the quarterly GSTR-3B/);
  expect(lines(['gst-quarterly'], null, '2027-01-20', 2).join()).toMatch(/22 January.*24 January/);
});

// Presumptive income has one instalment, by 15 March: section 408(2).
test('a trader reads with each earlier instalment that presumptive income has none', () => {
  const all = lines(['business'], null, '2026-11-27', 40);
  expect(
    all.flatMap((line) => line.match(/^\d+ \w+|pay (all )?advance tax[^;]*/gi) ?? []).join(' '),
  ).toMatch(
    /15 December Pay advance tax, 75% \(not if presumptive\) .*15 March Pay advance tax, 100% pay all advance tax on presumptive income .*15 June Pay advance tax, 15% \(not if presumptive\) .*15 September Pay advance tax, 45% \(not if presumptive\) /,
  );
});

test('on a Sunday the day before is named', () => {
  // 24 January 2027.
  expect(listNextDues(['gst-quarterly'], 'UP', '2027-01-23', 1)[0]?.doneBy).toBe('23 January');
  expect(listNextDues(['gst-quarterly'], 'MH', '2027-01-20', 1)[0]?.doneBy).toBeNull();
});

test('on the day itself it is due today, and a Sunday no longer names the day before', () => {
  expect(listNextDues(['company'], null, '2026-11-29', 1)).toEqual([
    { day: 'Due today', what: 'File the annual return (MGT-7, MGT-7A)', doneBy: null },
  ]);
});

test('every rule that may not lead is one, and is named once', () => {
  const ids: readonly string[] = dueDates.rules.map(({ id }) => id);
  const left: readonly string[] = [...calendar.rights, ...calendar.conditional];
  for (const id of left) expect(ids).toContain(id);
  expect(new Set(left).size).toBe(left.length);
});

test.each([
  ['section 172, transfer pricing', 'company', '2026-11-30'],
  ['section 172, transfer pricing', 'llp', '2026-11-30'],
  ['section 393(1) Sl. 2(i), Form 141', 'salaried', '2026-11-30'],
  ['section 393(1) Sl. 6(ii), tax on a contract', 'business', '2026-12-30'],
  ['section 139(4), belated return', 'salaried', '2026-12-31'],
  ['CGST section 44, GSTR-9 above ₹2 crore', 'gst-monthly', '2026-12-31'],
  ['CGST section 16(4), input credit of last year', 'gst-monthly', '2026-11-30'],
] as const)('%s binds only some, and leads no list of a %s', (_section, kind, day) => {
  const [first] = listNextDues([kind], null, day, 1);
  expect(first?.day).not.toBe('Due today');
  expect(first?.what).not.toMatch(/transfer pricing|Form 141|belated|GSTR-9|input/i);
});

test('the first group of States is that of the rule', () => {
  const { binds = '' } = dueDates.rules.find(({ id }) => id === 'gstr-3b-a') ?? {};
  for (const id of stateIds) {
    // The rule writes Daman-Diu-DNH and Andaman-Nicobar.
    const [word = ''] = stateNames[id].replace('Dadra and Nagar Haveli and ', '').split(' and ');
    expect([id, binds.includes(word)]).toEqual([id, getRegionGroup(id) === 'A']);
  }
});
