/** The samples of the client area, as the specification lists them. */
import { expect, test } from '@playwright/test';
import { isStrict } from '@/content/words/conduct';
import { untilHydrated } from '@/e2e/support/page-watch';

test.skip(isStrict, 'the specification is written for the other conduct');

test.use({ timezoneId: 'Asia/Kolkata' });

test('cart, quotations and documents on a first visit', async ({ page }) => {
  // A Tuesday at five in India, five and a half hours after the time at which the firm answers.
  await page.clock.setFixedTime('2026-11-24T11:30:00Z');
  await page.goto('/dashboard');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Namaste, Sample Client');
  const counters = page.getByRole('main').locator('dl').first();
  await expect(counters.getByRole('definition')).toHaveText(['3', '1']);
  const activity = page.getByRole('region', { name: 'Recent activity' });
  await expect(activity.getByRole('listitem')).toHaveText([
    /Request Q-\d{4}-003 ready to send.*4\shours\sago.*Pending/,
    /Quotation Q-\d{4}-002 received.*5\shours\sago.*New/,
    /Form 16\.pdf uploaded.*Completed/,
  ]);

  await page.goto('/dashboard/cart');
  const services = page.getByRole('region', { name: 'Services in the cart' });
  for (const [service, price] of [
    ['GST return filing', '₹2,500'],
    ['ITR filing', '₹1,500'],
    ['Internal audit', '₹15,000'],
    ['Total', '₹19,000'],
  ] as const) {
    await expect(services.getByRole('row', { name: service })).toContainText(price);
  }

  await page.goto('/dashboard/quotations');
  await page.getByRole('button', { name: /^View Q-\d{4}-003$/ }).click();
  await expect(
    page.getByText('Quotation prepared within 24-48 hours once you have sent the request.'),
  ).toBeVisible();

  await page.getByRole('button', { name: /^View Q-\d{4}-002$/ }).click();
  await expect(page.getByRole('row', { name: 'Government fees' })).toContainText('₹0');
  await expect(page.getByRole('main').getByText(/government fee/i)).toHaveCount(1);

  await page.goto('/dashboard/documents');
  const tiles = page.getByRole('region', { name: 'Categories' }).getByRole('definition');
  await expect(tiles).toHaveText(['2', '1', '0', '0']);

  await page.goto('/dashboard/profile');
  await expect(page.getByText('Premium Member')).toBeVisible();

  await page.goto('/dashboard/help-support');
  for (const name of [
    ...['Phone', 'Email', 'Live chat'],
    ...['Knowledge Base', 'Video Tutorials', 'Documentation'],
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await page.getByText('How long does a quotation take?').click();
  await expect(page.getByText('Quotations are prepared within 24-48 hours.')).toBeVisible();
});

test('on a desk Answer needs no scrolling on the home page, nor Accept on its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.setFixedTime('2026-11-24T11:30:00Z');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Answer Q/ }).hover();
  await expect(page.getByRole('link', { name: /^Answer Q/ })).toBeInViewport({ ratio: 1 });

  await page.getByRole('link', { name: /^Answer Q/ }).click();
  const accept = page.getByRole('button', { name: 'Accept', exact: true });
  await expect(accept).toBeVisible();
  const { y, height } = (await accept.boundingBox()) ?? { y: Number.POSITIVE_INFINITY, height: 0 };
  // The line that calls the area a sample is not there in one's own.
  const ribbon = await page.locator('[data-slot=sample-ribbon]').boundingBox();
  expect(y + height - (ribbon?.height ?? 0)).toBeLessThan(900);
});
