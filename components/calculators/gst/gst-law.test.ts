import { type GstInputs, gstAnswers } from '@/components/calculators/gst/gst-answers';
import { gstInShort, gstVerdict, workOutGstByLaw } from '@/components/calculators/gst/gst-law';

const given: GstInputs = {
  amount: 10_000,
  rate: 12,
  type: 'exclusive',
  interstate: false,
  total: 1200,
};
const today = '2026-11-27';
const answered = (rate: number | null, form = given) => {
  const law = workOutGstByLaw(form, { ...gstAnswers, rate }, today);
  return { says: gstVerdict(law, form), inShort: gstInShort(law, form) };
};

test.each([
  [12, /5% and part to 18%/],
  [28, /18%, some to 40%/],
])(
  '10,000 at %i%%, no general rate any more: no figure until the goods are chosen',
  (rate, moved) => {
    const { says, inShort } = answered(null, { ...given, rate });
    expect(says).toMatch(moved);
    expect(says).toMatch(/Choose the rate of your goods/);
    expect(`${says} ${inShort}`).not.toContain('₹');
  },
);

test.each([
  [12, '₹1,200'],
  [6, '₹600'],
  [5, '₹500'],
  [18, '₹1,800'],
])('10,000 at 12%, chosen %i%%: GST %s', (rate, gst) => {
  expect(answered(rate).says).toContain(`GST at ${rate}% is ${gst}`);
});

test('a rate that is still general needs no choice', () => {
  expect(answered(null, { ...given, rate: 18 }).inShort).toBe('GST ₹1,800 at 18%');
});
