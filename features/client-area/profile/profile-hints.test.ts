import { getBirthDateHint, getMobileHint } from '@/features/client-area/profile/profile-hints';

test.each([
  '',
  '98765 43210',
  '60000 00000',
  '+91 98765 43229',
  '+91-98765-43210',
  '09876543210',
  '919876543210',
  '0091 (98765) 43210',
  '+91 (0) 98765 43210',
  '91 0 98765-43210',
  '\u202a+91 98765 43210\u202c',
  '९८७६५४३२१०',
  '+44 7700 900123',
  '+1 (202) 555-0143',
])('the mobile number %j needs no hint', (number) => {
  expect(getMobileHint(number)).toBeNull();
});

test.each([
  '12345',
  '98765 4321',
  '12345 67890',
  '+91 58765 43210',
  '987654321012',
  'none',
  '+',
  '0',
])('the mobile number %j gets a hint', (number) => {
  expect(getMobileHint(number)).toMatch(/ten digits/);
});

test.each([
  ['', null],
  ['1985-04-01', null],
  ['2026-11-26', null],
  ['2026-11-27', 'This day is still to come.'],
  ['12026-01-01', 'This day is still to come.'],
  ['1901-12-31', null],
  ['1900-01-01', 'This day is more than 125 years ago.'],
  ['0085-04-01', 'This day is more than 125 years ago.'],
])('a birth on %j, asked on 26 November 2026: %j', (date, hint) => {
  expect(getBirthDateHint(date, '2026-11-26')).toBe(hint);
});
