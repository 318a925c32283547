import { type BrowserContext, expect, type Page } from '@playwright/test';
import { dangerZoneCopy, eraseCopy } from '@/content/client-area/backup';
import { expectAccessible } from '@/e2e/support/accessibility';
import { untilHydrated, watchForFaults } from '@/e2e/support/page-watch';
import { test } from '@/e2e/support/test';
import { THEME_KEY } from '@/lib/browser/storage-names';
import { readColourTokens } from '@/lib/build/assets/tokens';

type Shown = 'light' | 'dark';

function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

const paper = (shown: Shown) => rgb(readColourTokens(shown)('paper'));

const expectShown = (page: Page, shown: Shown) =>
  expect(page.locator('body')).toHaveCSS('background-color', paper(shown));

const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** The theme colour for the browser's own bar: the first whose media query matches. */
const findBarColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

/** Records the colour scheme of every page of a context at its first frame. */
async function noteFirstFrames(context: BrowserContext) {
  await context.addInitScript(() => {
    requestAnimationFrame(() => {
      const { colorScheme } = getComputedStyle(document.documentElement);
      Object.assign(window, { firstScheme: colorScheme });
    });
  });
}

async function firstScheme(page: Page) {
  await page.waitForFunction(() => 'firstScheme' in window);
  return page.evaluate(() => (window as { firstScheme?: string }).firstScheme);
}

test.describe('dark scheme', { tag: ['@desktop', '@client-area'] }, () => {
  for (const shown of ['light', 'dark'] as const) {
    test.describe(`without script, on a ${shown} system`, () => {
      test.use({ javaScriptEnabled: false, colorScheme: shown });

      test('pages follow the system, their figures too, and have no switch', async ({ page }) => {
        for (const path of ['/', '/login', '/dashboard', '/services/audit']) {
          await page.goto(path);
          await expectShown(page, shown);
          await expect(page.locator('[name=theme]').first()).toBeHidden();
        }
        const figure = page.locator('section', { has: page.getByRole('figure') }).first();
        await expect(figure).toHaveCSS('background-color', rgb(readColourTokens(shown)('page')));
        await expect(figure.getByRole('table').first()).toHaveCSS(
          'color',
          rgb(readColourTokens(shown)('ink')),
        );
      });
    });
  }

  test('a choice holds from the first frame, and is the same in all tabs', async ({
    page,
    context,
  }) => {
    await noteFirstFrames(context);
    const faults = watchForFaults(page);
    await page.goto('/');
    await expectShown(page, 'light');
    await expect(choice(page, 'System')).toBeChecked();
    await choice(page, 'Dark').check();
    await expectShown(page, 'dark');
    expect(await findBarColour(page)).toBe(readColourTokens('dark')('paper'));
    await page.reload();
    await expectShown(page, 'dark');
    expect(await firstScheme(page)).toBe('dark');
    await expect(choice(page, 'Dark')).toBeChecked();

    const other = await context.newPage();
    await other.goto('/dashboard/settings');
    expect(await firstScheme(other)).toBe('dark');
    await untilHydrated(other);
    await expect(choice(other, 'Dark')).toBeChecked();
    await choice(other, 'Light').check();
    await expectShown(other, 'light');
    await expectShown(page, 'light');
    await expect(choice(page, 'Light')).toBeChecked();

    // Hydration keeps the choice.
    await untilHydrated(page);
    await expect(choice(page, 'Light')).toBeChecked();
    await choice(page, 'System').focus();
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, 'dark');
    await expect(choice(other, 'Dark')).toBeChecked();
    await expectShown(other, 'dark');
    expect(faults).toEqual([]);
  });

  test('print is light, and forced colours come from the system', async ({ page }) => {
    await page.goto('/services/audit');
    await choice(page, 'Dark').check();
    await expectShown(page, 'dark');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('body')).toHaveCSS(
      'background-color',
      rgb(readColourTokens()('white')),
    );
    const ink = rgb(readColourTokens()('ink'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', ink);

    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    const [shown, system] = await page.evaluate(() => {
      const probe = document.createElement('p');
      probe.style.cssText = 'background: Canvas; color: CanvasText';
      document.body.append(probe);
      const colours = (element: Element) => {
        const { backgroundColor, color } = getComputedStyle(element);
        return [backgroundColor, color];
      };
      return [colours(document.body), colours(probe)];
    });
    expect(shown).toEqual(system);
  });

  test.describe('in the dark', () => {
    test.use({ colorScheme: 'dark' });

    test('a result with its law and charts is accessible', async ({ page }) => {
      await page.goto('/calculators/tax');
      await page.getByLabel('Annual Income').fill('1500000');
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(page.getByRole('region', { name: 'The working, by law' })).toBeVisible();
      await expectShown(page, 'dark');
      await expectAccessible(page);
    });

    test('a notice and a dialog are accessible, and erasing clears the choice', async ({
      page,
    }) => {
      await page.goto('/dashboard/notifications');
      await untilHydrated(page);
      await page.getByRole('button', { name: 'Save Notification Settings' }).click();
      await expect(page.getByText('Notification settings saved', { exact: true })).toBeVisible();
      await expectAccessible(page);

      await page.goto('/dashboard/settings');
      await untilHydrated(page);
      await choice(page, 'Light').check();
      await expectShown(page, 'light');
      await choice(page, 'Dark').check();
      await page.getByRole('button', { name: dangerZoneCopy.delete }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByText('Light and dark')).toBeVisible();
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectShown(page, 'dark');
      await dialog.getByRole('button', { name: eraseCopy.confirm }).click();
      await expectShown(page, 'light');
      expect(await page.evaluate((key) => localStorage.getItem(key), THEME_KEY)).toBeNull();
    });
  });
});
