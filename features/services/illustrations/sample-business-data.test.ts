import type * as firm from '@/content/site';
import { describeGstinProblem } from '@/lib/tax-ids';

async function businessIn(city: string, region: string) {
  jest.resetModules();
  const actual = jest.requireActual<typeof firm>('@/content/site');
  const [office] = actual.site.offices;
  const offices = [{ ...office, city, region }];
  jest.doMock('@/content/site', () => ({ ...actual, site: { ...actual.site, offices } }));
  return {
    ...(await import('@/content/figures/sample-place')),
    ...(await import('@/content/figures/sample-business')),
  };
}

test.each([
  ['Kanpur', 'Uttar Pradesh', '09', 'UP', 'KNPS00000A'],
  ['Kochi', 'Kerala', '32', 'KL', 'KCHS00000A'],
  ['Raipur', 'Chhattisgarh', '22', 'CT', 'RPRS00000A'],
  ['Aizawl', 'Mizoram', '15', 'MZ', 'AZWS00000A'],
])('papers of %s carry the codes of %s', async (city, region, code, letters, tan) => {
  const { business, identity, createSampleGstin } = await businessIn(city, region);
  expect(business.place).toBe(city);
  expect(createSampleGstin(identity.pan)).toMatch(new RegExp(`^${code}${identity.pan}1Z.$`));
  expect(describeGstinProblem(createSampleGstin(identity.pan))).toBeNull();
  expect(identity.cin.slice(6, 8)).toBe(letters);
  expect(identity.tan).toBe(tan);
});
