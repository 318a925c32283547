import { demoQuotationKey } from '@/content/samples/quotation-key';
import { describeKeyProblem } from '@/features/client-area/firm-inbox/keys/keys';
import { findFirmKey, getPublicKey } from '@/features/client-area/protocol/firm-keys';
import { computeKeyId } from '@/features/client-area/protocol/signing';

jest.mock('@/content/site', () => {
  const { demoSite } = jest.requireActual('@/lib/test-support/demo-site');
  const [key] = demoSite.quotationKeys;
  return {
    ...demoSite,
    quotationKeys: [{ ...key, from: '2026-04-01', until: '2026-11-30', demo: undefined }],
  };
});

const key = getPublicKey(demoQuotationKey);
const describeProblem = (at: string) => describeKeyProblem(key, new Date(at));

test('the firm signs from the first day of its key to the end of the last, in India', () => {
  expect(describeProblem('2026-03-31T23:59:59+05:30')).toMatch(/still to come/);
  expect(describeProblem('2026-04-01T00:00:00+05:30')).toBeNull();
  expect(describeProblem('2026-11-30T23:59:59+05:30')).toBeNull();
  expect(describeProblem('2026-12-01T00:00:00+05:30')).toMatch(/has passed/);
});

test('a key with a last day is still the firm’s', async () => {
  expect(await findFirmKey(await computeKeyId(key))).toMatchObject({
    x: key.x,
    until: '2026-11-30',
  });
  await expect(findFirmKey('0123456789abcdef')).rejects.toMatchObject({ code: 'foreign' });
});
