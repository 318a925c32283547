import { site } from '@/content/site';
import { buildDay, securityTxt, securityTxtFaults } from '@/lib/build/security-txt';

const day = new Date('2026-11-21T00:00:00Z');
const text = securityTxt(day);

test('names the address for reports, the date of expiry and the policy', () => {
  expect(text).toBe(`Contact: mailto:${site.securityEmail}
Contact: ${site.url}/contact
Expires: 2027-11-16T00:00:00.000Z
Preferred-Languages: en
Canonical: ${site.url}/.well-known/security.txt
Policy: ${site.url}/privacy#security
`);
});

test.each([
  ['on the day of its build', '2026-11-21', []],
  ['a month before it expires', '2027-10-17', []],
  [
    'less than a month before',
    '2027-10-18',
    ['expires in 29 days: build and deploy the site anew'],
  ],
  [
    'in its last hours',
    '2027-11-15T23:00:00Z',
    ['expires in 0 days: build and deploy the site anew'],
  ],
  ['afterwards', '2027-11-16T00:00:01Z', ['has expired: build and deploy the site anew']],
])('%s', (_, now, faults) => {
  expect(securityTxtFaults(text, new Date(now))).toEqual(faults);
});

test.each([
  ['no contact', text.replace(/^Contact.*\n/gm, ''), 'names no contact'],
  ['a useless contact', text.replace(/^Contact.*\n/gm, 'Contact: ring us\n'), 'names no contact'],
  [
    'no date',
    text.replace(/^Expires.*\n/m, ''),
    'has 0 dates of expiry, of which one has to be right',
  ],
  [
    'two dates',
    text.replace(/^(Expires.*\n)/m, '$1$1'),
    'has 2 dates of expiry, of which one has to be right',
  ],
  [
    'a wrong date',
    text.replace(/^Expires.*/m, 'Expires: soon'),
    'has 1 dates of expiry, of which one has to be right',
  ],
])('a file with %s is faulty', (_, bad, fault) => {
  expect(bad).not.toBe(text);
  expect(securityTxtFaults(bad, day)).toEqual([fault]);
});

test('reads fields in the spellings of other sites', () => {
  const other = 'contact: tel:+91-1234567890\r\nEXPIRES: 2027-06-01T12:00:00+05:30\r\n';
  expect(securityTxtFaults(other, day)).toEqual([]);
});

test('builds to be compared take their date from the environment', () => {
  expect(buildDay({ SOURCE_DATE_EPOCH: '1795219200' })).toEqual(new Date('2026-11-21T00:00:00Z'));
  expect(buildDay({ SOURCE_DATE_EPOCH: '1795305599' })).toEqual(new Date('2026-11-21T00:00:00Z'));
  expect(buildDay({}).getTime() % (24 * 60 * 60 * 1000)).toBe(0);
});
