import { fieldLines, labelOf, wordsOf } from '@/lib/portal/export/field-words';
import { describedNames, recordWords } from '@/lib/portal/export/record-words';
import { validRows } from '@/lib/test-support/good-and-bad-rows';

test.each([
  ['name', 'Name'],
  ['fullName', 'Full name'],
  ['dateOfBirth', 'Date of birth'],
  ['gstNumber', 'GST number'],
  ['smsQuotations', 'SMS quotations'],
  ['passwordChangedAt', 'Password changed at'],
])('the label of %s is %s', (field, label) => expect(labelOf(field)).toBe(label));

const noon = Date.parse('2026-02-14T06:30Z');
test.each<[string, unknown, string]>([
  ['addedAt', noon, '14 Feb 2026'],
  ['at', noon, '14 Feb 2026'],
  ['sentAt', '2026-02-14T06:30Z', '14 Feb 2026'],
  ['sentAt', 'some day', 'some day'],
  ['filedOn', '2026-02-14', '14 Feb 2026'],
  ['validUntil', '2026-02-14', '14 Feb 2026'],
  ['dateOfBirth', '20245-01-01', '20245-01-01'],
  ['feePaise', 123_450, '₹1,234.50'],
  ['total', 123_450, '₹1,23,450'],
  ['size', 16_289, '15.91 KB'],
  ['bytes', new Uint8Array(2048), '2 KB'],
  ['documents', ['a', 'b'], '2'],
  ['needsPassword', true, 'yes'],
  ['people', 3, '3'],
  ['validUntil', null, 'none'],
  ['address', '', 'none'],
  // Endings that look alike.
  ['description', '2026-02-14', '2026-02-14'],
  ['state', 'Kerala', 'Kerala'],
])('%s with %j is %s', (field, value, words) => expect(wordsOf(field, value)).toBe(words));

test('a field that is not there or empty has no line', () => {
  expect(fieldLines({ name: 'Asha', phone: '', sentAt: undefined })).toEqual([
    { label: 'Name', words: 'Asha' },
  ]);
});

test.each(describedNames)('every field of %s reads as words', (name) => {
  const lines = recordWords(name, validRows[name] as never);
  expect(lines.length).toBeGreaterThan(0);
  for (const { label, words } of lines) {
    expect(label).toMatch(/^[A-Z](?!.*[a-z][A-Z]).+$/);
    expect(words).toMatch(/^(?!.*(\[object|undefined|NaN|\d{12})).+$/);
  }
});
