import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { routes } from '@/content/routes';
import { bandsLeft, untilHydrated, untilLaidOut, wantControl } from '@/e2e/support/page-watch';
import type { FontManifest } from '@/lib/build/assets/fonts';
import { filesOf } from '@/lib/tools/budgets/weigh';

/**
 * A page brings the rules that it uses, those for print and forced colours in a file; the whole
 * sheet comes with the framework. Both must give every element the same style in every state.
 */
const sheetOf = (path: string) => filesOf('out', path).sheet[0] ?? 'none';

/**
 * Each makes its conditions true for all elements at once in the text of a sheet, at the same
 * specificity: `:hover` becomes a `:not()` of a class that nothing has.
 */
const asServed = (css: string) => css;
const conditions: Record<string, (css: string) => string> = {
  'as served': asServed,
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
 * The elements that two lists of sheets style differently, with the properties. Only what a sheet
 * declares can differ, so only that is compared; given `without`, the lists before a condition was
 * applied, only what is in rules that the condition changed.
 */
function differences(
  page: Page,
  first: string[],
  second: string[],
  without: string[] = [],
): Promise<string[]> {
  return page.evaluate(
    ([before, after, plain]) => {
      const sheetOf = (css: string) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        return sheet;
      };
      /** Each rule as a text with everything it is nested in, and the properties it declares. */
      const rulesIn = (rules: CSSRuleList, around = ''): [string, string[]][] =>
        [...rules].flatMap((rule) => {
          const { conditionText, selectorText, style, cssRules } = rule as CSSMediaRule &
            CSSStyleRule;
          const place = `${around}{${conditionText ?? selectorText ?? ''}`;
          const inner = cssRules ? rulesIn(cssRules, place) : [];
          return style ? [[`${place}{${style.cssText}`, [...style]], ...inner] : inner;
        });
      // Cached across calls: the same few texts are compared under each condition, at two widths.
      type Rules = ReturnType<typeof rulesIn>;
      const holder = window as { rulesOfTexts?: Map<string, Rules> };
      holder.rulesOfTexts ??= new Map();
      const kept = holder.rulesOfTexts;
      const rulesOf = (texts: string[]) =>
        texts.flatMap((css) => {
          const found = kept.get(css) ?? rulesIn(sheetOf(css).cssRules);
          kept.set(css, found);
          return found;
        });
      const known = new Set(rulesOf(plain).map(([text]) => text));
      const rules = rulesOf([...before, ...after]);
      const touched = rules.filter(([text]) => !known.has(text));
      // A custom property counts through the properties that use it, directly or not.
      const isCustom = (name: string) => name.startsWith('--');
      const declared = new Set(touched.flatMap(([, properties]) => properties));
      for (const name of declared) {
        if (!isCustom(name)) continue;
        const made = rules.filter(([text]) => text.includes(`var(${name}`));
        for (const property of made.flatMap(([, properties]) => properties)) declared.add(property);
      }
      const names = [...declared].filter((name) => !isCustom(name));

      const elements = [...document.querySelectorAll('html, body, body *:not(script, template)')];
      // The result of getComputedStyle is live, so it serves for both lists.
      const boxes = elements.flatMap((element) =>
        ['', '::before', '::after', '::placeholder']
          .filter((pseudo) => pseudo !== '::placeholder' || element.hasAttribute('placeholder'))
          .map((pseudo) => ({ element, pseudo, style: getComputedStyle(element, pseudo) })),
      );
      const valuesWith = (texts: string[]) => {
        document.adoptedStyleSheets = texts.map(sheetOf);
        return boxes.map(({ pseudo, style }) =>
          /before|after/.test(pseudo) && style.content === 'none'
            ? []
            : names.map((name) => style.getPropertyValue(name)),
        );
      };
      const expected = valuesWith(before);
      const found = valuesWith(after);
      document.adoptedStyleSheets = [];
      return boxes.flatMap(({ element, pseudo }, index) => {
        const [values = [], others = []] = [expected[index], found[index]];
        const changed = names.filter((_, place) => values[place] !== others[place]);
        if (changed.length === 0) return [];
        return [`${element.tagName}.${element.className}${pseudo}: ${changed.join(', ')}`];
      });
    },
    [first, second, without] as const,
  );
}

