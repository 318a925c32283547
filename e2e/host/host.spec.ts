import { expect, test } from '@playwright/test';
import { routes } from '@/content/routes';
import { checkHost } from '@/lib/tools/host/check-host';

test('the host passes the check for deployed copies', async ({ baseURL }) => {
  const findings = await checkHost(
    baseURL ?? '',
    routes.map(({ path }) => path),
  );
  expect(findings.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(findings.length).toBeGreaterThan(routes.length * 2);
});
