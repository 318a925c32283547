import { serviceRows } from '@/content/routes';
import { demoQuotationKey } from '@/content/samples/quotation-key';
import {
  findSampleCities,
  findSampleText,
  findUnofferedServices,
  isRealAddress,
  readContentSources,
} from '@/lib/build/sample-text';

const found = (value: unknown, source = JSON.stringify(value)) =>
  findSampleText([{ file: 'content/site.ts', value, source }]);

test.each([
  [{ phones: [{ display: '+91 98765 43210' }] }, 'phones[0].display: a sample phone, 98765 43210'],
  [{ whatsapp: 'https://wa.me/919876543299' }, 'whatsapp: a sample phone, 9876543299'],
  [{ mail: 'a@firm.example' }, 'mail: a sample address, firm.example'],
  [{ membership: '000000' }, 'membership: a sample number, 000000'],
  [{ name: 'Satyalekh & Co.' }, 'name: the name of the sample firm, Satyalekh'],
  [{ upi: 'firm@sample' }, 'upi: a UPI address of no bank, firm@sample'],
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
  const read = (value: unknown, own: string) =>
    findSampleCities([{ file: 'content/about.ts', value, source: JSON.stringify(value) }], own);

  test.each([
    [{ story: [{ text: 'Founded in Kanpur.' }] }, 'Jaipur', 'story[0].text: names Kanpur'],
    [{ place: 'Mumbai, 2 September 2026' }, 'Kanpur, Pune', 'place: names Mumbai'],
  ])('in %j of a firm in %s is to be read, and is no fault', (value, own, line) => {
    expect(read(value, own)).toEqual([`content/about.ts: ${line}, where you have no office`]);
    expect(found(value)).toEqual([]);
  });

  test('is the firm\u2019s own where it has an office', () => {
    expect(read({ text: 'Founded in Kanpur.' }, 'Kanpur')).toEqual([]);
  });
});

test.each([
  ['content/site.ts', 1],
  ['content/services/audit.ts', 1],
  ['content/figures/sample-business.ts', 0],
  ['content/sample-documents/audit.ts', 0],
  ['content/samples/profile.ts', 0],
  ['content/calculators/hra.ts', 0],
])('%s is read as %i file that a firm changes', (file, count) => {
  expect(readContentSources([{ file, value: {} }])).toHaveLength(count);
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

describe('a sentence that names a service which the firm does not offer', () => {
  const read = (file: string, value: unknown, without = ['/services/audit']) =>
    findUnofferedServices([{ file, value, source: '' }], without);
  const fault = 'names Audit & Assurance, which you do not offer';

  test.each([
    [{ story: [{ text: 'Audits of banks.' }] }, 'story[0].text'],
    [{ tags: ['Appeals', 'Statutory audit'] }, 'tags[1]'],
    [{ cards: [{ title: 'Audit & Assurance' }] }, 'cards[0].title'],
  ])('in %j is to be read', (value, field) => {
    expect(read('content/about.ts', value)).toEqual([`content/about.ts: ${field}: ${fault}`]);
    expect(read('content/about.ts', value, ['/services/tds-return'])).toEqual([]);
    expect(read('content/about.ts', value, [])).toEqual([]);
  });

  test.each([
    ['content/services/audit.ts', { heading: 'Statutory audit' }],
    ['content/prices.ts', { label: 'Statutory audit' }],
    ['content/due-dates.ts', { text: 'Report of a tax audit' }],
    ['content/routes.ts', { routes: [{ path: '/services/audit', title: 'Our audit' }] }],
    ['content/home.ts', [{ title: 'Audit & Assurance', action: { href: '/services/audit' } }]],
    ['content/about.ts', { voucher: { label: 'Whom we audit', href: '/services/audit' } }],
    ['content/home.ts', { href: '/services/audit', id: 'audit-statutory' }],
  ])('is not listed in %s, which goes with the service: %j', (file, value) => {
    expect(read(file, value)).toEqual([]);
  });

  test('is not found in a longer word', () => {
    const value = { text: 'We kept the books of spice exporters.' };
    expect(read('content/about.ts', value, ['/services/company-incorporation'])).toEqual([]);
  });

  test('is found by the label of every service', () => {
    for (const { path, label } of serviceRows) {
      const [line] = read('content/about.ts', { text: `We offer ${label}.` }, [path]);
      expect(line).toBe(`content/about.ts: text: names ${label}, which you do not offer`);
    }
  });
});
