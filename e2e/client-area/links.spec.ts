import { expect, type Page } from '@playwright/test';
import { cartCopy } from '@/content/client-area/cart';
import { quotationKeys } from '@/content/site';
import { firmSigningKey } from '@/e2e/support/firm-key';
import { untilHydrated } from '@/e2e/support/page-watch';
import { nextQuotation } from '@/e2e/support/samples';
import { test } from '@/e2e/support/test';
import type { Opened } from '@/features/client-area/protocol/link';
import { sign } from '@/features/client-area/protocol/signing';
import { addDays, getDayInIndia } from '@/lib/days';
import { createTestAnswer, openOne, signerWith } from '@/lib/test-support/thread-messages';

const today = getDayInIndia(Date.now());

test.skip(!firmSigningKey, 'only the firm has the key to sign with');

async function messageSent(page: Page): Promise<Opened> {
  const href =
    (await page.getByRole('link', { name: 'WhatsApp' }).last().getAttribute('href')) ?? '';
  const text = new URL(href).searchParams.get('text') ?? '';
  const link = /https?:\S+#\S+/.exec(text)?.[0] ?? '';
  return openOne(new URL(link).hash, { today, keys: quotationKeys });
}

/** For an answer that was requested on another device. */
async function strangeAnswer(): Promise<string> {
  if (!firmSigningKey) throw new Error('no key to play the firm with');
  const answer = createTestAnswer({ at: Date.now(), validUntil: addDays(today, 30) });
  return `#v1.${await sign(answer, await signerWith(firmSigningKey))}`;
}

async function open(page: Page, hash: string) {
  await page.goto(`/dashboard/quotations${hash}`);
  await untilHydrated(page);
}

test.describe('links between client and firm', { tag: ['@desktop', '@client-area'] }, () => {
  test('a note typed just before the press goes with the message', async ({ page }) => {
    await page.context().route('https://wa.me/**', (route) => route.abort());
    await page.goto('/dashboard/cart');
    await untilHydrated(page);
    await page.getByRole('button', { name: cartCopy.request }).click();
    const send = page.getByRole('region', {
      name: new RegExp(`^Send ${nextQuotation} to us$`),
    });
    const note = send.getByLabel('Note to us');
    let typed = '';
    for (const text of ['After five', ', please.']) {
      typed += text;
      await note.pressSequentially(text);
      const popup = page.waitForEvent('popup');
      await send.getByRole('link', { name: 'WhatsApp' }).click();
      await (await popup).close();
      expect(await messageSent(page)).toMatchObject({ message: { notes: typed } });
      await expect(send.locator('pre')).toContainText(typed);
      await expect(send.getByText(/^Sent on .+ by WhatsApp$/)).toBeVisible();
      // Until the note is taken back, the message that was sent stays as it is.
      await expect(note).toHaveCount(0);
      await send.getByRole('button', { name: 'It was not sent' }).click();
      await note.press('End');
    }
    await expect(note).toHaveValue('After five, please.');
    await expect(send.getByText('Not sent yet')).toBeVisible();
  });

  test('an unusable link says why and changes nothing, and an answer for another device asks first', async ({
    page,
  }) => {
    const counts = page.getByRole('main').locator('dl').first().getByRole('definition');
    const hash = await strangeAnswer();
    const last = hash.at(-3) === 'A' ? 'B' : 'A';
    for (const [fragment, sentence] of [
      [
        `${hash.slice(0, -3)}${last}${hash.slice(-2)}`,
        /Someone changed this, or someone else signed it/,
      ],
      [hash.slice(0, -9), /cut on its way/],
      ['#v2.x', /newer version of this site/],
      [hash.replace('#v1.', '#v01.'), /part of it changed on its way/],
      [`#v1.${'A'.repeat(200_000)}`, /longer than any that this site makes/],
    ] as const) {
      await open(page, fragment);
      await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
      expect(new URL(page.url()).hash).toBe('');
      await expect(counts).toHaveText(['1', '1', '1']);
      await page.goto('about:blank');
    }
    // The answer was requested on another device, and a messenger encoded its link.
    const offer = page.getByRole('region', { name: 'An answer for another device' });
    await page.goto(`/dashboard/quotations${hash.replace('#', '%23')}`);
    await expect(offer).toBeVisible();
    await open(page, hash.replaceAll('.', '%2E'));
    await expect(offer).toContainText('This browser has no area of your own yet.');
    await expect(page.getByRole('region', { name: 'Sample area' })).toBeHidden();
    await offer.getByRole('button', { name: 'Keep it here' }).click();
    await expect(counts).toHaveText(['1', '0', '0']);
  });
});
