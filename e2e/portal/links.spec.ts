import { expect, type Page, test } from '@playwright/test';
import { quotationKeys } from '@/content/site';
import { firmKey } from '@/e2e/support/firm-key';
import { untilHydrated } from '@/e2e/support/page-watch';
import { expectAccessible, quotationSheet } from '@/e2e/support/portal';
import { cart, nextQuotation } from '@/e2e/support/samples';
import { addDays, dayInIndia } from '@/lib/days';
import { formatRupees } from '@/lib/format';
import { type Opened, openFragment } from '@/lib/portal/thread/link';
import type { AnswerMessage, RequestMessage } from '@/lib/portal/thread/messages';
import { sign } from '@/lib/portal/thread/signing';
import { answerOf, signerWith } from '@/lib/portal/thread/thread.test-support';

const today = dayInIndia(Date.now());

test.skip(!firmKey, 'the key of this firm is its own');

/** The message in the link that is passed to WhatsApp. */
async function messageSent(page: Page): Promise<Opened> {
  const href =
    (await page.getByRole('link', { name: 'WhatsApp' }).last().getAttribute('href')) ?? '';
  const text = new URL(href).searchParams.get('text') ?? '';
  const link = /https?:\S+#\S+/.exec(text)?.[0] ?? '';
  return openFragment(new URL(link).hash, { today, keys: quotationKeys });
}

/** The firm's answer as the fragment of a link, with another fee for the first service. */
async function answerTo(request: RequestMessage, change: Partial<AnswerMessage> = {}) {
  const { id, rid } = request;
  const lines = request.lines.map((line, index) => ({
    of: index + 1,
    service: line.service ?? line.price ?? '',
    fee: (line.fee ?? 0) + (index === 0 ? 1500 : 0),
    why: index === 0 ? 'You sold shares in the year.' : '',
  }));
  const message = answerOf({
    ...{ id, rid, lines, at: Date.now(), validUntil: addDays(today, 30) },
    ...change,
  });
  if (!firmKey) throw new Error('no key to play the firm with');
  return { message, hash: `#v1.${await sign(message, await signerWith(firmKey))}` };
}

async function open(page: Page, hash: string) {
  await page.goto(`/dashboard/quotations${hash}`);
  await untilHydrated(page);
}

test('a note typed a moment ago goes with the message, and none is said to be sent without it', async ({
  page,
}) => {
  await page.context().route('https://wa.me/**', (route) => route.abort());
  await page.goto('/dashboard/cart');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Request Quotation' }).click();
  const send = page.getByRole('region', {
    name: new RegExp(`^Send ${nextQuotation} to the firm$`),
  });
  const note = send.getByLabel('Note to the firm');
  for (const words of ['After five', ', please.']) {
    await note.pressSequentially(words);
    const popup = page.waitForEvent('popup');
    // The field has the focus until the press.
    await send.getByRole('link', { name: 'WhatsApp' }).click();
    await (await popup).close();
    const typed = await note.inputValue();
    expect(await messageSent(page)).toMatchObject({ message: { notes: typed } });
    await expect(send.locator('pre')).toContainText(typed);
    await note.press('End');
  }
  await expect(note).toHaveValue('After five, please.');
});

