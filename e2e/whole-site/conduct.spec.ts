import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { contact } from '@/content/contact';
import data from '@/content/data/fees.json' with { type: 'json' };
import { home } from '@/content/home';
import { routes } from '@/content/routes';
import { claims, disclosure } from '@/content/site';
import { team } from '@/content/team';
import { isStrict } from '@/content/words/conduct';
import { formatWholeRupees } from '@/content/words/rupees';
import facts from '@/e2e/support/second-firm.json' with { type: 'json' };
import { readServedHtml } from '@/e2e/support/served-page';
import { test } from '@/e2e/support/test';
import { listFiles } from '@/lib/list-files';

/** The export of the strict conduct: the firm's own or, of another firm, the one built for tests. */
const STRICT = isStrict ? 'out' : 'out-strict';

/** Every page with its payload, every list and every script of an export, with its text. */
const readExport = (folder: string) =>
  listFiles(['.'], folder)
    .filter((file) => /\.(html|xml|js|json|webmanifest|svg)$/.test(file))
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const);

const strictFiles = readExport(STRICT).map(
  ([file, text]) => [file, text.replace(/<style>.*?<\/style>/gs, '')] as const,
);

/** What the law leaves free, and a word of calendar files. */
const known = [/interest on listed debentures was free/, /of the year is free/, /FREE="FREE"/];

/** The matches of a pattern in that export, with the text around each. */
function listPlaces(pattern: RegExp): string[] {
  return strictFiles.flatMap(([file, source]) =>
    [...source.matchAll(pattern)]
      .map(({ 0: match, index }) =>
        source.slice(Math.max(0, index - 40), index + match.length + 20),
      )
      .filter((place) => !known.some((each) => each.test(place)))
      .map((place) => `${file}: ${place}`),
  );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Matches any of these words, or nothing if there are none. */
const matchAny = (text: readonly string[]) =>
  new RegExp(text.length > 0 ? text.map(escaped).join('|') : '(?!)', 'g');

/** Both texts of every `isStrict ? '...' : '...'` in the sources. */
function choices() {
  const text = `'((?:[^'\\\\\\n]|\\\\.)+)'|\`([^\`]+)\``;
  const choice = new RegExp(`isStrict\\s*\\?\\s*(?:${text})\\s*:\\s*(?:${text})`, 'g');
  return listFiles(['features', 'components', 'content', 'lib'])
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(choice)])
    .map(([, strict, strictToo, specified, specifiedToo]) => ({
      strict: strict ?? strictToo ?? '',
      specified: specified ?? specifiedToo ?? '',
    }));
}

/** The longest part of a template that scripts hold word for word. */
const fixedPart = (template: string) =>
  template.split(/\$\{[^}]*\}/).reduce((a, b) => (b.length > a.length ? b : a));

const builds = [
  { folder: 'out', chosen: isStrict ? 'strict' : 'specified' },
  { folder: 'out-strict', chosen: 'strict' },
] as const;

test.describe('conduct', { tag: '@desktop' }, () => {
  for (const { folder, chosen } of builds) {
    test(`no script in ${folder} holds a sentence of the other conduct`, () => {
      const other = chosen === 'strict' ? 'specified' : 'strict';
      const sentences = choices()
        .filter((text) => !text[chosen].includes(fixedPart(text[other])))
        .map((text) => fixedPart(text[other]).trim())
        .filter((text) => text.split(' ').length > 3);
      expect(sentences.length).toBeGreaterThan(10);
      const scripts = readExport(folder).filter(([file]) => file.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(10);
      const held = scripts.flatMap(([file, source]) =>
        sentences.filter((text) => source.includes(text)).map((text) => `${file}: ${text}`),
      );
      expect(held).toEqual([]);
    });
  }

  test.describe('the strict conduct', () => {
    test('no file names a fee of the price list', () => {
      // As they are published, since under this conduct the price list itself says 0.
      const fees: number[] = Object.values(data.fees);
      expect(fees.length).toBeGreaterThan(10);
      // Laws have round amounts too, but none from so much or per hour.
      const shown = [...new Set(fees)].map((fee) =>
        fee % 100 === 0
          ? `from ${formatWholeRupees(fee)}|${formatWholeRupees(fee)} per (?:hour|month|employee|year)`
          : formatWholeRupees(fee),
      );
      const amounts = new RegExp(`(?:${shown.join('|')})(?![\\d,]*\\d)`, 'g');
      const isOfLaw = /^(?:calculators|_next\/static\/chunks)\//;
      expect(listPlaces(amounts).filter((place) => !isOfLaw.test(place))).toEqual([]);
      expect(listPlaces(/rupees:[1-9]\d*(?:e3)?[,}]/g)).toEqual([]);
      expect(listPlaces(/"?(?:gst-regular|roc-annual)"?:\s*[1-9]/g)).toEqual([]);
      // A fee that was zeroed must not be shown either.
      expect(listPlaces(/₹0(?![\d,.])/g).filter((place) => place.startsWith('services/'))).toEqual(
        [],
      );
    });

    test('no file offers anything free or a best value', () => {
      // In prose alone: `.free(…)` and `free:` in scripts do not count.
      expect(listPlaces(/[\s"'`(>]free[\s"'`.,;!?)<]|best value|costs nothing/gi)).toEqual([]);
    });

    test('no file has a testimonial or a star', () => {
      const entries = [...home.testimonials.entries, ...contact.testimonials.entries];
      expect(listPlaces(matchAny(entries.flatMap(({ name, text }) => [name, text])))).toEqual([]);
      expect(listPlaces(/Rated \d|of 5 stars|aggregateRating/g)).toEqual([]);
    });

    test('no file claims more than the year, the offices and the headcount', () => {
      const hidden = claims.filter(({ id }) => id !== 'established' && id !== 'professionals');
      expect(listPlaces(matchAny(hidden.map(({ label }) => label)))).toEqual([]);
    });

    test('structured data offers nothing', () => {
      expect(
        listPlaces(/"@type":"(?:Offer|OfferCatalog)"|isAccessibleForFree|priceRange/g),
      ).toEqual([]);
    });

    test('every public page names the registration and the last change', () => {
      const registration = isStrict ? disclosure.registration : facts.registration;
      const members: readonly { membership?: string }[] = isStrict ? team.members : facts.people;
      const pageAt = (address: string) => readServedHtml(address, STRICT);
      const pages = routes.filter(({ indexed, path }) => indexed && !facts.unlisted.includes(path));
      for (const { path: address } of pages) {
        expect(pageAt(address), address).toContain(registration);
        expect(pageAt(address), address).toContain('Last changed on');
      }
      for (const { membership } of members) {
        if (membership) expect(pageAt('/team')).toContain(membership);
      }
    });
  });
});
