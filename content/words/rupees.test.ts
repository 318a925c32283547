import fc from 'fast-check';
import { formatWholeAmount, formatWholeRupees, groupIndian } from '@/content/words/rupees';

test.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1,000'],
  ['99999', '99,999'],
  ['100000', '1,00,000'],
  ['1234567.50', '12,34,567.50'],
  ['-123456.05', '-1,23,456.05'],
  ['1000000000000000', '1,00,00,00,00,00,00,000'],
])('%s is grouped as %s', (decimal, grouped) => {
  expect(groupIndian(decimal)).toBe(grouped);
});

test("every whole amount is grouped like the browser's own formatter", () => {
  const indian = new Intl.NumberFormat('en-IN');
  fc.assert(
    fc.property(fc.maxSafeInteger(), (amount) => {
      expect(formatWholeAmount(amount)).toBe(indian.format(amount));
      expect(formatWholeRupees(amount)).toBe(`\u20b9${indian.format(amount)}`);
    }),
  );
});

test("every amount with paise is grouped like the browser's own formatter", () => {
  const paise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (hundredths) => {
      const decimal = (hundredths / 100).toFixed(2);
      expect(groupIndian(decimal)).toBe(paise.format(decimal as Intl.StringNumericLiteral));
    }),
  );
});
