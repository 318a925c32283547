import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { demoQuotationKey } from '@/content/samples/quotation-key';
import { quotationKeys } from '@/content/site';
import { untilHydrated, watchForFaults } from '@/e2e/support/page-watch';
import { expectAccessible } from '@/e2e/support/portal';
import { formatRupees } from '@/lib/format';
import { linkOf, openToken, tokenIn } from '@/lib/portal/exchange/link';
import type { AnswerMessage, Choice, RequestMessage } from '@/lib/portal/exchange/messages';
import { newKeyPair, type Signer, sha256, sign } from '@/lib/portal/exchange/signing';

/** Only the sample firm has a key that everyone can sign with. */
const hasDemoKey = quotationKeys.some(({ x }) => x === demoQuotationKey.x);

const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
const fragmentOf = (link: string) => link.slice(link.indexOf('#'));

/** A client at the other end of the links, with a key pair of its own. */
async function newClient(rid: string) {
  const signer = await newKeyPair();
  const request: RequestMessage = {
    v: 1,
    kind: 'request',
    id: 'Q-2026-007',
    rid,
    number: 1,
    at: Date.now(),
    lines: [
      { service: 'Return of a shop', fee: 999 },
      { service: 'Payroll, 10 employees', fee: 2990 },
    ],
    notes: '<img src=x onerror=alert(1)> Please call after five.',
    client: { name: 'Asha Rao', email: 'asha@example.in', phone: '98765 00000' },
  };
  let number = 1;
  const sent = async (message: Parameters<typeof sign>[0], by: Signer) =>
    fragmentOf(linkOf(await sign(message, by)));

  return {
    ask: () => sent(request, signer),
    decide: async (answer: Answer, choice: Choice, by: Signer = signer) => {
      number += 1;
      const { id } = request;
      const head = { v: 1, id, rid, number, at: Date.now(), kind: 'decision' } as const;
      const on = { answer: answer.message.number, hash: await sha256(answer.token) };
      return sent({ ...head, ...on, choice }, by);
    },
  };
}

type Answer = { message: AnswerMessage; token: string };

async function playTheFirm(page: Page) {
  await page.goto('/dashboard/settings');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Set up the firm’s desk' }).click();
  await page.getByRole('button', { name: 'Play the firm with the demo key' }).click();
  await expect(page.getByText(/^Demo: this browser plays the firm/)).toBeVisible();
}

const desk = (page: Page) => page.getByRole('region', { name: 'The firm’s desk' });
const sheet = (page: Page) => page.getByRole('article', { name: 'Request Q-2026-007' });
const log = (page: Page) => page.getByRole('region', { name: 'Log' }).getByRole('listitem');
const feeOf = (page: Page, service: string) => page.getByLabel(`Fee of ${service}`);

/** Opens a link of the other side; the sheet of its request comes up, and the address is clean. */
async function openLink(page: Page, fragment: string, sentence: string) {
  await page.goto(`/dashboard/quotations${fragment}`);
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page).toHaveURL('/dashboard/quotations');
}

/** The same page as someone finds it who was interrupted. */
async function reloaded(page: Page) {
  await page.reload();
  await desk(page)
    .getByRole('button', { name: /^Q-2026-007/ })
    .click();
}

/** The answer as it leaves the desk by WhatsApp, opened as a client opens it. */
async function answerFrom(page: Page): Promise<Answer> {
  const chat = page.getByRole('link', { name: 'WhatsApp', exact: true });
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const opened = await openToken(tokenIn(fragmentOf(text)), { today: today() });
  if (opened.kind !== 'answer') throw new Error('the desk sent no answer');
  return opened;
}

const AT_DESK = 'The request Q-2026-007 is at the desk now.';
const DECIDED = 'The decision on Q-2026-007 is at the desk now.';

