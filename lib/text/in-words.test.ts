import { formatRupeesInWords } from '@/lib/text/in-words';

test.each([
  [0, 'Rupees zero'],
  [1, 'Rupees one'],
  [19, 'Rupees nineteen'],
  [20, 'Rupees twenty'],
  [21, 'Rupees twenty-one'],
  [99, 'Rupees ninety-nine'],
  [100, 'Rupees one hundred'],
  [999, 'Rupees nine hundred ninety-nine'],
  [1000, 'Rupees one thousand'],
  [99_999, 'Rupees ninety-nine thousand nine hundred ninety-nine'],
  [1_00_000, 'Rupees one lakh'],
  [1_32_600, 'Rupees one lakh thirty-two thousand six hundred'],
  [99_99_999, 'Rupees ninety-nine lakh ninety-nine thousand nine hundred ninety-nine'],
  [1_00_00_000, 'Rupees one crore'],
  [
    12_34_56_789,
    'Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine',
  ],
  [10 ** 12, 'Rupees one lakh crore'],
  [10 ** 15, 'Rupees ten crore crore'],
  [-500, 'Minus rupees five hundred'],
])('%p is %s', (rupees, text) => {
  expect(formatRupeesInWords(rupees)).toBe(text);
});

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 10 ** 15 + 2])(
  '%p has no words',
  (rupees) => {
    expect(formatRupeesInWords(rupees)).toBeNull();
  },
);
