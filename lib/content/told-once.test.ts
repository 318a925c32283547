import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { durations } from '@/content/durations';
import { type PriceId, priceGroups } from '@/content/prices';
import { site } from '@/content/site';
import { fee, lowestFee } from '@/content/words/fees';
import { formatPrice, priceGroupOf, priceOf } from '@/lib/content/prices';

/** Figures of the law that happen to equal fees of ours. */
const exceptions: Record<string, readonly string[]> = {
  // Late fees under section 234F that happen to equal fees of ours.
  'content/services/itr-filing.ts': ['₹5,000'],
  // The wage ceiling of EPF.
  'content/services/accounting.ts': ['₹25,000'],
  // The limit of section 193 for debentures.
  'content/calculators/tds-by-law.ts': ['₹5,000'],
  // Fees and penalties of the law.
  'content/tables/late.ts': ['₹1,000', '₹2,000', '₹5,000', '₹10,000', '₹50,000'],
  // Fees and penalties of company law.
  'content/tables/first-year.ts': [
    '₹200',
    '₹500',
    '₹600',
    '₹1,000',
    '₹2,000',
    '₹4,000',
    '₹5,000',
    '₹50,000',
  ],
  // The wage ceiling of EPF.
  'content/tables/payroll.ts': ['₹25,000'],
  // A limit of section 393.
  'content/tables/tds-chart.ts': ['₹20,000'],
  // The limit of section 194T, now 393(3).
  'content/services/business-registration.ts': ['₹20,000'],
  'content/services/tds-return.ts': ['₹20,000'],
};

/** Files that may name cities: offices, story, people, clients, and the law's metro cities. */
const namesCities =
  /^content\/(site|contact|about|team|home|calculators\/hra|figures\/sample-business)\.ts$/;
const cities = site.offices.map((office) => office.city);

const sources = ['content', 'lib/content/specimens']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll(path.sep, '/')),
    ),
  )
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .filter((file) => !/^content\/(prices|durations|samples\/|words\/)/.test(file))
  .map(
    (file) => [file, readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')] as const,
  );

const priceIds = priceGroups.flatMap((group) => group.entries.map((entry) => entry.id));

describe.each(sources)('%s', (file, source) => {
  test('types no fee that content/prices.ts holds', () => {
    const published = new Set(priceIds.map((id) => fee(id)));
    const typed = (source.match(/₹[\d,]*\d/g) ?? []).filter((amount) => published.has(amount));
    expect(typed.filter((amount) => !exceptions[file]?.includes(amount))).toEqual([]);
  });

  test('types no duration that content/durations.ts holds', () => {
    expect(Object.values(durations).filter((duration) => source.includes(duration))).toEqual([]);
  });

  test('types no city of an office', () => {
    if (namesCities.test(file)) return;
    expect(cities.filter((city) => source.includes(city))).toEqual([]);
  });

  test('types no count of services or calculators', () => {
    const counts = /\b(\w+) (?:free |service )?(?:calculators|services|service pages)\b/gi;
    const words = [...source.matchAll(counts)].map(([, word = '']) => word.toLowerCase());
    const numbers = ['five', 'six', 'twelve', 'thirteen', '5', '6', '12', '13'];
    expect(words.filter((word) => numbers.includes(word))).toEqual([]);
  });
});

test.each(priceIds)('the fee of %s reads alike in a sentence and in a price list', (id) => {
  expect(formatPrice(priceOf(id))).toContain(fee(id));
});

test('the lowest fee of a group', () => {
  const group = priceGroupOf('audit');
  const [lowest] = group.entries.toSorted((one, other) => one.rupees - other.rupees);
  expect(lowestFee('audit')).toBe(`from ${fee(lowest?.id as PriceId)}`);
});