/** Removes the page's own rules; returns their text and that of the whole sheet. */
async function takeSheets(page: Page, path: string): Promise<Sheets> {
  const part = await page.evaluate(() => {
    const style = document.querySelector('style');
    const text = style?.textContent ?? '';
    // The font faces stay, as widths depend on them.
    const rules = style?.sheet as CSSStyleSheet;
    for (let index = rules.cssRules.length - 1; index >= 0; index -= 1) {
      if (!(rules.cssRules[index] instanceof CSSFontFaceRule)) rules.deleteRule(index);
    }
    return text;
  });
  const [whole = '', ...asides] = [sheetOf(path), ...filesOf('out', path).aside].map((file) =>
    readFileSync(`out${file}`, 'utf8'),
  );
  return { part: part.replace(/@font-face\s*{[^}]*}/g, '') + asides.join(''), whole };
}

/** Characters shown in the heading font that it lacks. */
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

test.describe('a page has every rule that it uses', () => {
  const fonts: FontManifest = JSON.parse(
    readFileSync('lib/build/generated/fonts/manifest.json', 'utf8'),
  );

  for (const { path } of routes) {
    test(path, async ({ page }) => {
      // Without the framework, which would bring the whole sheet and change the page.
      await page.route('**/_next/static/{chunks,flight,framework}/**', () => {});
      await page.goto(path);
      expect(await missingFromHeadingFont(page, fonts.headings)).toEqual([]);
      const { part, whole } = await takeSheets(page, path);
      expect(part.length).toBeLessThan(whole.length);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const [condition, under] of Object.entries(conditions)) {
          const without = under === asServed ? [] : [whole, part];
          const found = await differences(page, [under(whole)], [under(part)], without);
          expect(found.slice(0, 5), `${width} px, ${condition}`).toEqual([]);
        }
        const followed = await differences(page, [whole], [part, whole]);
        expect(followed.slice(0, 5), `${width} px, followed by the whole`).toEqual([]);
      }
    });
  }

  test('and the comparison finds a missing rule under each condition', async ({ page }) => {
    await page.route('**/_next/static/{chunks,flight,framework}/**', () => {});
    await page.goto('/contact');
    const { part } = await takeSheets(page, '/contact');
    const missing = {
      'as served': 'h1{color:red}',
      'hovered, focused, pressed, open and disabled': 'h1:hover{color:red}',
      'on paper': '@media print{h1{color:red}}',
      'by lamplight': 'h1{color:var(--own)}@media (prefers-color-scheme:dark){:root{--own:red}}',
      'in forced colours': '@media (forced-colors:active){h1{color:red}}',
      'without movement': '@media (prefers-reduced-motion:reduce){h1{color:red}}',
    };
    for (const [condition, rule] of Object.entries(missing)) {
      const under = conditions[condition] ?? String;
      const without = under === asServed ? [] : [part + rule];
      const found = await differences(page, [under(part + rule)], [under(part)], without);
      expect(found, condition).not.toEqual([]);
    }
  });
});

test('the framework waits for the whole style sheet', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${sheetOf('/about')}`, async (route) => {
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
  await expect(page.locator(`head > link[href="${sheetOf('/about')}"]`)).toHaveCount(1);
});

test('a page whose whole style sheet fails to load says so and can still be read', async ({
  page,
}) => {
  await page.route(`**${sheetOf('/about')}`, (route) => route.abort());
  await page.goto('/about');
  await wantControl(page);
  await expect(page.getByText('Part of this page did not load.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const path of ['/', '/contact', '/services/pricing', '/services/tds-return'] as const) {
  test(`${path} is laid out first as far as it is seen, then in full`, async ({ page }) => {
    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      let load = () => {};
      const loaded = new Promise<void>((resolve) => {
        load = resolve;
      });
      // The load event waits for the fonts.
      await page.route('**/*.woff2', async (route) => {
        await loaded;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(await bandsLeft(page)).toBeGreaterThan(0);
      // Bands that are not laid out are still there for screen readers, find-in-page and print.
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
