import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { contact } from '@/content/contact';
import { home } from '@/content/home';
import { routes } from '@/content/routes';
import { claims, disclosure } from '@/content/site';
import { team } from '@/content/team';
import { isStrict } from '@/content/words/conduct';
import { inRupees } from '@/content/words/rupees';
import { claimsShown } from '@/lib/content/conduct';

/** Every page, payload, list and script of the export, with its text. */
const files = () =>
  readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|txt|xml|js|json|webmanifest|svg)$/.test(file))
    .map((file) => [file, readFileSync(path.join('out', file), 'utf8')] as const);

/** Wording of the law, and figures that happen to equal fees of the firm. */
const law = [
  /section 234F: ₹5,000/g,
  /Materiality, ₹12,000/g,
  /interest on listed debentures was free/g,
];

/** The matches of a pattern in the export, with the text around each; styles are skipped. */
function placesOf(pattern: RegExp): string[] {
  return files().flatMap(([file, source]) => {
    let text = source.replace(/<style>.*?<\/style>/gs, '');
    for (const known of law) text = text.replace(known, '');
    return [...text.matchAll(new RegExp(`.{0,30}(?:${pattern.source}).{0,20}`, pattern.flags))].map(
      ([place]) => `${file}: ${place}`,
    );
  });
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Matches any of these words, or nothing if there are none. */
const anyOf = (words: readonly string[]) =>
  new RegExp(words.length > 0 ? words.map(escaped).join('|') : '(?!)', 'g');

/** Both texts of every `isStrict ? '...' : '...'` in the sources. */
function choices() {
  const words = `'((?:[^'\\\\\\n]|\\\\.)+)'|\`([^\`]+)\``;
  const choice = new RegExp(`isStrict\\s*\\?\\s*(?:${words})\\s*:\\s*(?:${words})`, 'g');
  return ['components', 'content', 'lib']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test'))
        .map((file) => readFileSync(path.join(folder, file), 'utf8')),
    )
    .flatMap((source) => [...source.matchAll(choice)])
    .map(([, strict, strictToo, specified, specifiedToo]) => ({
      strict: strict ?? strictToo ?? '',
      specified: specified ?? specifiedToo ?? '',
    }));
}

/** The longest part of a template that scripts hold word for word. */
const fixedPart = (template: string) =>
  template.split(/\$\{[^}]*\}/).reduce((one, other) => (other.length > one.length ? other : one));

test('no script holds a sentence of the other conduct', () => {
  const [chosen, other] = isStrict
    ? (['strict', 'specified'] as const)
    : (['specified', 'strict'] as const);
  const sentences = choices()
    .filter((words) => !words[chosen].includes(fixedPart(words[other])))
    .map((words) => fixedPart(words[other]).trim())
    .filter((words) => words.split(' ').length > 3);
  expect(sentences.length).toBeGreaterThan(10);
  const scripts = files().filter(([file]) => file.endsWith('.js'));
  const held = scripts.flatMap(([file, source]) =>
    sentences.filter((words) => source.includes(words)).map((words) => `${file}: ${words}`),
  );
  expect(held).toEqual([]);
});

test.describe('the strict conduct', () => {
  test.skip(!isStrict, 'the specified conduct was built');

  test('no file names a fee of the price list', () => {
    // Read from the source, as under this conduct the price list itself says 0.
    const list = readFileSync('content/prices.ts', 'utf8');
    const fees = [...list.matchAll(/published\((\d+)\)/g)].map(([, fee]) => inRupees(Number(fee)));
    expect(fees.length).toBeGreaterThan(10);
    const amounts = new RegExp(`(?:${[...new Set(fees)].join('|')})(?![\\d,]*\\d)`, 'g');
    const isOfLaw = /^(?:calculators|_next\/static\/chunks)\//;
    expect(placesOf(amounts).filter((place) => !isOfLaw.test(place))).toEqual([]);
    expect(placesOf(/rupees:[1-9]\d*(?:e3)?[,}]/g)).toEqual([]);
    // A fee that was zeroed must not be shown either.
    expect(placesOf(/₹0(?![\d,.])/g).filter((place) => place.startsWith('services/'))).toEqual([]);
  });

  test('no file offers anything free or a best value', () => {
    // In prose alone: `.free(…)` and `free:` in scripts do not count.
    expect(placesOf(/[\s"'`(>]free[\s"'`.,;!?)<]|best value|costs nothing/gi)).toEqual([]);
  });

  test('no file has a testimonial or a star', () => {
    const said = [...home.testimonials.entries, ...contact.testimonials.entries];
    expect(placesOf(anyOf(said.flatMap(({ name, text }) => [name, text])))).toEqual([]);
    expect(placesOf(/Rated \d|of 5 stars|aggregateRating/g)).toEqual([]);
  });

  test('no file claims more than the year, the offices and the headcount', () => {
    const shown = claimsShown().map(({ id }) => id);
    const hidden = claims.filter(({ id }) => !shown.includes(id));
    expect(placesOf(anyOf(hidden.map(({ label }) => label)))).toEqual([]);
  });

  test('structured data offers nothing', () => {
    expect(placesOf(/"@type":"(?:Offer|OfferCatalog)"|isAccessibleForFree|priceRange/g)).toEqual(
      [],
    );
  });

  test('every public page names the registration and the last change', async ({ request }) => {
    for (const { path: address } of routes.filter((route) => route.indexed)) {
      const page = await (await request.get(address)).text();
      expect(page, address).toContain(disclosure.registration);
      expect(page, address).toContain('Last changed on');
    }
    const people = await (await request.get('/team')).text();
    for (const member of team.members) {
      if ('membership' in member) expect(people).toContain(member.membership);
    }
  });
});
