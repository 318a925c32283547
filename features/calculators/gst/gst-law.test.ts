import type { GstAnswers, GstInputs } from '@/features/calculators/gst/gst-answers';
import {
  createGstAnswer,
  describeGst,
  describeHalvesRounding,
  explainGstDifference,
  formatTaxShare,
  workOutGstByLaw,
} from '@/features/calculators/gst/gst-law';

/** Before anything is answered. */
const gstAnswers: GstAnswers = { date: null, rate: null, supply: null };

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
  return { says: describeGst(law, form), answer: createGstAnswer(law, form, today) };
};

test.each([
  [12, /5% and part to 18%/],
  [28, /18%, some to 40%/],
])(
  '10,000 at %i%%, no general rate any more: the specified figure until the goods are chosen',
  (rate, moved) => {
    const form = { ...given, rate, total: rate * 100 };
    const { says, answer } = answered(null, form);
    expect(says).toMatch(moved);
    expect(says).toMatch(/Choose the rate of your goods/);
    expect(says).not.toContain('₹');
    expect(answer.label).toBe('Total GST, simple estimate');
    expect(answer.figure).toBe(rate === 12 ? '₹1,200' : '₹2,800');
    expect(answer.sentence).toMatch(/: choose the rate of your goods below\.$/);
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
  expect(answered(null, { ...given, rate: 18 }).answer).toEqual({
    label: 'GST, by this year’s law',
    figure: '₹1,800',
    sentence: '18% on ₹10,000, within a State.',
    facts: [
      { label: 'Value of the supply', value: '₹10,000' },
      { label: 'CGST and SGST, each', value: '₹900' },
      { label: 'Bill', value: '₹11,800' },
    ],
  });
});

const asked: GstInputs = { ...given, rate: 18, total: 1_800 };

const lawOf = (input: Partial<GstInputs>, answers: Partial<GstAnswers> = {}) =>
  workOutGstByLaw({ ...asked, ...input }, { ...gstAnswers, ...answers }, today);

/** The same for inputs that the law works out. */
function decided(input: Partial<GstInputs>, answers: Partial<GstAnswers> = {}) {
  const law = lawOf(input, answers);
  if (law.kind !== 'decided') throw new Error(law.kind);
  return law;
}

test.each<[Partial<GstInputs>, Partial<GstAnswers>, string]>([
  [{}, {}, 'GST at 18% is ₹1,800: CGST ₹900 and SGST ₹900. The bill is ₹11,800.'],
  [
    {},
    { supply: 'unionTerritory' },
    'GST at 18% is ₹1,800: CGST ₹900 and UTGST ₹900. The bill is ₹11,800.',
  ],
  [
    { amount: 99.5, rate: 12 },
    { rate: 5 },
    '12% has not been a general rate since 22 Sep 2025. GST at 5% is ₹4.98: CGST ₹2.49 and SGST ₹2.49. The bill is ₹104.48, rounded off ₹104.',
  ],
  [
    { amount: 99.5, rate: 12 },
    { date: '2025-09-21' },
    'GST at 12% is ₹11.94: CGST ₹5.97 and SGST ₹5.97. The bill is ₹111.44, rounded off ₹111.',
  ],
  [
    { amount: 99.5, rate: 18 },
    { date: '2025-09-22', rate: 40 },
    'GST at 40% is ₹39.80: CGST ₹19.90 and SGST ₹19.90. The bill is ₹139.30, rounded off ₹139.',
  ],
  [
    { amount: 99.5, rate: 5, interstate: true },
    {},
    'GST at 5% is ₹4.98: IGST ₹4.98. The bill is ₹104.48, rounded off ₹104.',
  ],
])('%j with %j: %s', (input, answers, sentence) => {
  const said = describeGst(lawOf(input, answers), { ...asked, ...input });
  expect(said.replace(/\s/g, ' ').replace('Sept', 'Sep')).toBe(sentence);
});

test.each(['2017-06-30', '2028-04-01', ''])(
  'the day %p is refused with the days there are',
  (date) => {
    const law = lawOf({}, { date });
    expect(describeGst(law, asked)).toMatch(/^Choose a date from 1\sJul\s2017 to 31\sMar\s2028: /);
    expect(createGstAnswer(law, asked, today)).toMatchObject({
      label: 'Total GST, simple estimate',
      figure: '₹1,800',
    });
  },
);

test('an amount has the bill with the tax added and with the tax inside it', () => {
  const { exclusive, inclusive } = decided({});
  expect(inclusive.result.taxable).toBe(8474.58);
  expect(formatTaxShare(exclusive.result)).toBe('15.25%');
});

test('two rounded halves may miss the whole by a paisa', () => {
  expect(describeHalvesRounding(decided({ amount: 999, rate: 5 }).exclusive)).toBe(
    '₹49.96 in two halves; as one sum it would be ₹49.95.',
  );
  expect(describeHalvesRounding(decided({}).exclusive)).toBeNull();
});

test('beside the estimate: the same, or the difference', () => {
  expect(explainGstDifference(decided({}), asked)).toBe('The same as by law.');
  const withdrawn = { ...asked, rate: 12, total: 1_200 };
  expect(explainGstDifference(decided(withdrawn, { rate: 5 }), withdrawn)).toBe(
    '₹700 more than by law: the estimate is at 12%, the law’s at 5%.',
  );
});
