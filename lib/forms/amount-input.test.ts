import fc from 'fast-check';
import { groupIndian } from '@/content/words/rupees';
import {
  type AmountKind,
  acceptAmount,
  findAmountError,
  findCaret,
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
    ['12.', '12'],
    ['1234567.505', '1234567.505'],
    ['12,34,567', '1234567'],
    ['1,234,567', '1234567'],
    ['₹12,34,567.50', '1234567.50'],
    ['₹ 12,34,567', '1234567'],
    [' 12,34,567 ', '1234567'],
    ['\u00a0₹500\t', '500'],
    ['₹', ''],
    [THIRTY_NINES, THIRTY_NINES],
    ['१२३', '123'],
    ['１２３', '123'],
    ['٣', '3'],
    ['5₹', '5'],
    ['5,000/-', '5000'],
  ])('accepts %j as %j', (typed, accepted) => {
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
    '1,5',
    '12,3456',
    '1,00,50',
    '.',
    '₹₹5',
    '½',
    'Infinity',
    'NaN',
    '0x10',
    '<b>5</b>',
  ])('rejects %j', (typed) => {
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
    ['.', null],
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
  /** The text in a field after each key of it. */
  const type = (text: string) =>
    Array.from(text).reduce((shown, key) => showAmount(shown + key, shown, key), '');

  test.each([
    ['1234', '1,234'],
    ['12345678.505', '1,23,45,678.505'],
    ['05', '5'],
    ['.50000', '.50000'],
    ['1234.5lakh', '1,234.5lakh'],
    ['Rs. 1200', 'Rs. 1,200'],
    ['१२३', '123'],
    ['12l3', '12l3'],
    ['-5000', '-5,000'],
    ['1,5 lakh', '1,5 lakh'],
    ['1,00,0000', '10,00,000'],
    ['about 500', '500'],
    ['abc', ''],
    [' ', ''],
    ['Rs. 500', 'Rs. 500'],
    ['रु. 500', 'रु. 500'],
  ])('%j typed key by key is shown as %j', (typed, shown) => {
    expect(type(typed)).toBe(shown);
  });

  test.each([
    ['12,3456', '12,345', '6', '1,23,456'],
    ['1,00', '1,000', '', '100'],
    ['1,5 lakh', '5,00,000', '1,5 lakh', '1,5 lakh'],
    ['12345', '1,5 lakh', '12345', '12,345'],
    ['12345', '', '12345', '12,345'],
  ])('%j after %j, with %j added, is shown as %j', (text, before, added, shown) => {
    expect(showAmount(text, before, added)).toBe(shown);
  });

  test('typing an amount one key at a time gives that amount, with the caret at its end', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 30n }), (amount) => {
        const text = [...String(amount)].reduce(
          (shown, digit) => showAmount(shown + digit, shown, digit),
          '',
        );
        expect(text).toBe(groupIndian(String(amount)));
        expect(findCaret(text, '')).toBe(text.length);
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
    expect(findCaret(text, after)).toBe(caret);
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
    ['\u20b91,234.5 lac', '123450000'],
    ['0.00001l', '1'],
    ['0.000001l', '0.1'],
    ['1.23456789 cr', '12345678.9'],
    ['0 cr', '0'],
    ['.5l', '50000'],
    ['5.l', '500000'],
    ['12', '12'],
    ['1 lakh 50 thousand', '150000'],
    ['₹2 crore 5 lakh 20 thousand only', '20520000'],
    ['1 lakh 50.5 k', '150500'],
    ['1,5 lakh', null],
    ['15 lakh 1', null],
    ['1 lakh 2 lakh', null],
    ['1 lakh 150 thousand', null],
    ['1.5 lakh 50 thousand', null],
    ['50 thousand 1 lakh', null],
    ['12 la', null],
    ['12 c', null],
    [`${THIRTY_NINES} crore`, `${THIRTY_NINES}0000000`],
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

describe('what people paste', () => {
  const wanted: [string, string, AmountKind][] = [
    ['1,00,000/-', '100000', 'rupees'],
    ['Rs. 1,00,000/- only', '100000', 'rupees'],
    ['₹ 5,00,000/=', '500000', 'rupees'],
    ['1,00,000 INR', '100000', 'rupees'],
    ['INR 1,00,000.50', '100000.50', 'rupees'],
    ['12,500 Rs.', '12500', 'rupees'],
    ['Re. 1', '1', 'rupees'],
    ['\u20a8 2,000', '2000', 'rupees'],
    ['Rupees 25,000', '25000', 'rupees'],
    ['25,000 rupees only', '25000', 'rupees'],
    ['रु. ५,००,०००', '500000', 'rupees'],
    ['५ लाख', '500000', 'rupees'],
    ['१.५ करोड\u093c रुपये', '15000000', 'rupees'],
    ['२० हज\u093cार', '20000', 'rupees'],
    ['5 lakh rupees', '500000', 'rupees'],
    ['₹12.5 Lakhs/-', '1250000', 'rupees'],
    ['2.5 Cr.', '25000000', 'rupees'],
    ['௧௨,௫௦௦', '12500', 'rupees'],
    ['১২,৫০০', '12500', 'rupees'],
    ['１２，５００．５０', '12500.50', 'rupees'],
    ['٣٬٥٠٠٫٥', '3500.5', 'rupees'],
    ['\u200e₹\u202a12,500\u202c\ufeff', '12500', 'rupees'],
    ['12\u200b,500\u00a0', '12500', 'rupees'],
    ['\u20b9\u00a05\u00a0lakh', '500000', 'rupees'],
    // Statements of account.
    ['1,234.50 Cr', '1234.50', 'rupees'],
    ['1,234.50Cr.', '1234.50', 'rupees'],
    ['1000 Cr', '1000', 'rupees'],
    ['999 Cr', '9990000000', 'rupees'],
    ['999.99 Cr', '9999900000', 'rupees'],
    ['1.25 Cr', '12500000', 'rupees'],
    ['2.50 cr', '25000000', 'rupees'],
    ['₹12.75 Cr', '127500000', 'rupees'],
    ['1,00,000 Cr', '100000', 'rupees'],
    ['12,34,567.00 Cr', '1234567.00', 'rupees'],
    ['99,999 Cr', '99999', 'rupees'],
    ['99,999 crore', '999990000000', 'rupees'],
    ['1.2 cr', '12000000', 'rupees'],
    ['1.234 cr', '12340000', 'rupees'],
    ['12.50 crore', '125000000', 'rupees'],
    ['1,00,000 crore', '1000000000000', 'rupees'],
    ['1,234.50 Dr', '1234.50', 'rupees'],
    ['8.5%', '8.5', 'percent'],
    ['8.5 % p.a.', '8.5', 'percent'],
    ['८.५ %', '8.5', 'percent'],
    ['８．５％', '8.5', 'percent'],
    ['8,5', '8.5', 'percent'],
    ['8,25 %', '8.25', 'percent'],
    ['10,5 percent', '10.5', 'percent'],
    ['9.75 per cent per annum', '9.75', 'percent'],
    ['1,000', '1000', 'percent'],
    ['1,00,000', '100000', 'percent'],
    ['20 years', '20', 'years'],
    ['20yrs.', '20', 'years'],
    ['२० साल', '20', 'years'],
    ['15 Y', '15', 'years'],
    ['18 months', '1.5', 'years'],
    ['180 months', '15', 'years'],
    ['3 mths', '0.25', 'years'],
    ['1 year 6 months', '1.5', 'years'],
    ['2 yrs. 9 months', '2.75', 'years'],
    ['301', '301', 'number'],
    ['5,000/-', '5000', 'number'],
  ];
  test.each(wanted)('%j is %j', (text, digits, kind) => {
    expect(understandAmount(text, kind)).toBe(digits);
  });

  test.each<[string, AmountKind]>([
    ['1,00,000-', 'rupees'],
    ['(1,00,000)', 'rupees'],
    ['1,00,000/50', 'rupees'],
    ['$100', 'rupees'],
    ['5 million', 'rupees'],
    ['8.5%', 'rupees'],
    ['20 years', 'rupees'],
    ['8%9', 'percent'],
    ['5 lakh', 'percent'],
    ['Rs. 8', 'percent'],
    ['20 months', 'years'],
    ['1 year 18 months', 'years'],
    ['1.5 months', 'years'],
    ['18 months', 'rupees'],
    ['1e5', 'rupees'],
    ['-5000', 'rupees'],
    ['(5,000)', 'rupees'],
    ['20%', 'years'],
    ['5 lakh', 'number'],
  ])('%j in a field of %s is rejected', (text, kind) => {
    expect(understandAmount(text, kind)).toBeNull();
  });

  const scripts = [0x30, 0x966, 0xbe6, 0x9e6, 0xff10];
  const inScript = (text: string, zero: number) =>
    text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
  const pasted = fc
    .record({
      whole: fc.bigInt({ min: 1n, max: 10n ** 12n }),
      paise: fc.option(fc.nat(99), { nil: null }),
      zero: fc.constantFrom(...scripts),
      front: fc.constantFrom('', '₹', '₹ ', 'Rs. ', 'Rs.', 'INR ', '\u200e', 'रु. '),
      unit: fc.constantFrom(
        ...['', '', 'k', ' lakh', 'L', ' Lacs', ' crore', ' Cr', 'cr.', ' Dr', ' लाख'],
      ),
      currency: fc.constantFrom('', ' INR', ' rupees', ' Rs.', ' ₹'),
      end: fc.constantFrom('', '/-', ' /=', '/- only', ' ', '\u200b'),
    })
    .map(({ whole, paise, zero, front, unit, currency, end }) => {
      const decimals = paise === null ? '' : `.${String(paise).padStart(2, '0')}`;
      const figures = groupIndian(`${whole}${decimals}`);
      return {
        text: `${front}${inScript(figures, zero)}${unit}${currency}${end}`,
        paise: whole * 100n + BigInt(paise ?? 0),
        isCredit: whole >= 1000n,
        unit: unit.trim().toLowerCase().replace('.', ''),
      };
    });

  /** The text in a field after each key of it. */
  const typed = (text: string) =>
    Array.from(text).reduce((shown, key) => showAmount(shown + key, shown, key), '');

  test('is the same amount pasted, typed key by key, and by arithmetic', () => {
    const powers: Record<string, number> = {
      k: 3,
      lakh: 5,
      l: 5,
      lacs: 5,
      लाख: 5,
      crore: 7,
      cr: 7,
    };
    fc.assert(
      fc.property(pasted, ({ text, paise, isCredit, unit }) => {
        const isPlain = unit === 'cr' && isCredit;
        const power = isPlain ? 0 : (powers[unit] ?? 0);
        const [whole = '', rest = ''] = (understandAmount(text) ?? '').split('.');
        expect(BigInt(whole + rest.padEnd(2, '0'))).toBe(paise * 10n ** BigInt(power));
        expect(understandAmount(typed(text))).toBe(understandAmount(text));
        expect(understandAmount(showAmount(text, '', text))).toBe(understandAmount(text));
      }),
      { numRuns: 1000 },
    );
  });
});

test.each<[string, AmountKind, string | null]>([
  ['-5', 'rupees', 'An amount cannot be below zero.'],
  ['－５', 'rupees', 'An amount cannot be below zero.'],
  [' ₹ -5,000', 'rupees', 'An amount cannot be below zero.'],
  ['₹\u2212500', 'number', 'An amount cannot be below zero.'],
  ['(5,000)', 'rupees', 'An amount cannot be below zero.'],
  ['(about)', 'rupees', 'Write the amount in digits, such as 5,000.'],
  ['1e5', 'rupees', 'Write the amount in digits, such as 5,000.'],
  ['1,5 lakh', 'rupees', 'Write the amount in digits, such as 5,000.'],
  ['x', 'number', 'Write the number in digits, such as 12.'],
  ['8 lakh', 'percent', 'Write the rate in digits, such as 8.5.'],
  ['20 months', 'years', 'Write the time in years, such as 1.5.'],
  ['', 'rupees', null],
  ['5,000', 'rupees', null],
])('%j in a field of %s: %s', (text, kind, fault) => {
  expect(findAmountError(text, kind)).toBe(fault);
});
