/** The offices, hours and helpline of the sample firm, in the words of the specification. */
import { expect, test } from '@playwright/test';
import { isStrict } from '@/content/words/conduct';

test.skip(isStrict, 'the words of the specification are those of the other conduct');

test('the contact page names offices, hours, helpline and directions', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main).toContainText('Head office, Kanpur');
  await expect(main).toContainText('Branch office, Mumbai');
  await expect(main).toContainText('Available 24/7 for existing clients');
  await expect(main).toContainText('GST registration takes 3-5 working days');
  for (const row of [
    'Delhi office, Mon-Fri 9:00-18:00',
    'Delhi office, Sat 9:00-14:00',
    'Delhi office, Sunday Closed',
    'Mumbai office, Mon-Fri 10:00-19:00',
    'Mumbai office, Sat 10:00-15:00',
    'Mumbai office, Sunday Closed',
  ]) {
    await expect(main.getByRole('row', { name: row })).toBeVisible();
  }
  await expect(main.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+91/);
  await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('target', '_blank');
  const directions = main.getByRole('link', { name: /^Get Directions/ });
  await expect(directions).toHaveCount(2);
  for (const link of await directions.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /^https:\/\/.*query=.+/);
  }
  await expect(main.getByRole('img', { name: 'Rated 5 of 5 stars' })).toHaveCount(3);
});
