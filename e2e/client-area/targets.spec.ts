/** routes.spec.ts measures the pages themselves. */

import { expect } from '@playwright/test';
import { untilHydrated } from '@/e2e/support/page-watch';
import { received } from '@/e2e/support/samples';
import { smallTargets } from '@/e2e/support/targets';
import { test } from '@/e2e/support/test';

test.describe('targets of the client area', { tag: ['@phone', '@client-area'] }, () => {
  test('the sheets of quotations have targets of 44 px', async ({ page }) => {
    await page.goto('/dashboard/quotations');
    await untilHydrated(page);
    for (const name of [/^View Q-.*002$/, /^Send to us/]) {
      await page.getByRole('button', { name }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      if (received.total > 0)
        await expect(dialog).toContainText(/Sample signature|Your link contains this/);
      await expect.poll(() => smallTargets(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
});
