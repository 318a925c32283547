import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { routes } from '@/content/routes';
import { getPageFile, readServedHtml } from '@/e2e/support/served-page';
import { test } from '@/e2e/support/test';

/** Compliance has the calendar, the schemes and the planners besides its fees and figure. */
const MOST_HTML = 25_100;
const MOST_OF_COMPLIANCE = 25_700;
const MOST_FONTS = 40_000;

/** Sentences of the libraries that come with a press alone. */
const onDemand = {
  ZIP: 'Compression method not supported',
  PDF: 'FontkitNotRegistered',
  calendar: '`prodid.company` is a mandatory item!',
};

test.describe('bytes', { tag: '@desktop' }, () => {
  for (const group of new Set(
    routes.filter(({ indexed }) => indexed).map((route) => route.group),
  )) {
    test(`each page of the group ${group} is light, and loads no framework by itself`, () => {
      for (const { path: address } of routes.filter((route) => route.group === group)) {
        const { size } = statSync(`${getPageFile(address)}.br`);
        const most = address === '/services/compliance' ? MOST_OF_COMPLIANCE : MOST_HTML;
        expect(size, `${address}, compressed`).toBeLessThanOrEqual(most);
        const scripts = [...readServedHtml(address).matchAll(/<script\b[^>]*>/g)]
          .map(([tag]) => tag)
          .filter((tag) => tag.includes('/_next/static/chunks/') && !tag.includes('text/plain'));
        expect(scripts, address).toEqual([]);
      }
    });
  }

  test('all fonts together are light', () => {
    const folder = 'out/_next/static/media';
    const fonts = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
    expect(fonts.length).toBeGreaterThan(0);
    const bytes = fonts.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(MOST_FONTS);
  });

  for (const [library, sentence] of Object.entries(onDemand)) {
    // Only the client area writes ZIP and PDF files.
    const tag = library === 'calendar' ? [] : '@client-area';
    test(`no page asks for the ${library} library before a press`, { tag }, () => {
      const folder = 'out/_next/static/chunks';
      const files = readdirSync(folder).filter((file) =>
        readFileSync(path.join(folder, file), 'utf8').includes(sentence),
      );
      expect(files.length).toBeGreaterThan(0);
      for (const { path: address } of routes) {
        const html = readServedHtml(address);
        expect(
          files.filter((file) => html.includes(file)),
          address,
        ).toEqual([]);
      }
    });
  }

  test('every script that a page starts with asks to be compiled while it is fetched', () => {
    const files = routes.flatMap(({ path: address }) =>
      [...readServedHtml(address).matchAll(/src="([^"]+)"[^>]*type="text\/plain"/g)].map(
        ([, src]) => src,
      ),
    );
    expect(new Set(files).size).toBeGreaterThan(10);
    for (const file of new Set(files)) {
      expect(readFileSync(`out${file}`, 'utf8').split('\n')[0], file).toBe(
        '//# allFunctionsCalledOnLoad',
      );
    }
  });

  test('the toast library is in one file', () => {
    const folder = 'out/_next/static/chunks';
    const files = readdirSync(folder).filter(
      (file) =>
        /\.js$/.test(file) &&
        readFileSync(path.join(folder, file), 'utf8').includes('[data-sonner-toaster][dir=ltr]'),
    );
    expect(files).toHaveLength(1);
  });
});
