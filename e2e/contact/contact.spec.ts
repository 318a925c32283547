import { expect, type Page } from '@playwright/test';
import { contact } from '@/content/contact';
import { durations } from '@/content/durations';
import { estimateCopy } from '@/content/estimate';
import { gstRegistration } from '@/content/services/gst-registration';
import { site } from '@/content/site';
import { quickContactServices } from '@/content/subjects';
import type { Hours } from '@/content/words/hours';
import { skipWhereMessagesGoOut } from '@/e2e/support/messages';
import { untilHydrated } from '@/e2e/support/page-watch';
import { test } from '@/e2e/support/test';
import { createStorageKey } from '@/lib/browser/storage-names';

const valid = {
  Name: 'Asha Verma',
  // Browsers refuse this address in a field of type email.
  Email: 'राम@उदाहरण.भारत',
  Phone: '+91 98765 43210',
  Message: 'Please call about GST registration.',
};

const form = (page: Page) => page.getByRole('form', { name: 'Send us a message' });

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await form(page).getByLabel(label, { exact: true }).fill(value);
  }
}

test.describe('contact form', { tag: ['@phone', '@client-area'] }, () => {
  test.describe('contact form', () => {
    test.beforeEach(async ({ page }) => {
      await page.goto('/contact');
    });

    test('sends once on a double click, says so and empties itself', { tag: '@engines' }, async ({
      page,
    }) => {
      skipWhereMessagesGoOut();
      await page.clock.install();
      await fill(page, valid);
      await form(page).getByLabel('Subject').selectOption({ label: 'ITR Filing' });
      // A page that is still starting would stop with the clock.
      await untilHydrated(page);
      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      await form(page).getByRole('button', { name: 'Send message' }).dblclick();

      const sending = form(page).getByRole('button', { name: 'Sending...' });
      await expect(sending).toBeDisabled();
      // Anything typed meanwhile would be lost in the reset.
      await form(page).getByLabel('Message').press('x');
      await expect(form(page).getByLabel('Message')).toHaveValue(valid.Message);
      await expect(form(page).getByLabel('Message')).not.toBeEditable();
      await expect(form(page).getByLabel('Subject')).toBeDisabled();
      await page.clock.runFor(1999);
      await expect(sending).toBeDisabled();
      // The notice comes without a gap after the form is emptied.
      await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
      await page.clock.runFor(1);
      await page.clock.resume();

      await expect(page.getByText('Message Sent Successfully!')).toHaveCount(1);
      await expect(
        page.getByText(
          `Thank you for contacting us. We'll get back to you within ${durations.reply}.`,
        ),
      ).toBeVisible();
      await expect(form(page).getByRole('button', { name: 'Send message' })).toBeEnabled();
      for (const part of [/^We got nothing: only this tab keeps it/, valid.Message]) {
        await expect(form(page).getByText(part)).toBeInViewport({ ratio: 1 });
      }
      const carried = await form(page)
        .getByRole('link', { name: 'Send it on WhatsApp' })
        .getAttribute('href');
      expect(decodeURIComponent(carried ?? '')).toContain(valid.Message);
      for (const label of ['Name', 'Email', 'Phone', 'Subject', 'Message']) {
        await expect(form(page).getByLabel(label, { exact: true })).toHaveValue('');
      }
      const sent = await page.evaluate(
        (key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'),
        createStorageKey('sent-messages'),
      );
      expect(sent).toHaveLength(1);
      expect(sent[0]).toMatchObject({ name: 'Asha Verma', subject: 'itr' });
      await form(page).getByLabel('Name').pressSequentially('Om');
      await expect(form(page).getByLabel('Name')).toHaveValue('Om');
    });

    test('a message is not kept if everything is erased while it is sent', async ({
      page,
      context,
    }) => {
      skipWhereMessagesGoOut();
      const other = await context.newPage();
      await other.goto('/dashboard/privacy-settings');
      await untilHydrated(other);
      await other.getByRole('button', { name: 'Request Data Deletion' }).click();
      const erase = other.getByRole('button', { name: 'Erase Everything' });
      await expect(erase).toBeVisible();
      await untilHydrated(page);
      await page.clock.install();
      await fill(page, valid);
      await form(page).getByLabel('Subject').selectOption('gst');
      await form(page).getByRole('button', { name: 'Send message' }).click();
      await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
      await erase.click();
      await expect(other.getByText('Everything was erased', { exact: true })).toBeVisible();
      await page.clock.runFor(2000);
      await expect(form(page).getByRole('button', { name: 'Send message' })).toBeEnabled();
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    });

    test('works by keyboard alone', async ({ page }) => {
      skipWhereMessagesGoOut();
      await page.clock.install();
      await form(page).getByLabel('Name').focus();
      await page.keyboard.type('Asha Verma');
      await page.keyboard.press('Tab');
      await page.keyboard.type('asha@example.in');
      await page.keyboard.press('Tab');
      await page.keyboard.type('9876543210');
      await page.keyboard.press('Tab');
      await page.keyboard.type('GST');
      await expect(form(page).getByLabel('Subject')).toHaveValue('gst');
      await page.keyboard.press('Tab');
      await page.keyboard.type('A registration in Kanpur.');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
      await page.clock.runFor(2000);
      await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
      await expect(form(page).getByRole('button', { name: 'Send message' })).toBeFocused();
    });
  });

  test('the quick contact form leaves required fields to the browser, then sends', async ({
    page,
  }) => {
    skipWhereMessagesGoOut();
    await page.clock.install();
    await page.goto('/');
    const quick = page.getByRole('form', { name: 'Quick contact' });
    await quick.getByRole('button', { name: 'Send message' }).click();
    await expect(quick.getByLabel('Name')).toBeFocused();
    await expect(quick.getByRole('button', { name: 'Send message' })).toBeEnabled();

    await quick.getByLabel('Name').fill('Asha Verma');
    await quick.getByLabel('Email').fill('asha@example.in');
    await quick.getByLabel('Phone').fill('9876543210');
    const labels = quickContactServices.map(({ label }) => label);
    await expect(quick.getByLabel('Service').locator('option')).toHaveText([
      'Select Service',
      ...labels,
    ]);
    await quick.getByLabel('Service').selectOption({ label: labels[0] ?? '' });
    await quick.getByLabel('Message').fill('Advance tax.');
    await quick.getByRole('button', { name: 'Send message' }).click();
    await expect(quick.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await page.clock.runFor(2000);
    await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
    await expect(quick.getByLabel('Message')).toHaveValue('');
  });

  test('after midnight in India nothing is marked as open, and by appointment never', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T19:30:00Z'));
    await page.goto('/contact');
    const { hours, openNow } = contact.information.labels;
    const groups = page.getByRole('table', { name: hours }).getByRole('rowgroup');
    const offices: readonly { office: string; where?: string; open: readonly Hours[] }[] =
      site.officeHours;
    for (const { office, where = '', open } of offices) {
      const marks = groups.filter({ hasText: office }).getByText(openNow);
      await expect(marks).toHaveCount(where ? 0 : open.length);
    }
    await expect(groups.first().getByText(openNow)).toHaveCount(1);
    await expect(groups.getByText(openNow).filter({ visible: true })).toHaveCount(0);
  });

  test('a question on a service page leads to the form, its heading in view', async ({ page }) => {
    await page.goto(gstRegistration.path);
    await page.getByRole('main').getByRole('link', { name: estimateCopy.question }).click();
    await expect(page.getByRole('heading', { name: contact.form.heading })).toBeInViewport();
    await expect(page.getByLabel('Subject')).toHaveValue(gstRegistration.subject);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('GST registration: ');
  });
});