test.describe('the firm’s desk', () => {
  test.skip(!hasDemoKey, 'this firm has no demo key');

  test('answers, and follows what the client decides, by links alone', async ({
    page,
    context,
  }) => {
    const faults = watchForFaults(page);
    const client = await newClient('AAECAwQFBgcICQoLDA0ODw');
    await playTheFirm(page);

    const request = await client.ask();
    await openLink(page, request, AT_DESK);
    await expect(sheet(page)).toContainText('<img src=x onerror=alert(1)> Please call after five.');
    await expectAccessible(page);

    // Half written, left and found again.
    await feeOf(page, 'Return of a shop').fill('2499');
    await page.getByLabel('Remark on Return of a shop').fill('You sold shares in the year.');
    await page.getByLabel('Discount').fill('5,00,000');
    await reloaded(page);
    await expect(feeOf(page, 'Return of a shop')).toHaveValue('2,499');
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(page.getByText('The discount is more than the fees')).toBeVisible();
    await expect(page.getByLabel('Discount')).toBeFocused();
    await page.getByLabel('Discount').fill('');

    const second = await context.newPage();
    await second.goto('/dashboard/quotations');
    const row = desk(second).getByRole('button', { name: /^Q-2026-007/ });
    await expect(row).toContainText('New');
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(sheet(page)).toContainText('Not sent yet');
    await expect(row).toContainText('Answered');

    const first = await answerFrom(page);
    expect(first.message).toMatchObject({ number: 1, total: 5489 + 2 * 494 });
    expect(first.message.lines[0]).toMatchObject({
      fee: 2499,
      why: 'You sold shares in the year.',
    });
    await expect(sheet(page).getByRole('row', { name: /^Total/ })).toContainText(
      formatRupees(first.message.total),
    );
    await reloaded(page);
    await expect(log(page)).toHaveText([/^Asked/, /^Answer 1 by/]);

    await openLink(
      page,
      request,
      'The request Q-2026-007 was opened before; it is at the desk already.',
    );

    const forged: Choice = { step: 'declined', reason: 'fee', words: '' };
    const stranger = await newClient('AAECAwQFBgcICQoLDA0ODw');
    await openLink(
      page,
      await stranger.decide(first, forged),
      'This decision is not signed with the key that came with the request. Nothing was changed; ask the client by telephone.',
    );
    await expect(row).toContainText('Answered');

    const { total } = first.message;
    const acceptance = await client.decide(first, { step: 'accepted', name: 'Asha Rao', total });
    await openLink(page, acceptance, DECIDED);
    await expect(sheet(page)).toContainText('Accepted by Asha Rao');
    await expect(page.getByRole('button', { name: 'Answer again' })).toHaveCount(0);
    await reloaded(page);
    await openLink(
      page,
      acceptance,
      'The decision on Q-2026-007 was opened before; it is at the desk already.',
    );
    await expect(row).toContainText('Accepted');

    await openLink(
      page,
      await client.decide(first, { step: 'undone', undid: 'accepted' }),
      DECIDED,
    );
    await expect(row).toContainText('Answered');

    const wish = { line: 2, words: 'Twelve employees' };
    await openLink(
      page,
      await client.decide(first, { step: 'change', wishes: [wish], words: '' }),
      DECIDED,
    );
    await expect(page.getByRole('list', { name: 'Changes asked' })).toHaveText(
      '2. Payroll, 10 employees: Twelve employees',
    );
    await expectAccessible(page);
    await feeOf(page, 'Payroll, 10 employees').fill('3588');
    await page.getByRole('button', { name: 'Take off Return of a shop' }).click();
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(sheet(page)).toContainText('Answer 2 to Q-2026-007');
    const next = await answerFrom(page);
    expect(next.message).toMatchObject({ number: 2, lines: [{ of: 2, fee: 3588 }] });

    await openLink(
      page,
      await client.decide(next, { step: 'declined', reason: 'time', words: '' }),
      DECIDED,
    );
    await reloaded(page);
    await expect(log(page)).toHaveText([
      /^Asked/,
      /^Answer 1 by/,
      /^Accepted by Asha Rao/,
      /^Took back: the acceptance/,
      /^Asked for a change/,
      /^Answer 2 by/,
      /^Declined: It would take too long/,
    ]);
    await expect(row).toContainText('Declined');

    // On a phone the list gives way to the sheet.
    await page.goto('/dashboard/quotations');
    await page.getByLabel('Search').fill('asha nothing');
    await expect(desk(page)).toContainText('0 of 1 request');
    await page.getByLabel('Search').fill('asha payroll');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const table = await readFile(await (await saving).path(), 'utf8');
    expect(table.split('\r\n')).toHaveLength(3);
    expect(table).toContain(`Q-2026-007,AAECAwQFBgcICQoLDA0ODw,Asha Rao`);
    expect(faults).toEqual([]);
  });

  test('a link to the firm is refused in any other browser, and leaves nothing there', async ({
    page,
  }) => {
    const client = await newClient('BAECAwQFBgcICQoLDA0ODw');
    const request = await client.ask();
    await openLink(
      page,
      request,
      'This link is for the firm, and this browser does not hold the key of the firm. Nothing was changed.',
    );
    const names = await page.evaluate(async () =>
      (await indexedDB.databases()).map(({ name }) => name),
    );
    expect(names).not.toContain('firm-desk');
    await page.goto(`/dashboard/quotations${request.slice(0, -40)}`);
    await expect(
      page.getByRole('main').getByRole('alert').filter({ hasText: 'cut' }),
    ).toBeVisible();
  });
});