test('a quotation is asked for, answered, accepted, taken back and changed by links alone', async ({
  page,
}) => {
  await page.goto('/dashboard/cart');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Request Quotation' }).click();
  const send = page.getByRole('region', {
    name: new RegExp(`^Send ${nextQuotation} to the firm$`),
  });
  await expect(send.getByText('Not sent yet')).toBeVisible();
  await expect(send.getByText(cart[0].service)).toBeVisible();
  await expectAccessible(page);
  const asked = await messageSent(page);
  if (asked.kind !== 'request') throw new Error(asked.kind);

  // WhatsApp itself is not opened here.
  await page.context().route('https://wa.me/**', (route) => route.abort());
  const popup = page.waitForEvent('popup');
  await send.getByRole('link', { name: 'WhatsApp' }).click();
  await (await popup).close();
  await send.getByRole('button', { name: 'I have sent it by WhatsApp' }).click();
  await expect(send.getByText(/^Sent on .+ by WhatsApp \(as you said\)$/)).toBeVisible();

  const { message, hash } = await answerTo(asked.message);
  await open(page, hash);
  await expect(page.getByText(new RegExp(`The answer to ${nextQuotation} is here`))).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  const card = page.getByRole('article', { name: new RegExp(nextQuotation) });
  await expect(card.getByText('Received', { exact: true })).toBeVisible();

  await card.getByRole('button', { name: 'View' }).click();
  const dialog = quotationSheet(page);
  await expect(dialog.getByText('Signature checked')).toBeVisible();
  await expect(dialog.getByText('You sold shares in the year.')).toBeVisible();
  await expect(dialog.getByText('30 of 30 days left')).toBeVisible();
  await expect(dialog.getByText('We answered', { exact: true })).toBeVisible();
  // Whoever took a step is named on a line of their own.
  const steps = dialog.getByRole('list', { name: 'What happened' }).getByRole('listitem');
  await expect(steps.first().getByRole('paragraph')).toHaveText([
    'Asked',
    /^\d+ \w+, \d+:\d\d [AP]M$/,
    'You',
  ]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(dialog.getByText('Type your full name to accept')).toBeVisible();
  await dialog.getByLabel(`To accept ${formatRupees(message.total)}`).fill('Asha Rao');
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(dialog.getByText(/Accepted by Asha Rao/)).toBeVisible();
  await expect(dialog.getByText(/I accept quotation/)).toBeVisible();
  await expect(dialog.getByText('Not sent yet')).toBeVisible();
  const decided = await messageSent(page);
  expect(decided).toMatchObject({
    kind: 'decision',
    key: asked.key,
    message: { answer: 1, choice: { step: 'accepted', name: 'Asha Rao', total: message.total } },
  });

  // Everything is there after a reload.
  await page.reload();
  await untilHydrated(page);
  await expect(card.getByText(/^Accepted/)).toBeVisible();
  await card.getByRole('button', { name: 'View' }).click();
  await dialog.getByRole('button', { name: 'Take back the acceptance' }).click();
  await dialog.getByRole('button', { name: 'Ask for a change' }).click();
  await dialog.getByLabel(/^1\. /).fill('Without the second return, please');
  await dialog.getByRole('button', { name: 'Ask for this change' }).click();
  await expect(dialog.getByText(/I ask for a change in quotation/)).toBeVisible();
  await expectAccessible(page);

  await open(page, hash);
  await expect(page.getByText('You have opened this already.')).toBeVisible();
  const second = await answerTo(asked.message, { number: 2, discount: 500 });
  await open(page, second.hash);
  await card.getByRole('button', { name: 'View' }).click();
  await dialog.getByRole('button', { name: 'Decline, with a reason' }).click();
  await dialog.getByLabel('Reason').selectOption({ label: 'I no longer need this' });
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(dialog.getByText(/I decline quotation/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card.getByText(/^Declined/)).toBeVisible();
});

test('a link that cannot be used says why and changes nothing', async ({ page }) => {
  const counts = page.getByRole('main').locator('dl').first().getByRole('definition');
  const request = { id: 'Q-2026-003', rid: 'AAECAwQFBgcICQoLDA0ODw' } as RequestMessage;
  const { hash } = await answerTo({ ...request, lines: [{ service: 'ITR filing', fee: 999 }] });
  const last = hash.at(-3) === 'A' ? 'B' : 'A';
  for (const [fragment, sentence] of [
    [`${hash.slice(0, -3)}${last}${hash.slice(-2)}`, /changed after it was signed/],
    [hash.slice(0, -9), /cut on its way/],
    [`${hash.slice(0, -1)}x`, /changed after it was signed/],
    ['#v2.x', /newer version of this site/],
    ['#v0.x', /part of it was changed on its way/],
    [hash.replace('#v1.', '#v01.'), /part of it was changed on its way/],
    [hash.replace('.', '%3A'), /part of it was changed on its way/],
    [`#v1.${'A'.repeat(200_000)}`, /longer than any that this site makes/],
  ] as const) {
    await open(page, fragment);
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await expect(counts).toHaveText(['1', '1', '1']);
    await page.goto('about:blank');
  }
  // Asked for on another device, and encoded on its way: kept only if the client chooses to,
  // and in an area of their own.
  await open(page, hash.replaceAll('.', '%2E'));
  await page.getByRole('button', { name: 'Keep it here' }).click();
  await expect(counts).toHaveText(['1', '0', '0']);
});
