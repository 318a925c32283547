import {
  formatLevies,
  formatSumParts,
  getAnswerSums,
  groupSums,
} from '@/features/client-area/quotations/answer-sums';
import { computeGstByUnit, type UnitFee } from '@/lib/fees/units';
import { createTestAnswer, monthlyAndOnce } from '@/lib/test-support/thread-messages';

test.each([
  ['intra', 18, 'CGST 9% + SGST 9%'],
  ['intra', 5, 'CGST 2.5% + SGST 2.5%'],
  ['inter', 18, 'IGST 18%'],
  ['none', 0, ''],
] as const)('GST %s at %i%% consists of "%s"', (supply, rate, text) => {
  expect(formatLevies({ supply, rate })).toBe(text);
});

test('fees less discount, with GST and round-off, add up to the total', () => {
  const answer = createTestAnswer();
  const fees = answer.lines.reduce((sum, { fee }) => sum + fee, 0);
  const [{ rows = [], ...group } = { fees: 0 }] = getAnswerSums(answer);
  expect(group).toMatchObject({ unitLabel: '', label: 'Total', fees, total: answer.total });
  expect(rows.map(({ label }) => label)).toEqual(['Discount', 'GST 18%', 'Round-off']);
  const paise = rows.reduce((sum, { rupees }) => sum + Math.round((rupees ?? 0) * 100), fees * 100);
  expect(paise).toBe(answer.total * 100);
  const [, gst] = rows;
  const levies = gst?.levies?.map(({ rupees }) => rupees) ?? [];
  expect(levies[0]).toBe(levies[1]);
  expect(levies.reduce((sum, rupees) => sum + rupees, 0)).toBe(gst?.rupees);
  expect(gst && formatSumParts(gst)).toBe('CGST 9% + SGST 9%');
});

test('GST that is not charged has no amount, and nothing is rounded off', () => {
  const bills = computeGstByUnit([{ rupees: 2999 }], 0, 'none', 0);
  const [group] = groupSums(bills, { supply: 'none', rate: 0 }, bills);
  expect(group?.rows).toEqual([{ label: 'GST', rupees: null, levies: [], asked: undefined }]);
});

test('the round-off of the request is shown even if the answer has none', () => {
  const bills = (rupees: number) => computeGstByUnit([{ rupees }], 0, 'intra');
  const [group] = groupSums(bills(1000), { supply: 'intra', rate: 18 }, bills(3998));
  expect(group?.rows).toMatchObject([
    { label: 'GST 18%', rupees: 180, asked: 719.64 },
    { label: 'Round-off', rupees: 0, asked: 0.36 },
  ]);
});

test('fees of different units have separate sums, and the discount comes off what is paid once', () => {
  const groups = getAnswerSums(monthlyAndOnce());
  expect(
    groups.map(({ unitLabel, label, fees, total }) => [unitLabel, label, fees, total]),
  ).toEqual([
    ['per month', 'Per month', 3999, 4719],
    ['once', 'Once', 2999, 2949],
  ]);
  expect(groups.map(({ rows }) => rows.map(({ label, rupees }) => [label, rupees]))).toEqual([
    [
      ['GST 18%', 719.82],
      ['Round-off', 0.18],
    ],
    [
      ['Discount', -500],
      ['GST 18%', 449.82],
      ['Round-off', 0.18],
    ],
  ]);
});

test('the sums of the request are shown only beside sums of the same units', () => {
  const answer = monthlyAndOnce();
  const asked = (...fees: UnitFee[]) => getAnswerSums(answer, computeGstByUnit(fees, 0, 'intra'));
  const month = { rupees: 3999, per: 'month' } as const;
  expect(asked(month, { rupees: 1000 }).map((group) => group.asked?.total)).toEqual([4719, 1180]);
  expect(asked({ ...month, quantity: 3 }).map((group) => group.asked)).toEqual([
    undefined,
    undefined,
  ]);
});