test('the firm’s key is made, saved under a passphrase, removed and brought back', async ({
  page,
}) => {
  const PASSPHRASE = 'three sums make a ledger';
  await page.goto('/dashboard/settings');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Set up the firm’s desk' }).click();
  await page.getByRole('button', { name: 'Make a key pair' }).click();
  await expect(page.getByText('The site does not name this key yet')).toBeVisible();
  const entry = (await page.locator('pre').textContent()) ?? '';
  expect(entry).toMatch(/^\{\n {2}x: '[\w-]{43}',\n {2}y: '[\w-]{43}',\n {2}from: '[\d-]{10}',\n/);

  const passphrase = page.getByLabel('Passphrase', { exact: true });
  await passphrase.fill(PASSPHRASE);
  await page.getByLabel('Passphrase again', { exact: true }).fill(`${PASSPHRASE}.`);
  await page.getByRole('button', { name: 'Save the key file' }).click();
  await expect(page.getByText('The two passphrases are not the same.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Passphrase again', { exact: true }).fill(PASSPHRASE);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the key file' }).click();
  const file = await readFile(await (await saving).path());
  await expect(page.getByRole('heading', { name: 'Save the key file now' })).toHaveCount(0);

  // The key is there after a reload, and the offer of the file is not.
  await page.reload();
  await page.getByRole('button', { name: 'Remove the key from this computer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the key' }).click();
  await expect(page.getByRole('button', { name: 'Make a key pair' })).toBeVisible();

  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('Key file', { exact: true }).setInputFiles({ name, mimeType: '', buffer });
  await choose('letter.json', Buffer.from('{}'));
  await expect(page.getByText('This is not the key file of a firm’s desk.')).toBeVisible();
  await choose('firm.json', file.subarray(0, -30));
  await expect(page.getByText(/^This key file is damaged or was changed/)).toBeVisible();
  await choose('firm.json', file);
  await passphrase.fill('three sums make a mess');
  await page.getByRole('button', { name: 'Open the key file' }).click();
  await expect(page.getByText('The passphrase does not open this file.')).toBeVisible();
  await passphrase.fill(PASSPHRASE);
  await page.getByRole('button', { name: 'Open the key file' }).click();
  await expect(page.locator('pre')).toHaveText(entry);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the desk' }).click();
  const deskFile = await readFile(await (await saved).path());
  expect(JSON.parse(deskFile.toString())).toMatchObject({ format: 'firm-desk', requests: [] });
  await page.getByRole('button', { name: 'Erase the desk' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase the desk' }).click();
  await expect(page.getByRole('button', { name: 'Make a key pair' })).toBeVisible();
  await page
    .getByLabel('File of the desk')
    .setInputFiles({ name: 'desk.json', mimeType: '', buffer: Buffer.from('{}') });
  await expect(page.getByText(/^This file was not saved by a firm’s desk/)).toBeVisible();
});
