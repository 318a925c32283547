import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { routes } from '@/content/routes';
import { bandsLeft, untilHydrated, untilLaidOut, wantControl } from '@/e2e/support/page-watch';
import type { FontManifest } from '@/lib/build/assets/fonts';

/**
 * A page brings the rules that it uses; the whole sheet comes with the framework. Both must give
 * every element the same style, whatever state it is in.
 */
const SHEET = '**/_next/static/styles/*.css';

/**
 * Each makes conditions true for all elements at once, without a change of specificity, in the
 * text of both sheets: `:hover` becomes a `:not()` of a class that nothing has.
 */
const conditions: Record<string, (css: string) => string> = {
  'as served': (css) => css,
  'hovered, focused, pressed, open and disabled': (css) =>
    css
      .replace(
        /(?<![\\:])(:(?:hover|focus(?:-visible|-within)?|active|checked|disabled|user-invalid|popover-open)|\[open\]|\[data-(?:script|theme)(?:=\w+)?\])(?![\w-])/g,
        ':not(.never)',
      )
      .replaceAll('(hover:hover)', 'all'),
  'on paper': (css) => css.replaceAll('@media print', '@media all'),
  'by lamplight': (css) => css.replaceAll('(prefers-color-scheme:dark)', 'all'),
  'in forced colours': (css) => css.replaceAll('(forced-colors:active)', 'all'),
  'without movement': (css) => css.replaceAll('(prefers-reduced-motion:reduce)', 'all'),
};

type Sheets = { part: string; whole: string };

/**
 * The elements that one of two lists of sheets styles otherwise than the other, with the
 * properties. Only what a sheet declares can differ, so that is all that is compared.
 */
function differences(page: Page, first: string[], second: string[]): Promise<string[]> {
  return page.evaluate(
    ([before, after]) => {
      const sheetOf = (css: string) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        return sheet;
      };
      const declared = new Set<string>();
      const collect = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if ('style' in rule)
            for (const name of rule.style as CSSStyleDeclaration) declared.add(name);
          if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
        }
      };
      for (const css of [...before, ...after]) collect(sheetOf(css).cssRules);
      const names = [...declared].filter((name) => !name.startsWith('--'));

      const elements = [...document.querySelectorAll('html, body, body *:not(script, template)')];
      const pseudosOf = (element: Element) => {
        const shown = ['::before', '::after'].filter(
          (pseudo) => getComputedStyle(element, pseudo).content !== 'none',
        );
        if (element.hasAttribute('placeholder')) shown.push('::placeholder');
        return ['', ...shown];
      };
      const stylesWith = (texts: string[]) => {
        document.adoptedStyleSheets = texts.map(sheetOf);
        return elements.flatMap((element) =>
          pseudosOf(element).map((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            return { element, pseudo, values: names.map((name) => style.getPropertyValue(name)) };
          }),
        );
      };
      const expected = stylesWith(before);
      const found = stylesWith(after);
      document.adoptedStyleSheets = [];
      if (expected.length !== found.length)
        return [`${expected.length} boxes, then ${found.length}`];
      return expected.flatMap(({ element, pseudo, values }, index) => {
        const others = found[index]?.values ?? [];
        const changed = names.filter((_, place) => values[place] !== others[place]);
        if (changed.length === 0) return [];
        return [`${element.tagName}.${element.className}${pseudo}: ${changed.join(', ')}`];
      });
    },
    [first, second] as const,
  );
}

/** The text of the page's own rules and of the whole sheet. From now on the page has neither. */
async function takeSheets(page: Page): Promise<Sheets> {
  const [part, address] = await page.evaluate(() => {
    const style = document.querySelector('style');
    const template = document.querySelector('template') as HTMLTemplateElement;
    const text = style?.textContent ?? '';
    // The faces stay, since widths follow from them.
    const rules = style?.sheet as CSSStyleSheet;
    for (let index = rules.cssRules.length - 1; index >= 0; index -= 1) {
      if (!(rules.cssRules[index] instanceof CSSFontFaceRule)) rules.deleteRule(index);
    }
    return [text, template.content.querySelector('link')?.getAttribute('href') ?? ''];
  });
  const response = await page.request.get(address);
  expect(response.status()).toBe(200);
  return { part: part.replace(/@font-face\s*{[^}]*}/g, ''), whole: await response.text() };
}

