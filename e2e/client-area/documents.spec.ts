import { expect, type Page } from '@playwright/test';
import { packageCopy } from '@/content/client-area/checklist';
import { expectAccessible } from '@/e2e/support/accessibility';
import { untilHydrated } from '@/e2e/support/page-watch';
import { choose, createPdfUpload, documents, uploads } from '@/e2e/support/portal';
import {
  cart,
  filesUploaded,
  paper,
  paperCategory,
  paperSize,
  picture,
  tileCounts,
} from '@/e2e/support/samples';
import { storedDocuments } from '@/e2e/support/stored-rows';
import { test } from '@/e2e/support/test';
import { drawSamplePicture } from '@/features/client-area/store/samples/sample-files';

const MB = 1024 * 1024;
/** The line of a file, which may be in the line of a paper. */
const entry = (page: Page, name: string) =>
  documents(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name, exact: true }) })
    .last();
const upload = (page: Page, name: string) =>
  uploads(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
const deleted = (page: Page) => page.getByRole('region', { name: 'Recently deleted' });
const tiles = (page: Page) =>
  page.getByRole('region', { name: 'Categories' }).getByRole('definition');

test.describe('documents', { tag: ['@phone', '@client-area'] }, () => {
  test.describe('documents', () => {
    test.beforeEach(async ({ page }) => {
      await page.goto('/dashboard/documents');
      await untilHydrated(page);
      await expect(page.getByText(filesUploaded())).toBeVisible();
    });

    test('are the samples at first, each counted in its tile', async ({ page }) => {
      await expect(page.getByRole('region', { name: 'Categories' }).getByRole('term')).toHaveText([
        'Identity Docs',
        'Financial Docs',
        'Business Docs',
        'Other Docs',
      ]);
      await expect(tiles(page)).toHaveText(tileCounts());
      await expect(entry(page, picture).getByRole('img', { name: 'Image' })).toBeVisible();
      await expect(entry(page, paper).getByRole('img', { name: 'PDF' })).toBeVisible();
      await expect(page.getByRole('button', { name: packageCopy.make })).toBeInViewport();
    });

    test('takes several files at once and keeps them over a reload', { tag: '@engines' }, async ({
      page,
    }) => {
      await choose(page, [createPdfUpload('One.pdf'), createPdfUpload('Two.PDF', 1536)]);
      await expect(uploads(page).getByRole('listitem')).toHaveText(['2 files kept']);
      await expect(page.getByText('2 files added')).toBeVisible();
      await expect(page.getByText(filesUploaded(2))).toBeVisible();
      await page.reload();
      await untilHydrated(page);
      await expect(entry(page, 'Two.PDF')).toContainText('1.5 KB');
      await expect(tiles(page)).toHaveText(tileCounts({ other: 2 }));
    });

    test('names what it refuses with the reason, and marks a copy', async ({ page }) => {
      const file = (name: string, content: string) => ({
        name,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(content, 'latin1'),
      });
      await choose(page, [
        file('setup.exe', 'MZ\x90'),
        file('IMG_0001.jpg', '\0\0\0\x18ftypheic\0\0\0\0'),
        { ...createPdfUpload('again.pdf'), buffer: createPdfUpload('first.pdf').buffer },
        createPdfUpload('first.pdf'),
      ]);
      for (const [name, reason] of [
        ['setup.exe', 'Refused: it is not a PDF, JPG or PNG file.'],
        ['IMG_0001.jpg', 'Refused: it is a HEIC photo.'],
      ] as const) {
        await expect(upload(page, name)).toContainText(reason);
      }
      await expect(uploads(page).getByRole('listitem').first()).toHaveText('2 files kept');
      const notice = page.getByRole('listitem').filter({ hasText: '2 files added, 2 refused' });
      await expect(notice).toHaveCSS('border-left-color', 'rgb(180, 35, 24)');
      await expect(page.getByText(filesUploaded(2))).toBeVisible();
      await expect(entry(page, 'first.pdf')).toContainText('Same content as “again.pdf”.');
      await page.getByRole('button', { name: 'Delete this copy first.pdf' }).click();
      await expect(page.getByText(filesUploaded(1))).toBeVisible();
      await expect(page.getByText('Same content as')).toHaveCount(0);
      await page.getByRole('button', { name: 'Restore first.pdf' }).click();
      await expect(entry(page, 'first.pdf')).toContainText('Same content as “again.pdf”.');
    });

    test('takes files by drop under the same rule, and shows where to drop', async ({ page }) => {
      const { buffer } = createPdfUpload('Dropped.pdf');
      const transfer = await page.evaluateHandle((text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], 'Dropped.pdf'));
        data.items.add(new File(['MZ'], 'Dropped.exe'));
        return data;
      }, buffer.toString('latin1'));
      const area = page.getByRole('region', { name: 'Upload' });
      const calm = await area.evaluate((element) => getComputedStyle(element).borderTopColor);
      await area.dispatchEvent('dragenter', { dataTransfer: transfer });
      await expect(area).not.toHaveCSS('border-top-color', calm);
      await area.dispatchEvent('dragleave', { dataTransfer: transfer });
      await expect(area).toHaveCSS('border-top-color', calm);
      await area.dispatchEvent('drop', { dataTransfer: transfer });
      await expect(uploads(page)).toContainText('1 file kept');
      await expect(upload(page, 'Dropped.exe')).toContainText('Refused');
      await expect(entry(page, 'Dropped.pdf')).toBeVisible();
      // Dropped beside the area, a file does not replace the page.
      const isPrevented = () =>
        page.evaluate(() => {
          const event = new DragEvent('drop', { bubbles: true, cancelable: true });
          document.body.dispatchEvent(event);
          return event.defaultPrevented;
        });
      await expect.poll(isPrevented).toBe(true);
    });

    test('a deleted file is two Tab stops away in Recently deleted, and can be restored', async ({
      page,
    }) => {
      await page.getByRole('button', { name: `Delete ${paper}` }).click();
      await expect(entry(page, paper)).toHaveCount(0);
      await expect(tiles(page)).toHaveText(tileCounts({ [paperCategory]: -1 }));
      await expect(page.getByRole('heading', { name: 'Recent files' })).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: 'is now in' })).toContainText(paper);
      // Nothing asks, and nothing runs out.
      await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Recently deleted' })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: `Restore ${paper}` })).toBeFocused();
      await expectAccessible(page);
      await page.reload();
      await untilHydrated(page);
      await page.getByRole('button', { name: `Restore ${paper}` }).click();
      await expect(tiles(page)).toHaveText(tileCounts());
      await expect(page.getByRole('heading', { name: 'Recent files' })).toBeFocused();
      await expect(deleted(page)).toHaveCount(0);
      await page.getByRole('button', { name: `View ${paper}` }).click();
      await expect(page.getByRole('dialog')).toContainText(paperSize);
    });

    test('Delete for good asks first, and leaves the others', async ({ page }) => {
      await page.getByRole('button', { name: `Delete ${paper}` }).click();
      await page.getByRole('button', { name: `Delete ${picture}` }).click();
      await expect(deleted(page).getByRole('listitem')).toContainText([picture, paper]);
      await page.getByRole('button', { name: `Delete for good ${paper}` }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Delete this file for good?' });
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Keep it' }).click();
      await expect(deleted(page).getByRole('listitem')).toHaveCount(2);
      await page.getByRole('button', { name: `Delete for good ${paper}` }).click();
      await dialog.getByRole('button', { name: 'Delete for good' }).click();
      await expect(deleted(page).getByRole('listitem')).toContainText([picture]);
      await expect(page.getByRole('heading', { name: 'Recently deleted' })).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: 'is gone for good' })).toBeVisible();
      expect((await storedDocuments(page)).map(([name]) => name)).not.toContain(paper);
    });

    test('after thirty days a deleted file is gone with the next opening', async ({ page }) => {
      await page.getByRole('button', { name: `Delete ${paper}` }).click();
      // The tiles count what is stored: no browser waits for a write when the page is loaded again.
      await expect(tiles(page)).toHaveText(tileCounts({ [paperCategory]: -1 }));
      const daysOn = (days: number) => Date.now() + days * 24 * 60 * 60 * 1000;
      await page.clock.setFixedTime(daysOn(29));
      await page.reload();
      await expect(deleted(page)).toContainText(paper);
      await page.clock.setFixedTime(daysOn(31));
      await page.reload();
      await untilHydrated(page);
      await expect(page.getByText(filesUploaded(-1))).toBeVisible();
      await expect(deleted(page)).toHaveCount(0);
      await expect
        .poll(async () => (await storedDocuments(page)).map(([name]) => name))
        .not.toContain(paper);
    });

    test('a category moves a file to another tile, in every tab', async ({ page, context }) => {
      const other = await context.newPage();
      await other.goto('/dashboard/documents');
      await untilHydrated(other);
      await page.getByLabel(`Category of ${paper}`).selectOption({ label: 'Financial Docs' });
      const moved = tileCounts({ [paperCategory]: -1, financial: 1 });
      await expect(tiles(page)).toHaveText(moved);
      await expect(tiles(other)).toHaveText(moved);
    });

    test('shows a picture from the bytes that are kept', async ({ page }) => {
      await page.getByRole('button', { name: `View ${picture}` }).click();
      const dialog = page.getByRole('dialog', { name: picture });
      const image = dialog.getByRole('img', { name: picture });
      await expect(image).toBeVisible();
      await expect
        .poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
        .toBe(320);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: `View ${picture}` })).toBeFocused();
    });

    test('shows a PDF, and saves it unchanged', async ({ page }) => {
      await choose(page, [createPdfUpload('Deed.pdf')]);
      await expect(uploads(page)).toContainText('1 file kept');
      await page.getByRole('button', { name: 'View Deed.pdf' }).click();
      const dialog = page.getByRole('dialog', { name: 'Deed.pdf' });
      const reader = dialog.locator('iframe');
      // As wide as the frame, without toolbars, which would show the blob's address as its name.
      if (await page.evaluate(() => navigator.pdfViewerEnabled)) {
        await expect(reader).toHaveAttribute('title', 'Deed.pdf');
        await expect(reader).toHaveAttribute('src', /^blob:.+#toolbar=0&navpanes=0&view=FitH$/);
      } else {
        await expect(dialog.getByRole('link', { name: 'Open the PDF in a new tab' })).toBeVisible();
      }
      const waiting = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Save file' }).click();
      const download = await waiting;
      expect(download.suggestedFilename()).toBe('Deed.pdf');
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      expect(Buffer.concat(chunks).equals(createPdfUpload('Deed.pdf').buffer)).toBe(true);
    });

    test('a notice lies under a dialog opened after it, and over the one that gives it', async ({
      page,
    }) => {
      const toast = page.locator('[data-sonner-toast]');
      /** What a press in the middle of the notice meets. */
      const pressed = (selector: string) =>
        toast.evaluate((notice, within) => {
          const { x, y, width, height } = notice.getBoundingClientRect();
          const met = document.elementFromPoint(x + width / 2, y + height / 2);
          return Boolean(met?.closest(within));
        }, selector);
      const inNotice = '[data-sonner-toast]';
      const inDialog = '[data-slot^=dialog]';
      await page.getByRole('link', { name: 'Cart', exact: true }).click();
      await page.getByRole('button', { name: `Remove ${cart[0].service}` }).click();
      // It stays, unlike one without a button.
      await expect(toast.getByRole('button', { name: 'Undo' })).toBeVisible();
      await page.getByRole('link', { name: 'Documents', exact: true }).click();
      await expect.poll(() => pressed(inNotice)).toBe(true);
      await page.getByRole('button', { name: `View ${paper}` }).click();
      await expect.poll(() => pressed(inDialog)).toBe(true);
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await expect.poll(() => pressed(inNotice)).toBe(true);
      await page.goto('/dashboard/privacy-settings');
      await page.getByRole('button', { name: 'Request Data Deletion' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      // Looked for from before the press: this notice goes by itself.
      const isOver = page.waitForFunction(() => {
        const toaster = document.querySelector('[data-sonner-toaster]');
        return toaster && Number(getComputedStyle(toaster).zIndex) > 50;
      });
      await page.getByRole('alertdialog').getByRole('button', { name: 'Download My Data' }).click();
      await isOver;
    });

    test('a long name leaves the file and the buttons in view', async ({ page }) => {
      const name = `${'Sale deed of the plot at Civil Lines '.repeat(5).slice(0, 155)}.pdf`;
      await choose(page, [
        createPdfUpload(name),
        {
          name: `${'No-space-'.repeat(17)}.png`,
          mimeType: 'image/png',
          buffer: Buffer.from(drawSamplePicture()),
        },
      ]);
      await expect(uploads(page)).toContainText('2 files kept');
      for (const size of [
        { width: 320, height: 480 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(size);
        for (const view of [/^View Sale deed/, /^View No-space/]) {
          await page.getByRole('button', { name: view }).press('Enter');
          const dialog = page.getByRole('dialog');
          for (const button of ['Save file', 'Close']) {
            await expect(dialog.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 });
          }
          const room = await dialog.locator('[data-slot=document-preview]').boundingBox();
          expect(room?.height, `room for the file at ${size.width}`).toBeGreaterThan(159);
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
        }
      }
    });

    test('a reload in the middle of twenty files loses none that was reported as kept', async ({
      page,
    }) => {
      const names = Array.from({ length: 20 }, (_, index) => `File ${index + 1}.pdf`);
      await choose(
        page,
        names.map((name) => createPdfUpload(name, MB)),
      );
      // Checked on every frame: once all are kept, only their number is shown.
      const handle = await page.waitForFunction(() => {
        const names = [...document.querySelectorAll('ul[aria-label=Uploads] > li')]
          .filter((line) => line.textContent?.includes('Kept'))
          .map((line) => line.querySelector('bdi')?.textContent ?? '');
        return names.length < 3 ? null : names;
      });
      const reported = (await handle.jsonValue()) ?? [];
      await page.evaluate(() => location.reload());
      await page.waitForLoadState('load');
      await expect(page.getByText(/\d+ files uploaded/)).toBeVisible();
      for (const name of reported) {
        await expect(
          documents(page).getByRole('button', { name: `View ${name}`, exact: true }),
          `${name} was reported as kept`,
        ).toBeVisible();
      }
    });
  });

  test('no field of the page makes a phone zoom in', async ({ page }) => {
    await page.goto('/dashboard/documents');
    await untilHydrated(page);
    await expect(page.getByText(filesUploaded())).toBeVisible();
    const small = await page
      .locator('select, input:not([type=checkbox], [type=radio], [type=file]), textarea')
      .evaluateAll((fields) =>
        fields
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.outerHTML),
      );
    expect(small).toEqual([]);
  });

  test('a notice has its full contrast from its first frame', async ({ page }) => {
    await page.goto('/dashboard/documents');
    await untilHydrated(page);
    await page.evaluate(() => {
      const opacities: number[] = [];
      Object.assign(window, { opacities });
      const look = () => {
        const notice = document.querySelector('[data-sonner-toast]');
        if (notice) opacities.push(Number(getComputedStyle(notice).opacity));
        requestAnimationFrame(look);
      };
      look();
    });
    await choose(page, [createPdfUpload('Bank.pdf')]);
    const seen = () =>
      page.evaluate(() => (window as unknown as { opacities: number[] }).opacities);
    await expect.poll(seen).toContain(1);
    await page.getByRole('button', { name: 'Close toast' }).click();
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    expect((await seen()).filter((opacity) => opacity > 0 && opacity < 1)).toEqual([]);
  });
});
