import { computeGstinCheckDigit } from '@/content/words/gstin';
import { describeGstinProblem, describePanProblem, tidyTaxId } from '@/lib/tax-ids';

test.each([
  ['27AAPFU0939F1Z', 'V'],
  ['29AAGCB7383J1Z', '4'],
])('the check digit of %s is %s', (start, digit) => {
  expect(computeGstinCheckDigit(start)).toBe(digit);
});

const whole = (start: string) => start + computeGstinCheckDigit(start);

test.each([
  '27AAPFU0939F1ZV',
  ' 27aapfu0939f1zv ',
  '27 AAPFU0939F 1ZV',
  '',
  '27-AAPFU0939F-1ZV',
  'GSTIN: 27AAPFU0939F1ZV',
  'GSTIN 27AAPFU0939F1ZV',
  'GST No. 27AAPFU0939F1ZV',
  'UIN 0717UNO00157UNO',
  '27.AAPFU0939F.1ZV',
  '\u200e27AAPFU\u200b0939F1ZV\ufeff',
  '27AAPFU\u00ad0939F1ZV',
  '२७AAPFU०९३९F१ZV',
  '２７ＡＡＰＦＵ０９３９Ｆ１ＺＶ',
  whole('27AAPFU0939F1D'),
  whole('27MUMA12345B1D'),
  whole('29AAGCB7383J2C'),
  '0717UNO00157UNO',
  whole('2917USA00012ON'),
  '0719USA12345NR1',
  '9917SGP29001OS9',
])('%j needs no hint', (value) => {
  expect(describeGstinProblem(value)).toBeNull();
});

test.each([
  ['29ABCDE1234F1Z5', /check digit/],
  ['27AAPFU0939F1ZW', /check digit/],
  ['27AAPFU0939F1Z', /15 characters; this has 14/],
  ['27AAPFU0939F1ZVV', /15 characters; this has 16/],
  ['AAAAPFU0939F1ZV', /like 27AAPFU0939F1ZV/],
  ['27AAPFU0939F1YV', /like 27AAPFU0939F1ZV/],
  ['27MUMA1234B1ZV', /15 characters; this has 14/],
  ['27MUM12345B1D5', /15 characters; this has 14/],
  ['27MUMA12345B1Z5', /like 27AAPFU0939F1ZV/],
  ['0717UNO00157UNP', /check digit/],
  ['0717UNO00157UPO', /like 27AAPFU0939F1ZV/],
  ['27AAPFU0939F1D0', /check digit/],
])('%s gets a hint', (value, hint) => {
  expect(describeGstinProblem(value)).toMatch(hint);
});

test('a GSTIN begins with 01 to 38, 97 or 99, whatever its form', () => {
  const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'));
  const states = [...codes.slice(1, 39), '97', '99'];
  for (const rest of ['AAPFU0939F1Z', 'MUMA12345B1D', '17UNO00157UN']) {
    expect(codes.filter((code) => describeGstinProblem(whole(code + rest)) === null)).toEqual(
      states,
    );
  }
  expect(describeGstinProblem('4517SGP29001OS9')).toMatch(/01 to 38, 97 or 99, not 45/);
});

test('no single wrong character passes the check digit', () => {
  const valid = '27AAPFU0939F1ZV';
  const wrong = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ').flatMap((letter) =>
    Array.from(
      { length: 14 },
      (_, index) => valid.slice(0, index) + letter + valid.slice(index + 1),
    ),
  );
  const passed = wrong.filter((value) => describeGstinProblem(value) === null);
  expect(new Set(passed)).toEqual(new Set([valid]));
});

test.each([
  ['AAPFU0939F', null],
  ['aapfu0939f', null],
  ['', null],
  ['AAPFU0939', expect.stringContaining('five letters')],
  ['AAPF10939F', expect.stringContaining('five letters')],
  ['AAP FU 0939 F', null],
  ['PAN: AAPFU0939F', null],
  ['PAN AAPFU0939F', null],
  ['PAN No. AAPFU0939F', null],
  ['PANPU0939F', null],
  ['PAN PANPU0939F', null],
  ['GSTPU0939F', null],
  ['aapfu-0939-f', null],
  ['AAPFU\u200b0939F\u200e', null],
  ['ＡＡＰＦＵ०९३९Ｆ', null],
  ['AAPDU0939F', expect.stringContaining('D names none')],
  ['AAPPU0939F', null],
  ['AAPXU0939F', expect.stringContaining('X names none')],
])('PAN %j', (value, hint) => {
  expect(describePanProblem(value)).toEqual(hint);
});

// Associations, bodies of individuals, companies, firms, the government, Hindu undivided families,
// artificial juridical persons, local authorities, persons and trusts.
test('the fourth letter of a PAN names one of ten kinds of holder', () => {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const named = letters.filter((letter) => describePanProblem(`AAA${letter}U0939F`) === null);
  expect(named.join('')).toBe('ABCFGHJLPT');
});

test.each([
  ['AAPFU0939F', '27AAPFU0939F1ZV', null],
  ['aapfu0939f', ' 27 aapfu0939f 1zv', null],
  ['AAPPR1234K', '27AAPFU0939F1ZV', 'The GST number holds another PAN, AAPFU0939F.'],
  ['AAPPR1234K', '27AAPFU0939F1C5', 'The GST number holds another PAN, AAPFU0939F.'],
  ['AAPPR1234K', '27MUMA12345B1D5', null],
  ['AAPPR1234K', '0717UNO00157UNO', null],
  ['AAPPR1234K', '27AAPFU', null],
  ['', '27AAPFU0939F1ZV', null],
])('PAN %j beside the GST number %j', (pan, gstin, hint) => {
  expect(describePanProblem(pan, gstin)).toBe(hint);
});

test.each([
  [' aapfu\u200b0939f ', 'AAPFU0939F'],
  ['ＡＡＰＦＵ०९３९Ｆ', 'AAPFU0939F'],
  ['27 AAPFU0939F 1ZV', '27 AAPFU0939F 1ZV'],
])('the tax number %j is stored as %j', (typed, stored) => {
  expect(tidyTaxId(typed)).toBe(stored);
});
