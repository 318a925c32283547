import { demoQuotationKey } from '@/content/samples/quotation-key';
import { isRealAddress, sampleTextIn } from '@/lib/build/sample-text';

const found = (value: unknown, source = JSON.stringify(value)) =>
  sampleTextIn([{ file: 'content/site.ts', value, source }]);

test.each([
  [{ phones: [{ display: '+91 98765 43210' }] }, 'phones[0].display: a sample phone, 98765 43210'],
  [{ whatsapp: 'https://wa.me/919876543299' }, 'whatsapp: a sample phone, 9876543299'],
  [{ mail: 'a@firm.example' }, 'mail: a sample address, firm.example'],
  [{ membership: '000000' }, 'membership: a sample number, 000000'],
  [{ name: 'Satyalekh & Co.' }, 'name: the name of the sample firm, Satyalekh'],
  [{ members: [{}, { sample: true }] }, 'members[1].sample: marked as an invented sample'],
  [{ keys: [{ demo: true }] }, 'keys[0].demo: a key whose private half everyone has'],
  [
    { keys: [{ x: demoQuotationKey.x }] },
    `keys[0].x: a key whose private half everyone has, ${demoQuotationKey.x}`,
  ],
  [{ by: 'Dr Nida Siddiqui' }, 'by: an invented client, Nida Siddiqui'],
  [{ by: 'Shruti Nigam' }, 'by: an invented partner, Shruti Nigam'],
  [{ href: 'https://x.com/' }, 'href: a placeholder for a page of the firm, https://x.com/'],
])('%j is sample text, and the field is named', (value, line) => {
  expect(found(value)).toEqual([`content/site.ts: ${line}`]);
});

test.each([
  { phone: '+91 98765 12345' },
  { url: 'https://www.firm.in', about: 'For example, a partner' },
  { href: 'https://x.com/firm' },
  { sample: false },
  { years: 98765, nothing: null, list: [] },
])('%j is a firm’s own text', (value) => {
  expect(found(value)).toEqual([]);
});

describe('a city of the sample firm', () => {
  const left = (value: unknown, own: string) =>
    sampleTextIn([{ file: 'content/about.ts', value, source: JSON.stringify(value) }], own);

  test.each([
    [{ story: [{ text: 'Founded in Kanpur.' }] }, 'Jaipur', ['story[0].text', 'Kanpur']],
    [{ place: 'Mumbai, 2 September 2026' }, 'Kanpur, Pune', ['place', 'Mumbai']],
  ])('%j of a firm in %s is a leftover', (value, own, [field, city]) => {
    expect(left(value, own)).toEqual([
      `content/about.ts: ${field}: a city of the sample firm, ${city}`,
    ]);
  });

  test.each([
    ['with an office there', { text: 'Founded in Kanpur.' }, 'Kanpur'],
    ['that names the metros', { text: 'Mumbai, Delhi, Chennai and Kolkata' }, 'Jaipur'],
  ])('is not one for a firm %s', (_, value, own) => {
    expect(left(value, own)).toEqual([]);
  });
});

test('a name taken from another file is reported only in that file', () => {
  const value = { heading: 'About Satyalekh & Co.' };
  expect(found(value, 'heading: `About ${' + 'site.name}`')).toEqual([]);
});

test.each([
  ['https://www.firm.in', true],
  ['https://example.firm.in', true],
  ['http://10.0.0.7:3000', true],
  [undefined, false],
  ['', false],
  ['https://www.satyalekh.example', false],
  ['https://www.example.com', false],
  ['https://firm.test', false],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
])('visitors can reach %s: %p', (address, real) => {
  expect(isRealAddress(address)).toBe(real);
});
