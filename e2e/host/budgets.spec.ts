import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { routes } from '@/content/routes';
import { untilHydrated } from '@/e2e/support/page-watch';
import { flightMissed, grown, missed } from '@/lib/tools/budgets/budgets';
import { filesOf, hasForm, type Weights, weighFlight, weighPage } from '@/lib/tools/budgets/weigh';

const bar: Record<string, Weights> = JSON.parse(readFileSync('lib/tools/budgets/bar.json', 'utf8'));

const publicRoutes = routes.filter((route) => route.indexed);

for (const { path } of routes) {
  test(`${path} sends at most 2% more bytes than recorded`, () => {
    expect(grown(path, weighPage('out', path), bar[path])).toEqual([]);
  });
}

for (const { path } of publicRoutes) {
  test(`${path} stays within the aims for script and style`, () => {
    expect(missed(path, weighPage('out', path), hasForm('out', path))).toEqual([]);
  });

  test(`${path} requests what it uses and nothing else`, async ({ page }) => {
    const files = filesOf('out', path);
    await page.goto(path);
    await untilHydrated(page);
    // The browser requests the tab's icon by itself.
    const named = [...Object.values(files).flat(), '/icon.svg', '/favicon.ico'];
    await expect
      .poll(async () => {
        const requested = await page.evaluate(() =>
          performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
        );
        return {
          notNamed: requested.filter((file) => !named.includes(file)),
          notUsed: [...files.script, ...files.fonts].filter((file) => !requested.includes(file)),
        };
      })
      .toEqual({ notNamed: [], notUsed: [] });
  });
}

for (const { path } of routes.filter(({ group }) => group !== 'dashboard')) {
  test(`${path} arrives in one round trip`, () => {
    expect(flightMissed(path, weighFlight('out', path))).toEqual([]);
  });
}
