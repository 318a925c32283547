import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { grown, missed, SCRIPT_STILL_OVER } from '../lib/build/budgets/budgets';
import { filesOf, type Weights, weighPage } from '../lib/build/budgets/weigh';
import { liveRoutes } from '../lib/routes';
import { untilHydrated } from './page-watch';

const bar: Record<string, Weights> = JSON.parse(readFileSync('lib/build/budgets/bar.json', 'utf8'));
const publicRoutes = liveRoutes.filter((route) => route.indexed);

for (const { path } of liveRoutes) {
  test(`${path} sends no more bytes than it did`, () => {
    expect(grown(path, weighPage('out', path), bar[path])).toEqual([]);
  });
}

for (const { path } of publicRoutes) {
  test(`${path} stays within the aims`, () => {
    const { hasForm } = filesOf('out', path);
    expect(missed(path, weighPage('out', path), hasForm, SCRIPT_STILL_OVER)).toEqual([]);
  });

  test(`${path} requests what it uses and nothing else`, async ({ page }) => {
    const { html: _, hasForm: __, ...files } = filesOf('out', path);
    await page.goto(path);
    await untilHydrated(page);
    const requested = await page.evaluate(async () => {
      // What hydration asks for is asked for by the time the browser is idle again.
      await new Promise((resolve) => requestIdleCallback(resolve));
      await document.fonts.ready;
      return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    });
    // The icon of the tab is the browser's own request.
    const named = [...Object.values(files).flat(), '/icon.svg', '/favicon.ico'];
    expect(requested.filter((file) => !named.includes(file))).toEqual([]);
    expect(files.script.filter((file) => !requested.includes(file))).toEqual([]);
    expect(files.fonts.filter((file) => !requested.includes(file))).toEqual([]);
  });
}
