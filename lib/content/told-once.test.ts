import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { durations } from '@/content/durations';
import { fee, lowestFee, priceIds, prices, pricesIn } from '@/content/prices';
import * as promises from '@/content/promises';
import { returnDays } from '@/content/return-days';
import { site } from '@/content/site';
import { formatPrice } from '@/lib/content/prices';

/** Figures of the law that happen to equal fees of ours. */
const exceptions: Record<string, readonly string[]> = {
  // Late fees under section 234F that happen to equal fees of ours.
  'content/services/itr-filing.ts': ['₹5,000'],
  // The wage ceiling of EPF, and a wage below it.
  'content/services/accounting.ts': ['₹25,000', '₹20,000'],
  'content/services/audit.ts': ['₹5,000'],
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
  // The wage ceilings of EPF, and a wage between them.
  'content/tables/payroll.ts': ['₹25,000', '₹20,000', '₹15,000'],
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

const sources = ['content', 'lib/content/sample-documents']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll(path.sep, '/')),
    ),
  )
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .filter((file) => !/^content\/(prices|durations|promises|samples\/|words\/)/.test(file))
  .map(
    (file) => [file, readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')] as const,
  );

/** One line for each thing typed that content/ holds once. */
const typedIn = (find: (source: string, file: string) => readonly string[]) =>
  sources.flatMap(([file, source]) => find(source, file).map((typed) => `${file}: ${typed}`));

test('a fee is typed in content/prices.ts alone', () => {
  const published = new Set(priceIds.map(fee));
  const typed = typedIn((source, file) =>
    (source.match(/₹[\d,]*\d/g) ?? [])
      .filter((amount) => published.has(amount))
      .filter((amount) => !exceptions[file]?.includes(amount)),
  );
  expect(typed).toEqual([]);
});

test('a duration is typed in content/durations.ts alone', () => {
  const all = Object.values(durations);
  expect(typedIn((source) => all.filter((duration) => source.includes(duration)))).toEqual([]);
});

test('a promise is typed in content/promises.ts alone', () => {
  const all = Object.values(promises).filter((words) => typeof words === 'string');
  expect(typedIn((source) => all.filter((words) => source.includes(words)))).toEqual([]);
});

test('service pages take the moved days of AY 2026-27 from content/return-days.ts', () => {
  const moved = [returnDays.auditReport, returnDays.audit];
  const typed = typedIn((source, file) =>
    file.startsWith('content/services/') ? moved.filter((day) => source.includes(day)) : [],
  );
  expect(typed).toEqual([]);
});

test('a city of an office is typed only where offices, story, people and the law are', () => {
  const typed = typedIn((source, file) =>
    namesCities.test(file) ? [] : cities.filter((city) => source.includes(city)),
  );
  expect(typed).toEqual([]);
});

test('services and calculators are counted, not typed', () => {
  const counts =
    /\b(five|six|twelve|thirteen|5|6|12|13) (?:free |service )?(?:calculators|services|service pages)\b/gi;
  expect(typedIn((source) => source.match(counts) ?? [])).toEqual([]);
});

test.each([...priceIds])('the fee of %s reads alike in a sentence and in a price list', (id) => {
  expect(formatPrice(prices[id])).toContain(fee(id));
});

test('the lowest fee of a group', () => {
  const [lowest = 'audit-tax'] = pricesIn('audit').sort(
    (one, other) => prices[one].rupees - prices[other].rupees,
  );
  expect(lowestFee('audit')).toBe(`from ${fee(lowest)}`);
});

test('what a Sunday or a holiday means for a last day is said in one sentence', () => {
  const all = ['app', 'components', 'lib', 'content'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll(path.sep, '/')),
    ),
  );
  const written = all
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^content\/samples\//.test(file))
    .filter((file) =>
      /(next|previous) working day|working day (before|after)|General Clauses Act/i.test(
        readFileSync(file, 'utf8'),
      ),
    );
  expect(written).toEqual(['content/words/closed-day.ts']);
});
