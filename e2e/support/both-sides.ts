import { expect, type Locator, type Page } from '@playwright/test';
import { demoQuotationKey } from '@/content/samples/quotation-key';
import { firmSigningKey } from '@/e2e/support/firm-key';
import { untilHydrated } from '@/e2e/support/page-watch';
import { encryptKey } from '@/features/client-area/firm-inbox/keys/key-file';
import { getDayInIndia } from '@/lib/days';
import { openOne } from '@/lib/test-support/thread-messages';

/* What a browser does that plays the client or the firm, and passes links to the other. */

export const QUOTATIONS = '/dashboard/quotations';
export const SETTINGS = '/dashboard/settings';

const today = () => getDayInIndia(Date.now());
export const openedLink = (link: string) => openOne(new URL(link).hash, { today: today() });

/** The link in the message offered for WhatsApp, once it differs from `before`. */
export async function offeredLink(place: Page | Locator, before = ''): Promise<string> {
  let link = '';
  await expect(async () => {
    const chat = place.getByRole('link', { name: 'WhatsApp', exact: true });
    const address = new URL((await chat.getAttribute('href')) ?? '');
    link = /https?:\S+/.exec(address.searchParams.get('text') ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
    expect(link).not.toBe(before);
  }).toPass();
  return link;
}

/** Opens a link from the other side; the page says `sentence` and takes the link out of the address. */
export async function openLink(page: Page, link: string, sentence: string | RegExp) {
  await page.goto('about:blank');
  await page.goto(QUOTATIONS + new URL(link).hash);
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/quotations(#Q-[\w-]+)?$/);
}

export const PASSPHRASE = 'three sums make a ledger';
export const chooseKeyFile = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Key file', { exact: true }).setInputFiles({ name, mimeType: '', buffer });

export async function playTheFirm(page: Page) {
  if (!firmSigningKey) throw new Error('no key to play the firm with');
  await page.goto(`${SETTINGS}#inbox`);
  await untilHydrated(page);
  await expect(page.getByRole('group', { name: 'Set up the inbox' })).toBeFocused();
  if (firmSigningKey === demoQuotationKey) {
    await page.getByRole('button', { name: 'Play the firm with the demo key' }).click();
    await expect(page.getByText(/^Demo: this browser plays the firm/)).toBeVisible();
    return;
  }
  const file = await encryptKey(firmSigningKey, PASSPHRASE);
  await chooseKeyFile(page, 'firm.json', Buffer.from(file));
  await page.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await page.getByRole('button', { name: 'Open the key file' }).click();
  await expect(page.getByText(/^This computer holds the key/)).toBeVisible();
  await expect(page.getByText(/^The site does not name this key/)).toHaveCount(0);
}
