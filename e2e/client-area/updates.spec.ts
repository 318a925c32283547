import { expect, type Locator } from '@playwright/test';
import { cartCopy } from '@/content/client-area/cart';
import { documentsCopy } from '@/content/client-area/documents';
import { filingsCopy, yearsCopy } from '@/content/client-area/quotations';
import { updatesCopy } from '@/content/client-area/updates';
import { payments } from '@/content/site';
import { expectAccessible } from '@/e2e/support/accessibility';
import {
  offeredLink,
  openedLink as opened,
  openLink,
  playTheFirm,
  QUOTATIONS,
} from '@/e2e/support/both-sides';
import { firmSigningKey } from '@/e2e/support/firm-key';
import { untilHydrated, watchForFaults } from '@/e2e/support/page-watch';
import { createPdfUpload, quotationSheet } from '@/e2e/support/portal';
import { cart } from '@/e2e/support/samples';
import { test } from '@/e2e/support/test';
import { getDayInIndia, getFinancialYear } from '@/lib/days';

async function sendByWhatsApp(place: Locator) {
  const popup = place.page().waitForEvent('popup');
  await place.getByRole('link', { name: 'WhatsApp', exact: true }).click();
  await (await popup).close();
  await expect(place.getByText(/^Sent on .+ by WhatsApp$/)).toBeVisible();
}

test.skip(!firmSigningKey, 'only the firm has the key to sign with');

