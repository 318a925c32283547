import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { dashboard } from '@/content/dashboard';
import { payments } from '@/content/site';
import { money } from '@/content/words/money';
import { expectAccessible } from '@/e2e/support/accessibility';
import {
  offeredLink,
  openedLink as opened,
  openLink,
  playTheFirm,
  QUOTATIONS,
} from '@/e2e/support/both-sides';
import { firmKey } from '@/e2e/support/firm-key';
import { untilHydrated, watchForFaults } from '@/e2e/support/page-watch';
import { pdf, quotationSheet } from '@/e2e/support/portal';
import { cart } from '@/e2e/support/samples';
import { test } from '@/e2e/support/test';
import { dayInIndia } from '@/lib/days';
import { formatRupees } from '@/lib/format';
import { yearOf } from '@/lib/portal/money/statement';

/** Says that a message was sent by WhatsApp. */
async function handOver(place: Locator) {
  const popup = place.page().waitForEvent('popup');
  await place.getByRole('link', { name: 'WhatsApp', exact: true }).click();
  await (await popup).close();
  await place.getByRole('button', { name: /sent it/ }).click();
}

test.skip(!firmKey, 'the key of this firm is its own');

test('from the cart to accepted, invoiced, paid, received and filed, by links', async ({
  page: client,
  browser,
}, testInfo) => {
  test.slow();
  const office = await browser.newContext({ viewport: client.viewportSize() });
  const firm = await office.newPage();
  const faults = [watchForFaults(client), watchForFaults(firm)];
  await client.goto('/dashboard/cart');
  await untilHydrated(client);
  await client.getByRole('button', { name: dashboard.cart.request }).click();
  const request = await offeredLink(client);
  const { id } = (await opened(request)).message;
  await playTheFirm(firm);
  await openLink(firm, request, `The request ${id} is in the inbox now.`);
  for (const { service } of cart) await firm.getByLabel(`Fee of ${service}`).fill('1000');
  await firm.getByRole('button', { name: 'Answer', exact: true }).click();
  const sheet = firm.getByRole('article', { name: `Request ${id}` });
  const answer = await offeredLink(sheet);
  const answered = await opened(answer);
  if (answered.kind !== 'answer') throw new Error(answered.kind);
  const total = formatRupees(answered.message.total);

  // The client accepts; until that is sent, nothing is said of money.
  const dialog = quotationSheet(client);
  const view = () => client.getByRole('button', { name: `View ${id}` }).click();
  await openLink(client, answer, new RegExp(`The answer to ${id} is here`));
  await view();
  await dialog.getByLabel(/^To accept/).fill('Asha Rao');
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  const acceptance = await offeredLink(dialog);
  const havePaid = dialog.getByRole('button', { name: money.havePaid });
  await expect(havePaid).toHaveCount(0);
  await handOver(dialog);
  await expect(havePaid).toBeVisible();
  const upi = dialog.getByRole('link', { name: new RegExp(`^${money.payByUpi} `) });
  if (payments) {
    const link = new URL((await upi.getAttribute('href')) ?? '');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      pa: payments.upi,
      pn: payments.name,
      am: `${answered.message.total}.00`,
      cu: 'INR',
      tr: id.replaceAll('-', ''),
      tn: `Quotation ${id}`,
    });
    await dialog.getByRole('button', { name: money.showCode }).click();
    await expect(dialog.getByRole('img', { name: new RegExp(`^${money.code}`) })).toBeVisible();
  } else await expect(upi).toHaveCount(0);
  await expectAccessible(client);

  // The firm bills it, once.
  await openLink(firm, acceptance, `The decision on ${id} is in the inbox now.`);
  const work = sheet.getByRole('region', { name: 'Accepted work' });
  await work.getByRole('button', { name: 'Send invoice' }).click();
  await work.getByRole('button', { name: 'Sign the invoice' }).click();
  await expect(work.getByText(/^Enter its number/)).toBeVisible();
  await work.getByLabel('Invoice number').fill('2026-27/014');
  await expectAccessible(firm);
  await work.getByRole('button', { name: 'Sign the invoice' }).click();
  await expect(work).toContainText(`Invoice 2026-27/014 of ${total}`);
  await expect(work.getByRole('button', { name: 'Send invoice' })).toHaveCount(0);
  const invoice = await offeredLink(work);

  // The client says it was paid; a reload loses nothing that was typed.
  await openLink(client, invoice, new RegExp(`The news on ${id} is here`));
  await view();
  const pay = dialog.getByRole('region', { name: /^Invoice 2026-27\/014: / });
  await pay.getByRole('button', { name: money.havePaid }).click();
  const reference = pay.getByLabel(money.reference);
  await reference.fill('6324');
  await pay.getByRole('button', { name: money.say }).click();
  await expect(pay.getByText(/^Enter the reference number/)).toBeVisible();
  await reference.fill('6324 1234 5678');
  await client.reload();
  await view();
  await expect(reference).toHaveValue('6324 1234 5678');
  await pay.getByRole('button', { name: money.say }).click();
  await expect(pay).toContainText(`You said you paid ${total} on`);
  await expect(pay).toContainText(money.sendLead);
  const paid = await offeredLink(pay);
  await handOver(pay);
  await expect(pay).toContainText(money.notReceived);

  // The firm marks it as received and says what is filed.
  await openLink(firm, paid, new RegExp(`of a payment for ${id} is in the inbox now`));
  await expect(work).toContainText(`The client says it paid ${total}`);
  await work.getByRole('button', { name: 'Mark received' }).click();
  await expect(work).toContainText('Marked as received on');
  const receipt = await offeredLink(work.getByRole('region').first());
  await work.getByRole('button', { name: 'Send news' }).click();
  await work.getByRole('radio', { name: 'Filed' }).check();
  await work.getByLabel('Form', { exact: true }).fill('GSTR-3B');
  await work.getByLabel('Period').fill('October 2026');
  await work.getByLabel('Acknowledgement number').fill('AA09 1026 123456X');
  await work.getByRole('button', { name: 'Sign the news' }).click();
  await expect(work).toContainText('acknowledgement AA091026123456X');
  await expectAccessible(firm);
  const news = await offeredLink(work.getByRole('region').first(), receipt);

  // It packs the documents, which the client opens like any file.
  await work.getByRole('button', { name: 'Send documents' }).click();
  await work.getByLabel('Documents for the client').setInputFiles([pdf('Computation.pdf')]);
  await expectAccessible(firm);
  const packing = firm.waitForEvent('download');
  await work.getByRole('button', { name: 'Sign and save the ZIP' }).click();
  const zip = await packing;
  await expect(work).toContainText('The firm sent documents of');
  await expectAccessible(firm);

  // The client finds it in the sheet, on the home page, and in the statement.
  await openLink(client, news, new RegExp(`The news on ${id} is here`));
  await openLink(client, receipt, new RegExp(`The news on ${id} is here`));
  await openLink(client, receipt, 'You have opened this already. It is here as you left it.');
  await view();
  await expect(pay).toContainText(`The firm says it received ${total}`);
  await expect(dialog).toContainText('GSTR-3B, October 2026: filed on');
  await expectAccessible(client);
  await client.goto('/dashboard');
  await untilHydrated(client);
  await client.getByText(money.filings, { exact: true }).click();
  await client.getByLabel(money.findFiling).fill('gstr 2026');
  await expect(client.getByRole('list', { name: money.filings })).toContainText('AA091026123456X');
  await expectAccessible(client);
  await client.goto('/dashboard/documents');
  await untilHydrated(client);
  const path = testInfo.outputPath(zip.suggestedFilename());
  await zip.saveAs(path);
  const open = () => client.getByLabel(dashboard.documents.zip).setInputFiles(path);
  await open();
  const files = client.getByRole('region', { name: dashboard.documents.recent });
  await expect(files.getByRole('button', { name: 'View Computation.pdf' })).toBeVisible();
  const { fromFirm, category } = dashboard.documents;
  const year = yearOf(dayInIndia(Date.now()));
  await files.getByLabel(category, { exact: true }).selectOption({ label: `${fromFirm}, ${year}` });
  await expect(files.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(client);
  await open();
  await expect(client.getByText(/^You have opened this already/)).toBeVisible();
  await client.goto(`${QUOTATIONS}#statement`);
  const saving = client.waitForEvent('download');
  await client.getByRole('button', { name: money.asTable }).click();
  const table = await readFile(await (await saving).path(), 'utf8');
  expect(table).toContain(`"Received, as the firm said",${id},'632412345678,`);
  expect(table).toContain(`Invoiced,${id},2026-27/014,${answered.message.total}`);
  await expectAccessible(client);
  expect(faults).toEqual([[], []]);
  await office.close();
});
