import { levyWords, partWords, sumRows, sumsOf } from '@/lib/portal/records/answer-sums';
import { answerOf } from '@/lib/test-support/thread-messages';

test.each([
  ['intra', 18, 'CGST 9% + SGST 9%'],
  ['intra', 5, 'CGST 2.5% + SGST 2.5%'],
  ['inter', 18, 'IGST 18%'],
  ['none', 0, ''],
] as const)('GST %s at %i%% is made of "%s"', (supply, rate, words) => {
  expect(levyWords({ supply, rate })).toBe(words);
});

test('fees, less the discount, with GST and the round-off make the total', () => {
  const answer = answerOf();
  const fees = answer.lines.reduce((sum, { fee }) => sum + fee, 0);
  const rows = sumsOf(answer);
  expect(rows.map(({ label }) => label)).toEqual(['Discount', 'GST 18%', 'Round-off']);
  const paise = rows.reduce((sum, { rupees }) => sum + Math.round((rupees ?? 0) * 100), fees * 100);
  expect(paise).toBe(answer.total * 100);
  const [, gst] = rows;
  const levies = gst?.levies?.map(({ rupees }) => rupees) ?? [];
  expect(levies[0]).toBe(levies[1]);
  expect(levies.reduce((sum, rupees) => sum + rupees, 0)).toBe(gst?.rupees);
  expect(gst && partWords(gst)).toBe('CGST 9% + SGST 9%');
});

test('GST that is not charged has no amount, and nothing is rounded off', () => {
  const gst = { supply: 'none', rate: 0, rupees: 0 } as const;
  const rows = sumRows({ fees: 2999, discount: 0, gst, total: 2999 }, { gst: 0, roundOff: 0 });
  expect(rows).toEqual([{ label: 'GST', rupees: null, levies: [], asked: undefined }]);
});

test('the round-off of what was asked is shown where the answer has none', () => {
  const gst = { supply: 'intra', rate: 18, rupees: 180 } as const;
  const rows = sumRows(
    { fees: 1000, discount: 0, gst, total: 1180 },
    { gst: 719.64, roundOff: 0.36 },
  );
  expect(rows).toMatchObject([
    { label: 'GST 18%', rupees: 180, asked: 719.64 },
    { label: 'Round-off', rupees: 0, asked: 0.36 },
  ]);
});
