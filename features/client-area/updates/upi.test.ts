import jsQR from 'jsqr';
import { createQrPath } from '@/features/client-area/updates/qr-code';
import { createUpiLink, UPI_ADDRESS } from '@/features/client-area/updates/upi';

const payment = {
  payee: 'firm@bank',
  name: 'Satyalekh & Co.',
  paise: 1_533_750,
  reference: '2026-27/014',
  note: 'Invoice 2026-27/014',
};
const getParameters = (link: string) => Object.fromEntries(new URL(link).searchParams);

test('a link has the parameters of NPCI, the amount with two decimals', () => {
  expect(createUpiLink(payment)).toBe(
    'upi://pay?pa=firm@bank&pn=Satyalekh%20%26%20Co.&am=15337.50&cu=INR&tr=202627014&tn=Invoice%202026-27%2F014',
  );
});

test.each([
  [1, '0.01'],
  [99, '0.99'],
  [100, '1.00'],
  [123_456, '1234.56'],
  [9_007_199_254_740_991, '90071992547409.91'],
])('%j paise are %s rupees', (paise, am) => {
  expect(getParameters(createUpiLink({ ...payment, paise })).am).toBe(am);
});

test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  '%j paise are rejected',
  (paise) => {
    expect(() => createUpiLink({ ...payment, paise })).toThrow(RangeError);
  },
);

const LONG_NAME = `${'a'.repeat(256)}@bank`;
const LONG_BANK = `firm@${'b'.repeat(65)}`;

test.each([
  '',
  'firm',
  'firm@',
  '@bank',
  'f@bank',
  'firm@b',
  'firm@bank.com',
  'firm@bank@bank',
  'firm bank@upi',
  'firm@bank ',
  'firm@bank\n',
  'firm@bank&am=1.00',
  'firm@bank?am=1',
  'firm@bank#',
  'firm%40bank',
  'firm@1bank',
  '.firm@bank',
  '_firm@bank',
  '<b>firm@bank',
  'f\u0456rm@bank',
  'firm@b\u0430nk',
  'firm\u202e@bank',
  LONG_NAME,
  LONG_BANK,
])('%j is not a UPI address', (payee) => {
  expect(UPI_ADDRESS.test(payee)).toBe(false);
  expect(() => createUpiLink({ ...payment, payee })).toThrow(RangeError);
});

test.each([
  'firm@bank',
  'a.b-1@okhdfcbank',
  'sharma_co.audit@okaxis',
  '9876543210@paytm',
  'ab@ax',
  'q12.x@yesbank1',
])('%s is a UPI address', (payee) =>
  expect(getParameters(createUpiLink({ ...payment, payee })).pa).toBe(payee),
);

const hostile = [
  'A&am=1.00&pa=thief@upi',
  'A#&pa=thief@upi',
  'A?pa=thief@upi',
  'A%26am=1',
  'A=B;C',
  'A\r\nHost: evil.test',
  'A\u0000B\u202eC\u200b',
  '\ud83d half',
  '"><script>alert(1)</script>',
  "' onload='x",
  '\u0938\u0924\u094d\u092f\u0932\u0947\u0916',
  '\ud83e\uddfe'.repeat(60),
  'x'.repeat(10_000),
  ' ',
];

test.each(hostile.map((text) => [text.slice(0, 24), text]))(
  '%j in any field adds no parameter and changes no other',
  (_, text) => {
    const plain = getParameters(createUpiLink(payment));
    for (const field of ['name', 'note', 'reference'] as const) {
      const link = createUpiLink({ ...payment, [field]: text });
      expect(link).toMatch(/^upi:\/\/pay\?pa=firm@bank[\w.~%=&()!*'-]*$/);
      const { pn, tn, tr, ...others } = getParameters(link);
      const { pn: _, tn: __, tr: ___, ...same } = plain;
      expect(others).toEqual(same);
      for (const key of new URL(link).searchParams.keys()) {
        expect(['pa', 'pn', 'am', 'cu', 'tr', 'tn']).toContain(key);
      }
      expect([...(tn ?? '')].length).toBeLessThanOrEqual(50);
      expect([...(pn ?? '')].length).toBeLessThanOrEqual(99);
      expect(tr ?? '').toMatch(/^[A-Za-z\d]{0,35}$/);
    }
  },
);

/** The pixels that a scanner sees. */
function drawPixels({ size, path }: ReturnType<typeof createQrPath>, scale = 4) {
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const from = (row * side + Number(x) * scale) * 4;
      const to = from + Number(width) * scale * 4;
      for (let at = from; at < to; at += 4) pixels.fill(0, at, at + 3);
    }
  }
  return { pixels, side };
}

test.each([
  ['an invoice', payment],
  [
    'a long name in Devanagari',
    { ...payment, name: '\u0938\u0924\u094d\u092f\u0932\u0947\u0916 '.repeat(12) },
  ],
  [
    'the longest of everything',
    { ...payment, note: 'n'.repeat(50), reference: '9'.repeat(35), paise: 1e15 },
  ],
])('the code of %s reads as its link', (_, input) => {
  const link = createUpiLink(input);
  const { pixels, side } = drawPixels(createQrPath(link));
  const read = jsQR(pixels, side, side);
  expect(read?.data).toBe(link);
  expect(getParameters(read?.data ?? '')).toEqual(getParameters(link));
});
