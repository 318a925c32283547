import { expect, type Page } from '@playwright/test';
import { durations } from '@/content/durations';
import { expectAccessible, tabTo } from '@/e2e/support/accessibility';
import { firmSigningKey, hasSignedSample } from '@/e2e/support/firm-key';
import { expectToFitEnlarged } from '@/e2e/support/fits';
import { untilDialogsAreLeft, untilHydrated } from '@/e2e/support/page-watch';
import { expectTotal, quotationSheet, shownFee } from '@/e2e/support/portal';
import { quotationCount, quotationNumber, received } from '@/e2e/support/samples';
import { test } from '@/e2e/support/test';
import { readColourTokens } from '@/lib/build/assets/tokens';

const card = (page: Page, status: string) =>
  page.getByRole('article').filter({ has: page.getByText(status, { exact: true }) });

test.describe('quotations', { tag: ['@phone', '@client-area'] }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/dashboard/quotations');
    await untilHydrated(page);
  });

  test('are counted by status, in words and colour, and lead to the next step', async ({
    page,
  }) => {
    const counts = page.getByRole('main').locator('dl').first();
    await expect(counts.getByRole('term')).toHaveText(['Received', 'Pending', 'Expired']);
    await expect(counts.getByRole('definition')).toHaveText(['1', '1', '1']);
    for (const [status, colour, validity] of [
      ['Received', 'rgb(30, 107, 75)', /Valid until .+, \d+\sdays\sleft/],
      ['Pending', 'rgb(168, 84, 10)', /Valid for 30 days once received/],
      ['Expired', 'rgb(180, 35, 24)', /Was valid until/],
    ] as const) {
      const word = card(page, status).getByText(status, { exact: true });
      await expect(word).toHaveCSS('color', colour);
      await expect(card(page, status)).toContainText(validity);
    }
    await expect(card(page, 'Pending')).toContainText(
      `Quotation prepared within ${durations.quotation}`,
    );
    await expect(page.getByRole('button', { name: /^View/ })).toHaveCount(quotationCount);
    await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(1);
    await expect(card(page, 'Received').getByRole('button', { name: /^Download/ })).toBeVisible();
    const hex = readColourTokens()('red').slice(1).match(/../g) ?? [];
    const red = `rgb(${hex.map((part) => Number.parseInt(part, 16)).join(', ')})`;
    const names = (status: string) =>
      card(page, status)
        .getByRole('button')
        .evaluateAll(
          (buttons, shown) =>
            buttons
              .filter((button) => getComputedStyle(button).backgroundColor === shown)
              .map(({ firstChild }) => firstChild?.textContent),
          red,
        );
    expect(await names('Received')).toEqual(['View']);
    expect(await names('Pending')).toEqual(['Send to us']);
    expect(await names('Expired')).toEqual([]);
    await page.getByRole('link', { name: 'Go to the cart' }).click();
    await expect(page).toHaveURL('/dashboard/cart');
  });

  test('open as a table in a dialog and give the focus back', async ({ page }) => {
    const view = card(page, 'Received').getByRole('button', { name: /^View/ });
    await view.click();
    const dialog = page.getByRole('dialog', {
      name: new RegExp(`^Quotation ${quotationNumber('received')}$`),
    });
    for (const { service, price } of received.lines) {
      // The reason of a change, in its own row, may name the service too.
      await expect(dialog.getByRole('row', { name: service }).first()).toContainText(
        shownFee(price),
      );
    }
    await expectTotal(dialog, received.total);
    await expectAccessible(page);
    // The Close button is in view, however long the sheet is.
    for (const end of ['begin', 'end']) {
      await dialog.evaluate((sheet, at) => sheet.scrollTo(0, at === 'end' ? 9999 : 0), end);
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(view).toBeFocused();
  });

  test('the received sample carries a signed answer, and can be accepted', async ({ page }) => {
    test.skip(!hasSignedSample, 'samples are signed with the demo key');
    await card(page, 'Received').getByRole('button', { name: /^View/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Sample signature');
    await expectToFitEnlarged(page);
    const steps = dialog.getByRole('list', { name: 'What happened' }).getByRole('listitem');
    await expect(steps.last()).toContainText('Your reply');
    await expect(steps.first().getByRole('paragraph')).toHaveText([
      'Asked',
      /^\d+\s\w+, \d+:\d\d\s[AP]M$/,
      'You',
    ]);
    await expect(dialog.getByText(/^\d+ of 30 days left$/)).toBeVisible();
    // Each incomplete reply leads to the field that it needs.
    const accept = dialog.getByLabel(/^To accept/);
    await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(accept).toBeFocused();
    await expect(accept).toHaveAccessibleDescription('Type your full name to accept');
    await dialog.getByRole('button', { name: 'Decline, with a reason' }).click();
    await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    await dialog.getByRole('button', { name: 'Ask for a change' }).click();
    await dialog.getByRole('button', { name: 'Ask for this change' }).click();
    await expect(dialog.getByLabel('Anything else')).toBeFocused();
    await expectAccessible(page);
    // What was typed survives a closed dialog and a reload, until the client has decided.
    await dialog.getByLabel(/^1\. /).fill('By quarter');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await untilDialogsAreLeft(page);
    await page.reload();
    await card(page, 'Received').getByRole('button', { name: /^View/ }).click();
    await expect(dialog.getByLabel(/^1\. /)).toHaveValue('By quarter');
    await accept.fill('Asha Rao');
    await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(dialog).toContainText(/Accepted by Asha Rao/);
    await expect(dialog.getByText(/days left$/)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(card(page, 'Received')).toContainText('Accepted');
    await expect(page.getByRole('main').locator('dl').first().getByRole('definition')).toHaveText([
      '1',
      '1',
      '1',
    ]);
    // A decision that is not sent stays in view, on a wide screen too.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await expect(quotationSheet(page)).toContainText(/Accepted by Asha Rao/);
    await expect(quotationSheet(page)).toContainText('Not sent yet');
  });

  test('are viewed and closed by keyboard', async ({ page }) => {
    const id = (await card(page, 'Pending').getByRole('heading').textContent()) ?? '';
    await tabTo(page, 'button', `View ${id}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await tabTo(page, 'button', 'Close');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a request that is not sent yet can be sent from its sheet', async ({ page }) => {
    test.skip(!firmSigningKey, 'nothing of the sample area goes to a firm with a key of its own');
    await card(page, 'Pending').getByRole('button', { name: /^View/ }).click();
    const send = page.getByRole('dialog').getByRole('region', { name: 'Send to us' });
    await expect(send.getByText('Not sent yet')).toBeVisible();
    await expect(send.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    );
    await expectAccessible(page);
  });
});
