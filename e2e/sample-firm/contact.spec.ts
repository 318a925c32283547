/** The offices, hours and helpline of the sample firm, in the words of the specification. */
import { expect, test } from '@playwright/test';
import { isStrict } from '@/content/words/conduct';

test.skip(isStrict, 'the specification is written for the other conduct');

test('the contact page names offices, hours, helpline and directions', async ({ page }) => {
  // After midnight in India, when nothing is marked as open.
  await page.clock.setFixedTime(new Date('2026-11-21T19:30:00Z'));
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main).toContainText('Head office, Kanpur');
  await expect(main).toContainText('Branch office, Mumbai');
  await expect(main).toContainText('Available 24/7 for existing clients');
  await expect(main).toContainText('GST registration takes 3-5 working days');
  const hours = main.getByRole('table', { name: 'Business hours' });
  await expect(hours.getByRole('row').first()).toContainText('Phones: Mon-Sat 9:00 AM - 7:00 PM');
  // Its hours come first, so the sheet itself says that nobody should just come.
  await expect(hours.getByRole('rowheader', { name: 'Delhi office' })).toContainText(
    'please call the head office first',
  );
  for (const [index, rows] of [
    ['Delhi office', 'Mon-Fri 9:00 AM - 6:00 PM', 'Sat 9:00 AM - 2:00 PM', 'Sunday Closed'],
    ['Mumbai office', 'Mon-Fri 10:00 AM - 7:00 PM', 'Sat 10:00 AM - 3:00 PM', 'Sunday Closed'],
  ].entries()) {
    for (const name of rows) {
      await expect(
        hours
          .getByRole('rowgroup')
          .nth(index + 1)
          .getByRole('row', { name }),
      ).toBeVisible();
    }
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
