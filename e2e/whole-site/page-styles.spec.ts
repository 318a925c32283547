import { expect, type Page } from '@playwright/test';
import { untilHydrated, wantControl } from '@/e2e/support/page-watch';
import { listScripts } from '@/e2e/support/served-page';
import { test } from '@/e2e/support/test';

/** Of each kind of page, one. */
const pages = [
  '/',
  '/services/taxation',
  '/services/pricing',
  '/calculators/tax',
  '/contact',
  '/sitemap',
  '/dashboard',
];

const phone = { width: 390, height: 844 };
const inbox = { width: 1440, height: 900 };
const conditions = {
  phone: { size: phone, media: 'screen', colorScheme: 'light', forcedColors: 'none' },
  dark: { size: inbox, media: 'screen', colorScheme: 'dark', forcedColors: 'none' },
  print: { size: inbox, media: 'print', colorScheme: 'light', forcedColors: 'none' },
  'forced colours': { size: phone, media: 'screen', colorScheme: 'dark', forcedColors: 'active' },
} as const;

/**
 * Notes the style of every element, and of what is drawn before and after it, under a name; the
 * second time, returns what is not as noted.
 */
const differences = (page: Page, name: string): Promise<string[]> =>
  page.evaluate((condition) => {
    const elements = [...document.querySelectorAll('html, body, body *:not(script, template)')];
    // A custom property counts through the properties that use it.
    const names = [...getComputedStyle(document.body)].filter(
      (property) => !property.startsWith('--'),
    );
    const styles = elements.flatMap((element) =>
      ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        const isDrawn = part === '' || style.content !== 'none';
        return isDrawn ? names.map((property) => style.getPropertyValue(property)).join('\n') : '';
      }),
    );
    const holder = window as { noted?: Map<string, string[]> };
    holder.noted ??= new Map();
    const before = holder.noted.get(condition);
    holder.noted.set(condition, styles);
    return styles.flatMap((text, index) => {
      const was = before?.[index] ?? text;
      if (text === was) return [];
      const [values, known] = [text.split('\n'), was.split('\n')];
      const changed = names.filter((_, place) => values[place] !== known[place]);
      const element = elements[Math.floor(index / 3)];
      return [`${element?.tagName}.${element?.className}: ${changed}`];
    });
  }, name);

/** Lets each picture have one file, and waits for it, also far below. */
const settlePictures = async () => {
  for (const source of document.querySelectorAll('source')) source.remove();
  for (const picture of document.images) picture.loading = 'eager';
  await new Promise(requestAnimationFrame);
  await Promise.all([...document.images].map((picture) => picture.decode()));
};

/** Waits for the system's faces, and ends what the new width began to move. */
const settle = async () => {
  await document.fonts.ready;
  let still = 0;
  while (still < 2) {
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations();
    for (const animation of moving) animation.cancel();
    still = moving.length === 0 ? still + 1 : 0;
  }
};

/** Puts the whole sheets in place of the page's own rules, except its fonts, which no sheet has. */
async function useWholeSheet(page: Page) {
  await page.evaluate(async () => {
    const own = [...document.querySelectorAll('style')];
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[disabled]')) {
      await new Promise((resolve) => {
        link.onload = resolve;
        link.disabled = false;
      });
    }
    for (const { sheet } of own) {
      if (!sheet) continue;
      for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
        if (!(sheet.cssRules[index] instanceof CSSFontFaceRule)) sheet.deleteRule(index);
      }
    }
  });
}

/** The letters of what a selector finds that are drawn in a face of the system, by face. */
async function systemFaces(page: Page, selector: string): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  expect(nodeIds.length).toBeGreaterThan(0);
  const found: Record<string, number> = {};
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont, glyphCount } of fonts) {
      if (!isCustomFont) found[familyName] = (found[familyName] ?? 0) + glyphCount;
    }
  }
  return found;
}

test.describe('style sheets', { tag: ['@desktop', '@client-area'] }, () => {
  for (const path of pages) {
    test(`${path} has every rule that it uses, for a phone, the dark, paper and forced colours`, async ({
      page,
    }) => {
      // Without the framework, which would bring the whole sheet and change the page.
      // Without the fonts too: one that comes late is not used until the next page.
      await page.route(/\/_next\/static\/[^/]*\.js$|\.woff2$/, (route) => route.abort());
      const under = async (name: keyof typeof conditions) => {
        const { size, ...media } = conditions[name];
        await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
        await page.setViewportSize(size);
        await page.evaluate(settle);
      };
      const names = Object.keys(conditions) as (keyof typeof conditions)[];
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await page.evaluate(settlePictures);
      for (const name of names) {
        await under(name);
        await differences(page, name);
      }
      await useWholeSheet(page);
      for (const name of names) {
        await under(name);
        expect((await differences(page, name)).slice(0, 5), name).toEqual([]);
      }
    });
  }

  test('the framework waits for the whole style sheet', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { sheet, scripts } = listScripts('/about');
    await page.route(`**${sheet}`, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/about');
    await wantControl(page);
    await page.waitForFunction((files) => {
      const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
      return files.every((file) => fetched.some((name) => name.endsWith(file)));
    }, scripts);
    const isHydrated = () =>
      page.evaluate(() =>
        Object.keys(document.querySelector('a[href]') ?? {}).some((key) =>
          key.startsWith('__react'),
        ),
      );
    expect(await isHydrated()).toBe(false);
    release();
    await untilHydrated(page);
    await expect(page.locator(`head > link[href="${sheet}"]`)).toHaveCount(1);
  });

  test('a page whose whole style sheet fails to load says so and can still be read', async ({
    page,
  }) => {
    await page.route(`**${listScripts('/about').sheet}`, (route) => route.abort());
    await page.goto('/about');
    await wantControl(page);
    await expect(page.getByText('Part of this page did not load.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('headings, amounts with their ₹, and text are in the faces of the site', async ({
    page,
  }) => {
    await page.goto('/services/pricing');
    // A face that came too late for this page is kept for the next.
    await page.evaluate(() => document.fonts.ready.then(() => null));
    await page.reload();
    for (const selector of ['h1', 'h2', '.amount', 'main p', 'main li']) {
      expect(await systemFaces(page, selector), selector).toEqual({});
    }
  });
});
