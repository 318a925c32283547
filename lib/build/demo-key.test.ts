import { demoQuotationKey } from '@/content/samples/quotation-key';
import { quotationKeys } from '@/content/site';
import { findDemoKeyFault } from '@/lib/build/build-faults';

const { x } = demoQuotationKey;
const own = { x: 'bEnDF7WQN-2isdQbMjQuP72eym8z0-stHCSiq6pc7nM' };

test.each([
  ['http://localhost:3000', false],
  ['https://www.satyalekh.example', false],
  ['https://www.firm.in', true],
  ['https://firm.test', true],
  ['https://www.example.com', true],
  ['https://example', true],
  ['https://localhost.firm.in', true],
  ['https://firm.example.in', true],
  ['http://192.168.1.7', true],
])('with the demo key, a site at %s fails to build: %j', (address, fails) => {
  for (const keys of [
    [{ x, demo: true as const }],
    [own, { x }],
    [{ ...own, demo: true as const }],
  ]) {
    expect(findDemoKeyFault(address, keys) !== null).toBe(fails);
  }
  expect(findDemoKeyFault(address, [own])).toBeNull();
  expect(findDemoKeyFault(address, [])).toBeNull();
});

const hasDemoKey = quotationKeys.some((key) => key.x === x);

(hasDemoKey ? test : test.skip)('a site at a real address does not build', async () => {
  jest.resetModules();
  jest.doMock('@/content/site', () => {
    const actual = jest.requireActual('@/content/site');
    return { ...actual, clientArea: true, site: { ...actual.site, url: 'https://www.firm.in' } };
  });
  const { findBuildFaults } = await import('@/lib/build/build-faults');
  expect(findBuildFaults()).toEqual([
    expect.stringMatching(/^content\/site\.ts: quotationKeys: names the demo key/),
  ]);
});
