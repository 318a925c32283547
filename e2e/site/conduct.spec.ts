import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { contact } from '@/content/contact';
import { home } from '@/content/home';
import { priceGroups } from '@/content/prices';
import { routes } from '@/content/routes';
import { claims, disclosure } from '@/content/site';
import { team } from '@/content/team';
import { isStrict } from '@/content/words/conduct';
import { fee } from '@/content/words/fees';
import { claimsShown } from '@/lib/content/conduct';

/**
 * Every page, payload and list of the export. The code in chunks is left out: it holds the words of
 * both conducts and says those of one.
 */
const files = () =>
  readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|txt|xml|js|json|webmanifest|svg)$/.test(file))
    .filter((file) => !file.startsWith('_next/static/chunks/'))
    .map((file) => [file, readFileSync(path.join('out', file), 'utf8')] as const);

/** Figures of the law and of the sample business that happen to equal fees of the firm. */
const law = [/section 234F: ₹5,000/g, /Materiality, ₹12,000/g];

/** Where in the export a pattern is, with what is around it; styles say nothing. */
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
/** Matches any of these words; nothing at all where there are none. */
const anyOf = (words: readonly string[]) =>
  new RegExp(words.length > 0 ? words.map(escaped).join('|') : '(?!)', 'g');

test.describe('the strict conduct', () => {
  test.skip(!isStrict, 'the specified conduct was built');

  test('no file names a fee of the price list', () => {
    const fees = priceGroups.flatMap(({ entries }) => entries.map(({ id }) => fee(id)));
    const amounts = new RegExp(`(?:${[...new Set(fees)].join('|')})(?![\\d,]*\\d)`, 'g');
    const places = placesOf(amounts).filter((place) => !place.startsWith('calculators/'));
    expect(places).toEqual([]);
  });

  test('no file offers anything free, nor a best value', () => {
    // A word of prose: what a script calls `.free(…)` or `free:` is none.
    expect(placesOf(/[\s"'`(>]free[\s"'`.,;!?)<]|best value|no fee\b|costs nothing/gi)).toEqual([]);
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
