import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { packageCopy } from '@/content/client-area/checklist';
import { shrinkPictureCopy } from '@/content/client-area/documents';
import { jobsCopy } from '@/content/client-area/home';
import { sampleDocuments } from '@/content/samples/documents';
import { itrFiling } from '@/content/services/itr-filing';
import { expectAccessible } from '@/e2e/support/accessibility';
import { firmSigningKey } from '@/e2e/support/firm-key';
import { untilHydrated, watchForFaults } from '@/e2e/support/page-watch';
import { choose, createPdfUpload, documents } from '@/e2e/support/portal';
import { filesUploaded, paper } from '@/e2e/support/samples';
import { test } from '@/e2e/support/test';
import type { Manifest } from '@/features/client-area/checklist/manifest';
import { unzipped } from '@/lib/test-support/zip';

const answered: readonly { name: string; answers?: string }[] = sampleDocuments;
/** Checklist items that no sample document answers. */
const [first = '', second = '', third = '', fourth = ''] = itrFiling.bring.items.filter((item) =>
  answered.every(({ answers }) => answers !== item),
);

const ready = (page: Page) => page.getByRole('region', { name: packageCopy.heading });
const row = (page: Page, text: string) =>
  documents(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(text, { exact: true }) });

const standing = (page: Page) => page.getByRole('status').filter({ hasText: /papers? missing$/ });

async function missing(page: Page): Promise<number> {
  return Number.parseInt(await standing(page).innerText(), 10);
}

async function openPapers(page: Page) {
  await page.goto('/dashboard/documents#papers');
  await untilHydrated(page);
  await expect(row(page, first)).toBeVisible();
}

/** A photo of a card as a phone takes it: detailed, and rotated by its EXIF entry. */
const photo = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1600, height: 1000 });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    const pixels = context.createImageData(1600, 1000);
    for (let at = 0; at < pixels.data.length; at += 4) {
      // Noise, and lines of print.
      const isInk = at % 400 < 80 && (at / 6400) % 50 < 12;
      const value = (isInk ? 10 : 170) + ((at * 7919) % 71);
      pixels.data.set([value, value, value, 255], at);
    }
    context.putImageData(pixels, 0, 0);
    const draw = (quality: number) =>
      new Promise<Blob>((resolve) =>
        canvas.toBlob((blob) => resolve(blob as Blob), 'image/jpeg', quality),
      );
    const jpeg = new Uint8Array(await (await draw(0.95)).arrayBuffer());
    // The shortest EXIF with orientation 6: rotate a quarter to the right.
    const exif = [0xff, 0xe1, 0, 34, 69, 120, 105, 102, 0, 0, 77, 77, 0, 42, 0, 0, 0, 8];
    exif.push(0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0);
    return [...jpeg.subarray(0, 2), ...exif, ...jpeg.subarray(2)];
  });

test.describe('checklist', { tag: ['@phone', '@client-area'] }, () => {
  test('papers are ticked off, marked as not applicable, unmarked and counted', async ({
    page,
  }) => {
    const faults = watchForFaults(page);
    await openPapers(page);
    const all = await missing(page);

    await page.getByLabel(`More ${first}`).selectOption(`Use ${paper}`);
    await expect(row(page, first)).toContainText(paper);
    await expect(row(page, first)).toBeFocused();
    await row(page, second).getByRole('button', { name: 'Does not apply' }).click();
    await page.getByLabel(`File for ${third}`).setInputFiles([createPdfUpload('Bank.pdf')]);
    await expect(row(page, third)).toContainText('Bank.pdf');
    await expect(standing(page)).toHaveText(`${all - 3} papers missing`);
    await expectAccessible(page);

    const program = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') };
    await page.getByLabel(`File for ${fourth}`).setInputFiles([program]);
    await expect(row(page, fourth)).toContainText('We refused a.pdf: it is a Windows program');

    await page.reload();
    await untilHydrated(page);
    await expect(row(page, third)).toContainText('Bank.pdf');
    await page.getByRole('button', { name: 'Delete Bank.pdf' }).click();
    await expect(standing(page)).toHaveText(`${all - 2} papers missing`);
    await page.getByRole('button', { name: 'Restore Bank.pdf' }).click();
    await expect(row(page, third)).toContainText('Bank.pdf');
    await row(page, second).getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, second).getByRole('button', { name: 'Choose a file' })).toBeVisible();

    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    const files = page.getByRole('region', { name: jobsCopy.heading });
    await expect(files.getByRole('article').first()).toContainText(/Papers4 of \d+/);
    await expectAccessible(page);
    expect(faults).toEqual([]);
  });

  test('documents are made smaller and packed into one file', async ({ page }) => {
    const faults = watchForFaults(page);
    await page.goto('/dashboard/documents');
    await untilHydrated(page);
    const card = {
      name: 'Card.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from(await photo(page)),
    };
    await choose(page, [card, createPdfUpload('Deed.pdf')]);
    await expect(page.getByText(filesUploaded(2))).toBeVisible();
    await page.getByRole('button', { name: 'View Card.jpg' }).click();
    await page.getByText(shrinkPictureCopy.heading).click();
    await page.getByRole('button', { name: shrinkPictureCopy.limit }).click();
    const copy = 'Card (100 KB).jpg';
    await page.keyboard.press('Escape');
    await expect(page.getByRole('checkbox', { name: copy })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Card.jpg', exact: true })).not.toBeChecked();

    await expect(page.getByRole('checkbox', { name: 'Deed.pdf' })).toBeChecked();
    await ready(page).getByRole('button', { name: packageCopy.make }).click();
    const panel = page.getByRole('group', { name: 'Your file is ready. Now send it.' });
    await expect(panel).toBeFocused();
    // Nothing of the sample area goes to a firm with a real key.
    if (firmSigningKey) {
      await expect(panel.getByRole('link', { name: 'Write a mail' })).toHaveAttribute(
        'href',
        /^mailto:.*documents-.*\d{4}-\d{2}-\d{2}\.zip/,
      );
    }
    await expectAccessible(page);

    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Save the file' }).click();
    const files = await unzipped(new Blob([await readFile(await (await download).path())]));
    const manifest: Manifest = JSON.parse(new TextDecoder().decode(files.get('manifest.json')));
    const names = manifest.files.map(({ document }) => document);
    expect(names).toContain(copy);
    expect(names).not.toContain('Card.jpg');
    const fitted = files.get(manifest.files.find(({ document }) => document === copy)?.name ?? '');
    expect(fitted?.length).toBeGreaterThan(20 * 1024);
    expect(fitted?.length).toBeLessThanOrEqual(100 * 1024);
    const size = await page.evaluate(
      async (bytes) => {
        const picture = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
        return picture.height > picture.width;
      },
      [...(fitted ?? [])],
    );
    expect(size).toBe(true);

    await page.getByRole('checkbox', { name: 'Deed.pdf' }).click();
    await expect(panel).toHaveCount(0);
    expect(faults).toEqual([]);
  });
});
