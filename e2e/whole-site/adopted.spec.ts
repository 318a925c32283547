import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { overhang } from '@/e2e/support/fits';
import facts from '@/e2e/support/second-firm.json' with { type: 'json' };
import { getAllText, readServedHtml, servedPage } from '@/e2e/support/served-page';
import { test } from '@/e2e/support/test';
import { openFolds } from '@/e2e/support/text-spacing';
import { find } from '@/lib/build/page';
import { listFiles } from '@/lib/list-files';
import { type Running, serveExport } from '@/lib/scripts/export-server';

/** The export of a firm that differs from the sample firm in every field, made as README says. */
const FOLDER = 'out-strict';
const [office] = facts.offices;

const pages = routes
  .filter(
    ({ group, path }) =>
      group !== 'dashboard' && group !== 'access' && !facts.unlisted.includes(path),
  )
  .map((route) => route.path);

const files = listFiles(['.'], FOLDER)
  .filter((file) => /\.(html|txt|js|json|xml|svg|ics|webmanifest)$/.test(file))
  .map((file) => [file, readFileSync(path.join(FOLDER, file), 'utf8')] as const);

/** The matches of a pattern in the export, with the text around each. */
const listPlaces = (pattern: RegExp, among = files) =>
  among.flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(
      ({ 0: match, index }) =>
        `${file}: ${text.slice(Math.max(0, index - 40), index + match.length + 40)}`,
    ),
  );

test.describe('the site of a second firm', { tag: '@desktop' }, () => {
  test('title, header, footer and structured data name the firm', () => {
    for (const address of pages) {
      const page = servedPage(address, FOLDER);
      const [title, header, footer, data] = [
        'title',
        'header',
        'footer',
        'script[type="application/ld+json"]',
      ].map((part) => find(page, part).map(getAllText).join());
      for (const text of [title, header, footer, data]) expect(text, address).toContain(facts.name);
      for (const text of [footer, data]) expect(text, address).toContain(facts.phone);
      for (const text of [facts.blurb, facts.emails.general, office?.street, office?.city]) {
        expect(footer, address).toContain(text);
      }
      expect(data, address).toContain(facts.url);
    }
  });

  test.describe('nothing of the sample firm is left', () => {
    test.skip(!site.name.includes('Satyalekh'), 'a firm that has moved in may use these words');
    for (const [what, pattern] of [
      ['its name and addresses', /Satyalekh/gi],
      // The client of the sample area has the last of these numbers.
      ['its phones', /98765 ?432(?!29)\d\d/g],
      ['its people', /Harish Chandra|Tandon|Kulkarni|Shruti|Nigam/g],
      ['what its clients said', /Awasthi|Siddiqui|Deshpande|Farah Khan|Suresh Iyer|Meenakshi/g],
      ['its city', /Kanpur/gi],
      // Mumbai is one of four metros by the law on HRA.
      ['its branch', /Mumbai(?!\W{1,8}(?:Delhi|Kolkata|Mumbai))(?!<)/g],
      // Lists of all States have it, between Tripura and Uttarakhand, and so does the table of stamp duties.
      [
        'its State',
        /(?<!Tripura.{0,80})Uttar Pradesh(?!.{0,60}(?:Uttarakhand|UK))(?!"\})(?!":\{amount)/gs,
      ],
      [
        'identifiers of its State',
        /\b09[A-Z]{5}\d{4}[A-Z]|KNP[A-Z]\d{5}|[A-Z]\d{5}UP\d{4}|UDYAM-UP/g,
      ],
      ['its promises', /24\/7|\bHindi\b|cost accountants|CA,? CS,? CMA/g],
    ] as const) {
      test(what, () => {
        expect(listPlaces(pattern)).toEqual([]);
      });
    }
  });

  test('what the firm does not offer is in no menu, list, bill or sentence', () => {
    for (const address of facts.unlisted) {
      const label = (routes.find((route) => route.path === address)?.label ?? '').replace(
        '&',
        String.raw`(?:&|&amp;|\\+u0026)`,
      );
      const others = files.filter(
        ([file]) => /\.(html|xml)$/.test(file) && !file.startsWith(address.slice(1)),
      );
      expect(listPlaces(new RegExp(`${address}\\b|${label}`, 'g'), others)).toEqual([]);
      expect(readServedHtml(address, FOLDER)).toContain('noindex');
    }
    for (const address of ['/about', '/team', '/contact', '/terms', '/privacy']) {
      const text = readServedHtml(address, FOLDER).match(
        /.{0,60}(audit|incorporat|financial plan).{0,60}/gi,
      );
      expect(text, address).toBeNull();
    }
  });

  test('the firm’s State is in the papers of the sample business', () => {
    expect(
      getAllText(find(servedPage('/services/gst-registration', FOLDER), 'main')[0] as never),
    ).toMatch(/19AAACS0000A1Z./);
  });

  test.describe('in a narrow window', () => {
    test.use({ javaScriptEnabled: false });

    let server: Running;
    test.beforeAll(async () => {
      server = await serveExport(FOLDER);
    });
    test.afterAll(() => server.close());

    test('no page of a firm with a Hindi name and a long surname is too wide', async ({ page }) => {
      for (const address of pages) {
        await page.goto(server.url + address);
        await page.evaluate(openFolds);
        for (const width of [195, 320]) {
          await page.setViewportSize({ width, height: 422 });
          expect(await page.evaluate(overhang), `${address}, ${width} px`).toEqual({
            scrolls: 0,
            out: [],
          });
        }
      }
    });
  });
});