test.describe('after acceptance', { tag: ['@phone', '@client-area'] }, () => {
  test('a quotation goes by links from the cart to accepted, filed and paid', async ({
    page: client,
    browser,
  }, testInfo) => {
    test.slow();
    const office = await browser.newContext({ viewport: client.viewportSize() });
    const firm = await office.newPage();
    const faults = [watchForFaults(client), watchForFaults(firm)];
    await client.goto('/dashboard/cart');
    await untilHydrated(client);
    await client.getByRole('button', { name: cartCopy.request }).click();
    const request = await offeredLink(client);
    const { id } = (await opened(request)).message;
    await playTheFirm(firm);
    await openLink(firm, request, `The request ${id} is in the inbox now.`);
    for (const { service } of cart) await firm.getByLabel(`Fee of ${service}`).fill('1000');
    await firm.getByRole('radio', { name: '60 days' }).check();
    await firm.getByRole('button', { name: 'Answer', exact: true }).click();
    const sheet = firm.getByRole('article', { name: `Request ${id}` });
    const answer = await offeredLink(sheet);

    const dialog = quotationSheet(client);
    const view = () => client.getByRole('button', { name: `View ${id}` }).click();
    await openLink(client, answer, new RegExp(`The answer to ${id} is here`));
    await dialog.getByLabel(/^To accept/).fill('Asha Rao');
    await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
    const acceptance = await offeredLink(dialog);
    await sendByWhatsApp(dialog);
    await expectAccessible(client);

    // The firm says in one message what it filed, what it needs and what there is to pay.
    await openLink(firm, acceptance, `The decision on ${id} is in the inbox now.`);
    const work = sheet.getByRole('region', { name: 'Accepted work' });
    const write = () => work.getByRole('button', { name: 'Send an update' }).click();
    const sign = work.getByRole('button', { name: 'Sign the update' });
    await write();
    await sign.click();
    await expect(work.getByText(/^Write something, or fill in/)).toBeVisible();
    await work.getByLabel(/^A sentence or two/).fill('We have begun.');
    await work.getByLabel('Form', { exact: true }).fill('GSTR-3B');
    await work.getByLabel('Period').fill('October 2026');
    await work.getByLabel('Acknowledgement number').fill('AA09 1026 123456X');
    await work.getByLabel(/^What you need from the client/).fill('Sales bills of October');
    await work.getByLabel(/^Rupees(?! received)/).fill('11,800');
    await work.getByLabel('For', { exact: true }).fill('GST returns');
    await work.getByLabel(/^Your tax invoice/).fill('2026-27/014');
    await expectAccessible(firm);
    await firm.reload();
    await firm.getByRole('list', { name: 'Requests' }).getByRole('button').click();
    await expect(work.getByLabel('Period')).toHaveValue('October 2026');
    await sign.click();
    await expect(work).toContainText('acknowledgement AA091026123456X');
    await write();
    await work.getByLabel(/^A sentence or two/).fill('One thing more.');
    await sign.click();
    await expect(work.getByText('One thing more.').first()).toBeVisible();
    await expectAccessible(firm);
    // Neither was sent, so both go into one link.
    const both = await offeredLink(work);
    await sendByWhatsApp(work);

    await client.goto('about:blank');
    await client.goto(QUOTATIONS + new URL(both).hash);
    const list = dialog.getByRole('region', { name: updatesCopy.heading });
    await expect(list.getByRole('listitem').first()).toContainText('One thing more.');
    await expect(list).toContainText('GSTR-3B, October 2026: filed on');
    const pay = list.getByRole('region', { name: /to pay for invoice 2026-27\/014/ });
    const upi = pay.getByRole('link', { name: new RegExp(`^${updatesCopy.payByUpi} `) });
    if (payments) {
      const link = new URL((await upi.getAttribute('href')) ?? '');
      expect(Object.fromEntries(link.searchParams)).toEqual({
        pa: payments.upi,
        pn: payments.name,
        am: '11800.00',
        cu: 'INR',
        tr: '202627014',
        tn: 'Invoice 2026-27/014',
      });
      await pay.getByRole('button', { name: updatesCopy.showCode }).click();
      await expect(
        pay.getByRole('img', { name: new RegExp(`^${updatesCopy.code}`) }),
      ).toBeVisible();
    } else await expect(upi).toHaveCount(0);
    await expectAccessible(client);
    await client.goto('/dashboard');
    await untilHydrated(client);
    await client.getByRole('link', { name: /^Pay\b/ }).click();
    await expect(pay.getByRole('button', { name: updatesCopy.havePaid })).toBeInViewport();
    await pay.getByRole('button', { name: updatesCopy.havePaid }).click();
    await expect(pay).toContainText(updatesCopy.settled.paid);

    // The paper is still needed, since the second update says so too; the client sends it.
    await client.goto('/dashboard');
    await untilHydrated(client);
    await client.getByRole('link', { name: /^Add the papers?/ }).click();
    const give = client.getByLabel('File for Sales bills of October');
    await give.first().setInputFiles([createPdfUpload('Bills.pdf')]);
    await expect(client.getByText('Bills.pdf').first()).toBeVisible();
    await client.goto('/dashboard/quotations');
    await untilHydrated(client);
    await client.getByText(filingsCopy.heading, { exact: true }).click();
    await client.getByLabel(filingsCopy.find).fill('gstr 2026');
    await expect(client.getByRole('list', { name: filingsCopy.heading })).toContainText(
      'AA091026123456X',
    );
    await expectAccessible(client);

    // The receipt goes with a document, which the client opens like any file.
    await write();
    await work.getByLabel('A payment that you received').selectOption({ index: 1 });
    await work.getByLabel(/^Rupees received/).fill('10,800');
    await work
      .getByLabel('Documents for the client')
      .setInputFiles([createPdfUpload('Computation.pdf')]);
    await expectAccessible(firm);
    const packing = firm.waitForEvent('download');
    await work.getByRole('button', { name: 'Sign, and save the ZIP' }).click();
    const zip = await packing;
    await expect(work).toContainText('Document: Computation.pdf');
    await client.goto('/dashboard/documents');
    await untilHydrated(client);
    const path = testInfo.outputPath(zip.suggestedFilename());
    await zip.saveAs(path);
    const open = () => client.getByLabel(documentsCopy.zip).setInputFiles(path);
    await open();
    const files = client.getByRole('region', { name: documentsCopy.recent });
    await expect(files.getByRole('button', { name: 'View Computation.pdf' })).toBeVisible();
    const year = getFinancialYear(getDayInIndia(Date.now()));
    const fromUs = files.getByRole('region', { name: `${documentsCopy.fromFirm}, ${year}` });
    await expect(fromUs.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(client);
    await client.getByRole('link', { name: `Read our update on ${id}` }).click();
    await expect(list.getByRole('listitem').first()).toBeFocused();
    await client.goto('/dashboard/documents');
    await untilHydrated(client);
    await open();
    await expect(client.getByText(/^You have opened this already/)).toBeVisible();

    // The sheet says that the amount has arrived, and the year has all of it.
    await client.goto(QUOTATIONS);
    await untilHydrated(client);
    await view();
    await expect(pay).toContainText(
      'We have received ₹10,800 for invoice 2026-27/014. You have nothing more to pay for it.',
    );
    await client.goto('about:blank');
    await client.goto(`${QUOTATIONS}#years`);
    const brought = client.getByRole('table', { name: `${yearsCopy.year} ${year}` });
    await expect(brought).toContainText('₹11,800 to pay for invoice 2026-27/014');
    await expect(brought).toContainText('GSTR-3B, October 2026: filed on');
    // Prints the year, and not the quotation beside the list.
    await client.setViewportSize({ width: 1440, height: 900 });
    const beside = quotationSheet(client);
    await expect(beside).toBeVisible();
    await client.evaluate(() => Object.assign(window, { print: () => {} }));
    await client.getByRole('button', { name: yearsCopy.print }).click();
    await client.emulateMedia({ media: 'print' });
    await expect(brought).toBeVisible();
    await expect(beside).toBeHidden();
    await client.emulateMedia({ media: null });
    await expectAccessible(client);
    expect(faults).toEqual([[], []]);
    await office.close();
  });
});
