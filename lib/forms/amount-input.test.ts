import fc from 'fast-check';
import { groupIndian } from '@/content/words/rupees';
import {
  acceptAmount,
  caretBefore,
  isBelowZero,
  parseAmount,
  showAmount,
  stepAmount,
  understandAmount,
} from '@/lib/forms/amount-input';

const THIRTY_NINES = '9'.repeat(30);

describe('acceptAmount', () => {
  test.each([
    ['', ''],
    ['0', '0'],
    ['00', '0'],
    ['007', '7'],
    ['000.50', '0.50'],
    ['.5', '0.5'],
    ['12.', '12.'],
    ['1234567.505', '1234567.505'],
    ['12,34,567', '1234567'],
    ['1,234,567', '1234567'],
    ['₹12,34,567.50', '1234567.50'],
    ['₹ 12,34,567', '1234567'],
    [' 12,34,567 ', '1234567'],
    ['\u00a0₹500\t', '500'],
    ['₹', ''],
    [THIRTY_NINES, THIRTY_NINES],
  ])('takes %j as %j', (typed, accepted) => {
    expect(acceptAmount(typed)).toBe(accepted);
  });

  test.each([
    'abc',
    '12a',
    '1e9',
    '-5',
    '\u22125',
    '+5',
    '1.2.3',
    '1.234,56',
    '12 34',
    '5₹',
    '₹₹5',
    '१२३',
    '１２３',
    '٣',
    '½',
    'Infinity',
    'NaN',
    '0x10',
    '5,000/-',
    '<b>5</b>',
  ])('refuses %j', (typed) => {
    expect(acceptAmount(typed)).toBeNull();
    expect(parseAmount(typed)).toBeNull();
  });

  test('accepts nothing but digits and one point, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const accepted = acceptAmount(typed);
        expect(accepted === null || /^(0|[1-9]\d*)?(\.\d*)?$/.test(accepted)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('groupIndian', () => {
  test.each([
    ['', ''],
    ['0', '0'],
    ['999', '999'],
    ['1000', '1,000'],
    ['99999', '99,999'],
    ['100000', '1,00,000'],
    ['1234567', '12,34,567'],
    ['12345678', '1,23,45,678'],
    ['1234567.1234567', '12,34,567.1234567'],
    ['1000.', '1,000.'],
    ['123456789012345678901234567890', '1,23,45,67,89,01,23,45,67,89,01,23,45,67,890'],
  ])('%j is shown as %j', (accepted, grouped) => {
    expect(groupIndian(accepted)).toBe(grouped);
  });

  test('groups as Intl does for India, and keeps every digit', () => {
    const indian = new Intl.NumberFormat('en-IN');
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), (amount) => {
        const grouped = groupIndian(String(amount));
        expect(grouped).toBe(indian.format(amount));
        expect(acceptAmount(grouped)).toBe(String(amount));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('parseAmount', () => {
  test.each([
    ['', null],
    ['   ', null],
    ['0', 0],
    ['0.', 0],
    ['.', 0],
    ['.5', 0.5],
    ['007', 7],
    ['12,34,567.50', 1_234_567.5],
    ['₹12,34,567.50', 1_234_567.5],
    [THIRTY_NINES, 1e30],
  ])('%j is %p', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });
});

describe('stepAmount', () => {
  test.each([
    ['', 0.1, '0.1'],
    ['8.5', 0.1, '8.6'],
    ['8.55', 0.1, '8.65'],
    ['0.2', 0.1, '0.3'],
    ['0.3', -0.1, '0.2'],
    ['0.05', -0.1, '0'],
    ['0', -0.1, '0'],
    ['9.9', 0.1, '10'],
    ['999', 1, '1,000'],
    ['20', -1, '19'],
    [THIRTY_NINES, 1, groupIndian(THIRTY_NINES)],
  ])('%j and %d is %j', (text, step, stepped) => {
    expect(stepAmount(text, step)).toBe(stepped);
  });
});

describe('showAmount', () => {
  test.each([
    ['1234', '1,234'],
    ['12,3456', '1,23,456'],
    ['₹12,34,567.50', '12,34,567.50'],
    ['.', '0.'],
    ['05', '5'],
    ['12.5 ', '12.5'],
    ['', ''],
  ])('%j is shown as %j, in rupees too', (typed, shown) => {
    expect(showAmount(typed, false)).toBe(shown);
    expect(showAmount(typed, true)).toBe(shown);
  });

  test.each([
    ['1234.5lak', '1,234.5lak'],
    ['12 L', '12L'],
    ['Rs', 'Rs'],
    ['Rs. 1200', 'Rs. 1,200'],
    ['Rs.500', 'Rs.500'],
    ['INR 12,00,000', 'INR 12,00,000'],
  ])('%j is shown as %j in rupees alone', (typed, shown) => {
    expect(showAmount(typed, true)).toBe(shown);
    expect(showAmount(typed, false)).toBeNull();
  });

  test.each(['12x', '1e9', '-5', '1.5.', '12३', 'about 500', 'lakh', '12l3', 'R500 x'])(
    'refuses %j',
    (typed) => {
      expect(showAmount(typed, true)).toBeNull();
    },
  );

  test('typing an amount one key at a time gives that amount, with the caret at its end', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 30n }), (amount) => {
        const text = [...String(amount)].reduce(
          (shown, digit) => showAmount(shown + digit, true) ?? '',
          '',
        );
        expect(text).toBe(groupIndian(String(amount)));
        expect(caretBefore(text, '')).toBe(text.length);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['1,29,345', ',345', 4],
    ['9,12,345', '12,345', 1],
    ['1,00,000', '', 8],
    ['5', '5', 0],
  ])('in %j the caret stays on the left of %j', (text, after, caret) => {
    expect(caretBefore(text, after)).toBe(caret);
  });

  test('a hundred thousand characters are handled without delay', () => {
    expect(acceptAmount(`${' '.repeat(100_000)}x`)).toBeNull();
    expect(understandAmount(`₹${' '.repeat(100_000)}x`)).toBeNull();
    expect(groupIndian('9'.repeat(100_000)).replaceAll(',', '')).toHaveLength(100_000);
  });
});

describe('lakh, crore and thousand', () => {
  test.each([
    ['12.5L', '1250000'],
    ['12.5 lakh', '1250000'],
    ['12.5 Lakhs', '1250000'],
    ['1.2 cr', '12000000'],
    ['1.2 crore', '12000000'],
    ['50k', '50000'],
    ['50 thousand', '50000'],
    ['\u20b912,34.5 lac', '123450000'],
    ['0.00001l', '1'],
    ['0.000001l', '0.1'],
    ['1.23456789 cr', '12345678.9'],
    ['0 cr', '0'],
    ['.5l', '50000'],
    ['5.l', '500000'],
    ['12', '12'],
    ['12 la', '1200000'],
    ['12 c', '12'],
    [`${THIRTY_NINES} cr`, `${THIRTY_NINES}0000000`],
  ])('%j is %j', (text, digits) => {
    expect(understandAmount(text)).toBe(digits);
  });

  test.each(['lakh', 'l', '1e9', '12 x', '12 lakh 5', '12ll', '-5 lakh', '12 lakhcr', '5 m'])(
    '%j is no amount',
    (text) => {
      expect(understandAmount(text)).toBeNull();
    },
  );

  test('moves the point and keeps every digit, however many there are', () => {
    const units = [
      ['k', 3],
      ['lakh', 5],
      ['crore', 7],
    ] as const;
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 30n }),
        fc.nat(12),
        fc.constantFrom(...units),
        (digits, decimals, [unit, power]) => {
          const padded = String(digits).padStart(decimals + 1, '0');
          const point = padded.length - decimals;
          const text = `${padded.slice(0, point)}.${padded.slice(point)} ${unit}`;
          const [whole = '', rest = ''] = (understandAmount(text) ?? '').split('.');
          const shown = BigInt(whole + rest.padEnd(12, '0'));
          expect(shown).toBe(digits * 10n ** BigInt(power + 12 - decimals));
        },
      ),
      { numRuns: 1000 },
    );
  });
});

test.each([
  ['-5', true],
  [' ₹ -5', true],
  ['₹\u2212500', true],
  ['', false],
  ['5-', false],
  ['5,000', false],
])('%j is below zero: %s', (text, isBelow) => {
  expect(isBelowZero(text)).toBe(isBelow);
});
