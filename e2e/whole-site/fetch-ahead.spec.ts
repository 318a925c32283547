import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { untilHydrated, watchForFaults } from '@/e2e/support/page-watch';
import { servedPage } from '@/e2e/support/served-page';
import { test } from '@/e2e/support/test';
import { DESCRIPTION } from '@/lib/browser/attributes';
import { find } from '@/lib/build/page';
import { createExportListener, startServer } from '@/lib/scripts/export-server';

test.describe('prefetch', { tag: '@desktop' }, () => {
  test('what a press needs is in the browser before the press, and crosses the network once', {
    tag: '@engines',
  }, async ({ page }) => {
    const path = '/services/pricing';
    const files = `script[src][type="text/plain"], link[disabled], [${DESCRIPTION}]`;
    const needed = find(servedPage(path), files).map(
      ({ attribs }) => attribs.src ?? attribs.href ?? attribs[DESCRIPTION] ?? '',
    );
    const sent: string[] = [];
    let isCut = false;
    const answer = createExportListener('out');
    const server = createServer((request, response) => {
      if (isCut) response.destroy();
      else answer(request, response);
      response.on('finish', () => sent.push(request.url ?? ''));
    });
    const { url, close } = await startServer(server);
    try {
      const faults = watchForFaults(page);
      await page.goto(url + path);
      const arrived = () => sent.filter((file) => needed.includes(file)).toSorted();
      await expect.poll(arrived).toEqual(needed.toSorted());
      expect(faults).toEqual([]);
      isCut = true;
      await untilHydrated(page);
      expect(arrived()).toEqual(needed.toSorted());
    } finally {
      await close();
    }
  });
});
