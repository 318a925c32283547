import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { access } from '@/content/access';
import { areasCopy } from '@/content/client-area/areas';
import { checklistCopy, monthlyChecklistCopy, packageCopy } from '@/content/client-area/checklist';
import { todayCopy } from '@/content/client-area/home';
import { contactBarCopy } from '@/content/words/contact-bar';
import { expectAccessible } from '@/e2e/support/accessibility';
import { seedOwnArea } from '@/e2e/support/own-area';
import { untilHydrated, watchForFaults } from '@/e2e/support/page-watch';
import { createPdfUpload, startOwnArea } from '@/e2e/support/portal';
import { test } from '@/e2e/support/test';
import { unzipped } from '@/lib/test-support/zip';

const month = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (page: Page, text: string) =>
  month(page, 'November 2026').getByRole('listitem').filter({ hasText: text });

test.describe('monthly work', { tag: ['@phone', '@client-area'] }, () => {
  test('the papers of a month are chosen in the profile, added, packed, noted as sent, and stored', async ({
    page,
  }) => {
    const faults = watchForFaults(page);
    // If the browser cannot share the file, it saves it, with a mail beside it.
    await page.addInitScript(() => Object.assign(navigator, { canShare: undefined }));
    await page.clock.setFixedTime(new Date('2026-11-27T12:00:00+05:30'));
    await page.goto('/dashboard/profile');
    await untilHydrated(page);
    await startOwnArea(page);
    await untilHydrated(page);
    await page.getByLabel('Full name').fill('Asha Rao');
    await page.getByLabel('PAN number').fill('ABCPR1234F');
    const kinds = page.getByRole('group', { name: monthlyChecklistCopy.legend });
    await kinds.getByLabel('GST returns every quarter (QRMP)').check();
    await kinds.getByLabel('GST returns every month').check();
    await expect(kinds.getByLabel('GST returns every quarter (QRMP)')).not.toBeChecked();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile saved')).toBeVisible();

    await page.goto('/dashboard');
    await untilHydrated(page);
    const today = page.getByRole('region', { name: todayCopy.heading });
    await expect(today).toContainText('Sales registerby 5 December, for GSTR-1 and GSTR-3B');
    await expect(page).toHaveTitle(/^\(1\) /);
    await expectAccessible(page);
    await today.getByRole('link', { name: /^November 2026/ }).click();
    await row(page, 'Sales register')
      .getByLabel('File for Sales register')
      .setInputFiles([createPdfUpload('Sales.pdf')]);

    await expect(page).toHaveURL('/dashboard/documents#month-2026-11');
    await expect(row(page, 'Sales register')).toContainText('Sales.pdf');
    await row(page, 'Purchase bills')
      .getByRole('button', { name: monthlyChecklistCopy.nothing })
      .click();
    await page.getByLabel('More Bank statement').selectOption(checklistCopy.otherwise);
    await expect(month(page, 'November 2026')).toContainText('3 of 3 in, not sent yet');
    await expectAccessible(page);
    await page.getByRole('button', { name: packageCopy.make }).click();
    const panel = page.getByRole('group', { name: packageCopy.ready });
    const download = page.waitForEvent('download');
    const mail = panel.getByRole('link', { name: packageCopy.mail });
    await mail.evaluate((link) =>
      link.addEventListener('click', (event) => event.preventDefault()),
    );
    await mail.click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(
      'documents-Asha-Rao-ABCPR1234F-November-2026-2026-11-27.zip',
    );
    const files = await unzipped(new Blob([await readFile(await saved.path())]));
    const manifest = JSON.parse(new TextDecoder().decode(files.get('manifest.json')));
    expect(manifest).toMatchObject({
      client: { name: 'Asha Rao', pan: 'ABCPR1234F' },
      quotations: ['2026-11'],
      files: [{ document: 'Sales.pdf' }],
      withoutFile: [{ answer: 'notApplicable' }, { answer: 'otherwise' }],
    });
    await expect(month(page, 'November 2026')).toContainText('3 of 3 in, sent');

    await page.reload();
    await untilHydrated(page);
    await expect(month(page, 'November 2026')).toContainText('sent on 27 Nov 2026');
    const calendar = page.waitForEvent('download');
    await page.getByRole('button', { name: monthlyChecklistCopy.calendar }).click();
    const dates = await readFile(await (await calendar).path(), 'utf8');
    expect(dates.match(/BEGIN:VALARM/g)).toHaveLength(12);
    expect(dates).toContain('DTSTART;VALUE=DATE:20261205');

    // In January the month is over, and its list is closed.
    await page.clock.setFixedTime(new Date('2027-01-04T12:00:00+05:30'));
    await page.reload();
    await untilHydrated(page);
    await expect(month(page, 'December 2026')).toContainText('0 of 3 in');
    await expect(month(page, 'November 2026')).toHaveCount(0);
    await page.getByText(`${monthlyChecklistCopy.earlier} (1)`).click();
    await page.getByText('November 2026', { exact: true }).click();
    await expect(page.getByRole('button', { name: 'View Sales.pdf' })).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('signing in offers the area of this browser first, and the sample a press away', async ({
    page,
  }) => {
    await page.goto('/login');
    await expect(page.getByText(access.login.isHere)).toBeHidden();
    await seedOwnArea(page);
    await page.goto('/login');
    await page.getByRole('link', { name: access.login.sample }).click();
    await expect(page.getByText(areasCopy.ribbon)).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/login');
    await page.getByRole('main').getByRole('link', { name: contactBarCopy.openArea }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(areasCopy.ribbon)).toBeHidden();
    await expect(page).toHaveURL('/dashboard');
  });
});
