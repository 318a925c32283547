import { gstinCheckDigit, gstinHint, panHint } from '@/lib/tax-ids';

test.each([
  ['27AAPFU0939F1Z', 'V'],
  ['29AAGCB7383J1Z', '4'],
])('the check digit of %s is %s', (start, digit) => {
  expect(gstinCheckDigit(start)).toBe(digit);
});

test.each(['27AAPFU0939F1ZV', ' 27aapfu0939f1zv ', '27 AAPFU0939F 1ZV', ''])(
  '%j needs no hint',
  (value) => {
    expect(gstinHint(value)).toBeNull();
  },
);

test.each([
  ['29ABCDE1234F1Z5', /check digit/],
  ['27AAPFU0939F1ZW', /check digit/],
  ['27AAPFU0939F1Z', /15 characters; this has 14/],
  ['27AAPFU0939F1ZVV', /15 characters; this has 16/],
  ['AAAAPFU0939F1ZV', /like 27AAPFU0939F1ZV/],
  ['27AAPFU0939F1YV', /like 27AAPFU0939F1ZV/],
])('%s gets a hint', (value, hint) => {
  expect(gstinHint(value)).toMatch(hint);
});

test('no single wrong character passes the check digit', () => {
  const valid = '27AAPFU0939F1ZV';
  const wrong = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ').flatMap((letter) =>
    Array.from(
      { length: 14 },
      (_, index) => valid.slice(0, index) + letter + valid.slice(index + 1),
    ),
  );
  const passed = wrong.filter((value) => gstinHint(value) === null);
  expect(new Set(passed)).toEqual(new Set([valid]));
});

test.each([
  ['AAPFU0939F', null],
  ['aapfu0939f', null],
  ['', null],
  ['AAPFU0939', expect.stringContaining('five letters')],
  ['AAPF10939F', expect.stringContaining('five letters')],
])('PAN %j', (value, hint) => {
  expect(panHint(value)).toEqual(hint);
});
