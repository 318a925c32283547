import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Locator, type Page, test } from '@playwright/test';
import tailwind from '@tailwindcss/postcss';
import { build } from 'esbuild';
import postcss, { type AcceptedPlugin } from 'postcss';

const FIXTURE = 'e2e/support/registry';

/** The fixture's HTML, and the style sheet that Tailwind makes for it from our tokens. */
async function drawn(folder: string): Promise<{ html: string; css: string }> {
  mkdirSync(folder, { recursive: true });
  const outfile = path.resolve(folder, 'sheet.mjs');
  await build({
    entryPoints: [`${FIXTURE}/sheet.tsx`],
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    outfile,
  });
  const sheet: { drawSheet: () => string } = await import(pathToFileURL(outfile).href);
  const source = `${readFileSync('app/globals.css', 'utf8')}\n@source "../${FIXTURE}";\n`;
  const { css } = await postcss([tailwind() as AcceptedPlugin]).process(source, {
    from: 'app/globals.css',
  });
  return { html: sheet.drawSheet(), css };
}

const style = (element: Locator, ...names: string[]) =>
  element.evaluate((node, list) => {
    const computed = getComputedStyle(node);
    return Object.fromEntries(list.map((name) => [name, computed.getPropertyValue(name)]));
  }, names);

/** Classes for which the page has no rule. */
const withoutRule = (page: Page) =>
  page.evaluate(() => {
    const selectors: string[] = [];
    const visit = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) selectors.push(rule.selectorText);
        if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) visit(sheet.cssRules);
    const all = selectors.join('\n');
    const classes = [...document.querySelectorAll('[data-slot]')].flatMap((node) => [
      ...node.classList,
    ]);
    return [...new Set(classes)].filter((name) => !all.includes(`.${CSS.escape(name)}`));
  });

test('components from the shadcn registry take our colours, corners and focus ring', async ({
  page,
}, { project }) => {
  const folder = `node_modules/.cache/registry-${project.name}`;
  const { html, css } = await drawn(folder);
  rmSync(folder, { recursive: true });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setContent(`<!doctype html><html lang="en"><style>${css}</style>${html}</html>`);

  // The only shadow in the design is the ledger's; a card has none.
  expect(await withoutRule(page)).toEqual(['shadow-sm']);

  const card = page.locator('[data-slot=card]');
  expect(
    await style(card, 'background-color', 'border-top-color', 'border-radius', 'box-shadow'),
  ).toEqual({
    'background-color': 'rgb(255, 253, 248)',
    'border-top-color': 'rgb(217, 203, 172)',
    'border-radius': '8px',
    'box-shadow': 'none',
  });
  const ours = page.getByRole('button', { name: 'Calculate' });
  const tab = page.getByRole('tab', { name: 'Old regime' });
  const looks = ['background-color', 'color', 'border-radius'];
  expect(await style(tab, ...looks)).toEqual(await style(ours, ...looks));
  const field = page.getByRole('textbox', { name: 'Amount' });
  expect(await style(tab, 'border-top-color')).toEqual(await style(field, 'border-top-color'));
  expect(await style(page.getByRole('alert').last(), 'color', 'border-top-color')).toEqual({
    color: 'rgb(180, 35, 24)',
    'border-top-color': 'rgb(180, 35, 24)',
  });

  await page.keyboard.press('Tab');
  await expect(tab).toBeFocused();
  const ring = ['outline-width', 'outline-style', 'outline-color', 'outline-offset'];
  const theirs = await style(tab, ...ring);
  await ours.focus();
  expect(theirs).toEqual(await style(ours, ...ring));
});
