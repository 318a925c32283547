import { Exact } from '@/lib/calculators/exact';
import { csv } from '@/lib/csv';
import { soundRows } from '@/lib/portal/database/bad-rows.test-support';
import { found } from '@/lib/portal/scenarios/lines';
import { scenarioTable } from '@/lib/portal/scenarios/table';

const saved = { ...soundRows.scenarios, savedAt: Date.UTC(2026, 10, 22, 12) };

test('a row for each figure, numbers as numbers', () => {
  expect(scenarioTable([saved])).toEqual([
    ['Name', 'Calculator', 'Saved on', 'Version of the rules', 'Kind', 'Figure', 'Value'],
    [saved.name, 'Income tax', '2026-11-22', '0a1b2c3d', 'given', 'Tax Regime', 'Old regime'],
    [saved.name, 'Income tax', '2026-11-22', '0a1b2c3d', 'result', 'Total tax liability', 132600],
  ]);
});

test('a figure too long for a spreadsheet is kept in full, as text', () => {
  const lines = [found.rupees('Total', Exact.of(10n ** 20n + 1n))];
  expect(scenarioTable([{ ...saved, lines }])[1]?.at(-1)).toBe('100000000000000000001');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\uff1d1'])(
  'the name %j is no formula',
  (name) => {
    expect(csv(scenarioTable([{ ...saved, name }]).slice(1, 2))).toMatch(/^"?'/);
  },
);
