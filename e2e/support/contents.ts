import type { Page } from '@playwright/test';

/** The links of a legal page's contents, which a phone shows folded. */
export async function openContentsLinks(page: Page) {
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const summary = contents.locator('summary').filter({ visible: true });
  if ((await summary.count()) > 0) await summary.click();
  return contents.getByRole('link');
}
