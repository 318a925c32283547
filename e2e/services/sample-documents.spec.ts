import { expect } from '@playwright/test';
import { sampleDocumentCopy } from '@/content/sample-documents/sample-document';
import { readPrintedSheets } from '@/e2e/support/sheets';
import { test } from '@/e2e/support/test';
import { serviceSampleDocuments } from '@/features/services/sample-documents/all';

/** From the longest on, each document with a kind of block that none before it has. */
const kinds = new Set<string>();
const all = Object.entries(serviceSampleDocuments)
  .toSorted(([, a], [, b]) => b.blocks.length - a.blocks.length)
  .filter(([, { blocks }]) => {
    const known = kinds.size;
    for (const { kind } of blocks) kinds.add(kind);
    return kinds.size > known;
  });

test.describe('without script', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, { name, head, notes, blocks }] of all) {
    test(`${path}: its sample document is read as text, at any width and on paper`, async ({
      page,
    }) => {
      // On a phone it is folded.
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const sheet = page.getByRole('article', { name, exact: true });
      const region = page.getByRole('region', { name: sampleDocumentCopy.heading });
      const opener = region.locator('summary').first();
      if (await opener.isVisible()) await opener.click();
      const title = blocks.find((block) => block.kind === 'title')?.text ?? 'no title';
      const names = [title, ...blocks.flatMap((b) => (b.kind === 'heading' ? [b.text] : []))];
      await expect(sheet).toContainText(head[0]);
      await expect(sheet.getByRole('heading', { level: 3 })).toContainText(title);
      await expect(sheet.getByRole('heading', { level: 4 })).toHaveText(names.slice(1));
      await expect(sheet.locator('[data-note]')).toHaveCount(notes.length);

      const text = region.getByText(sampleDocumentCopy.heading, { exact: true });
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(sheet).toBeVisible();
        await expect(text.filter({ visible: true }), `${width} px: said once`).toHaveCount(1);
        const [outside, room] = await sheet.evaluate((element) => [
          Math.max(
            ...[...element.querySelectorAll('*')].map((e) => e.getBoundingClientRect().right),
          ),
          element.getBoundingClientRect().right,
        ]);
        expect(outside, `${width} px`).toBeLessThanOrEqual(room ?? 0);
        const page_ = page.locator('html');
        expect(await page_.evaluate((html) => html.scrollWidth)).toBe(width);
      }

      const own = (await readPrintedSheets(page)).filter((paper) =>
        paper.includes(notes[0]?.text ?? name),
      );
      expect(own).toHaveLength(1);
      for (const part of [title, ...notes.map((note) => note.title)])
        expect(own[0]).toContain(part);
    });
  }
});
