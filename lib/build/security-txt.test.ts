import { site } from '@/content/site';
import { findExpiryFault, formatSecurityTxt } from '@/lib/build/security-txt';
import { buildDay } from '@/lib/build-day';

const day = new Date('2026-11-21T00:00:00Z');
const text = formatSecurityTxt(day);

test('names the address for reports, the date of expiry and the policy', () => {
  expect(text).toBe(`Contact: mailto:${site.securityEmail}
Contact: ${site.url}/contact
Expires: 2027-11-16T00:00:00.000Z
Preferred-Languages: en
Canonical: ${site.url}/.well-known/security.txt
Policy: ${site.url}/privacy#security
`);
});

const soon = 'has expired, or expires within a month: build and deploy the site anew';

test.each([
  ['on the day of its build', text, '2026-11-21', null],
  ['a month before it expires', text, '2027-10-17', null],
  ['less than a month before', text, '2027-10-18', soon],
  ['afterwards', text, '2027-11-16T00:00:01Z', soon],
  ['without a date', '', '2026-11-21', soon],
])('%s', (_, file, now, fault) => {
  expect(findExpiryFault(file, new Date(now))).toBe(fault);
});

test('builds that are compared take their date from the environment', () => {
  expect(buildDay({ SOURCE_DATE_EPOCH: '1795219200' })).toEqual(new Date('2026-11-21T00:00:00Z'));
  expect(buildDay({ SOURCE_DATE_EPOCH: '1795305599' })).toEqual(new Date('2026-11-21T00:00:00Z'));
  expect(buildDay({}).getTime() % (24 * 60 * 60 * 1000)).toBe(0);
});