/** Characters that the page shows in the font of headings and that its file does not have. */
function missingFromHeadingFont(page: Page, characters: string): Promise<string[]> {
  return page.evaluate((held) => {
    const missing = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!element || element.closest('script, style, noscript')) continue;
      if (!/^["']?eczar/i.test(getComputedStyle(element).fontFamily)) continue;
      for (const character of texts.currentNode.textContent ?? '') {
        if (/\S/.test(character) && !held.includes(character)) missing.add(character);
      }
    }
    return [...missing];
  }, characters);
}

test.describe('the rules of a page are all that it uses', () => {
  const fonts: FontManifest = JSON.parse(
    readFileSync('lib/build/generated/fonts/manifest.json', 'utf8'),
  );
  const headings = fonts.files.find(({ file }) => file === 'eczar.woff2')?.characters ?? '';

  for (const { path } of routes) {
    test(path, async ({ page }) => {
      // The framework does not come: it would bring the whole sheet and change the page.
      await page.route('**/_next/static/{chunks,flight,framework,styles}/**', () => {});
      await page.goto(path);
      expect(await missingFromHeadingFont(page, headings)).toEqual([]);
      const { part, whole } = await takeSheets(page);
      expect(part.length).toBeLessThan(whole.length);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const [condition, under] of Object.entries(conditions)) {
          const found = await differences(page, [under(whole)], [under(part)]);
          expect(found.slice(0, 5), `${width} px, ${condition}`).toEqual([]);
        }
        const followed = await differences(page, [whole], [part, whole]);
        expect(followed.slice(0, 5), `${width} px, followed by the whole`).toEqual([]);
      }
    });
  }

  test('and the comparison finds a rule that is missing, in each condition', async ({ page }) => {
    await page.route('**/_next/static/{chunks,flight,framework,styles}/**', () => {});
    await page.goto('/contact');
    const { part } = await takeSheets(page);
    const missing = {
      'as served': 'h1{color:red}',
      'hovered, focused, pressed, open and disabled': 'h1:hover{color:red}',
      'on paper': '@media print{h1{color:red}}',
      'in forced colours': '@media (forced-colors:active){h1{color:red}}',
      'without movement': '@media (prefers-reduced-motion:reduce){h1{color:red}}',
    };
    for (const [condition, rule] of Object.entries(missing)) {
      const under = conditions[condition] ?? String;
      const found = await differences(page, [under(part + rule)], [under(part)]);
      expect(found, condition).not.toEqual([]);
    }
  });
});

test('the framework waits for the whole style sheet', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SHEET, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/about');
  const chunks = page.locator('head > script[src^="/_next/static/chunks/"]');
  await wantControl(page);
  await expect(chunks).not.toHaveCount(0);
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    return [...document.scripts]
      .filter(({ src, type }) => src && !type)
      .every(({ src }) => files.includes(src));
  });
  const isHydrated = () =>
    page.evaluate(() =>
      Object.keys(document.querySelector('a[href]') ?? {}).some((key) => key.startsWith('__react')),
    );
  expect(await isHydrated()).toBe(false);
  release();
  await untilHydrated(page);
  await expect(page.locator('head > link[href*="/styles/"]')).toHaveCount(1);
});

test('a page whose style sheet does not come says so and can still be read', async ({ page }) => {
  await page.route(SHEET, (route) => route.abort());
  await page.goto('/about');
  await wantControl(page);
  await expect(page.getByText('Part of this page did not load.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const path of ['/', '/contact', '/services/pricing', '/services/tds-return'] as const) {
  test(`${path} is first laid out as far as it is seen, then as a whole`, async ({ page }) => {
    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      let load = () => {};
      const loaded = new Promise<void>((resolve) => {
        load = resolve;
      });
      // A page has not loaded before its fonts have.
      await page.route('**/*.woff2', async (route) => {
        await loaded;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(await bandsLeft(page)).toBeGreaterThan(0);
      // What is not laid out yet is there for screen readers, a search in the page and paper.
      for (const heading of await page.getByRole('heading', { level: 2 }).all()) {
        await expect(heading).toBeVisible();
      }
      await page.emulateMedia({ media: 'print' });
      expect(await bandsLeft(page)).toBe(0);
      await page.emulateMedia({ media: 'screen' });
      load();
      await untilLaidOut(page);
      const before = await heightOf();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(await heightOf()).toBe(before);
      await page.unroute('**/*.woff2');
    }
  });
}

test('a link to a band below leads to its heading', async ({ page }) => {
  await page.goto('/services/pricing#fees');
  await expect(page.locator('#fees').getByRole('heading', { level: 2 })).toBeInViewport();
});
