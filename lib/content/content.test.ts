/** What types cannot say of content/; a failure names the file and the field. */

import { calculatorNames } from '@/content/calculators/names';
import { savedResults } from '@/content/calculators/saved-results';
import { helpSupportCopy } from '@/content/client-area/help-support';
import { dueDates } from '@/content/due-dates';
import { priceIds, prices } from '@/content/prices';
import { routes } from '@/content/routes';
import { businessRegistration } from '@/content/services/business-registration';
import { pricing } from '@/content/services/pricing';
import { officeCities, site, unlisted } from '@/content/site';
import type { DueDates } from '@/content/types/due-dates';
import { isStrict } from '@/content/words/conduct';
import { joinInSentence } from '@/content/words/counts';
import { plusGst } from '@/content/words/plus-gst';
import { findContentFaults } from '@/lib/content/content-faults';
import { type ContentModule, loadContentModules } from '@/lib/content/modules';
import { listMenuRoutes, listRoutes } from '@/lib/content/routes';
import { servicePages } from '@/lib/content/service-pages';
import { listFiles } from '@/lib/list-files';
import { isClientAreaRemoved } from '@/lib/scripts/adopt/client-area-files';
import { getCalculatorContent } from '@/lib/test-support/every-calculator';

let modules: ContentModule[];
beforeAll(async () => {
  modules = await loadContentModules();
});

const cities = joinInSentence(officeCities);

const listFaults = (value: ContentModule['value'], file = 'content/home.ts') =>
  findContentFaults([{ file, value }]);

test('every text, link, date and list of content/ matches its schema', () => {
  expect(modules.length).toBeGreaterThan(60);
  expect(findContentFaults(modules)).toEqual([]);
});

const phone = { display: '+91 98765 43210', href: 'tel:+919876543210' };
const hours = { from: 'Mon', to: 'Fri', opens: '09:00', closes: '18:00' };

test.each<[value: object, fault: string]>([
  [{ heading: ' ' }, 'heading: " " is empty or has spaces around it'],
  [{ lead: 'To write: a line' }, 'lead: "To write: a line" is yet to be written'],
  [{ heading: 'Fees ' }, 'heading: "Fees " is empty or has spaces around it'],
  [{ faq: [{ answer: '' }] }, 'faq[0].answer: "" is empty or has spaces around it'],
  [{ href: '/kontakt' }, 'href: "/kontakt" is no path of content/routes.ts and no file in public/'],
  [{ href: '#Services' }, 'href: "#Services" is no anchor such as #services'],
  [{ until: '2026-02-30' }, 'until: "2026-02-30" is no day'],
  [{ from: '2026-03-02', until: '2026-03-01' }, 'until: must not be before from'],
  [{ days: [{ month: 2, day: 29 }] }, 'days[0].day: is no day of that month in every year'],
  [{ href: 'http://x.com/' }, 'href: "http://x.com/" is no link such as https://x.com/'],
  [{ href: 'https://wa.me/12' }, 'href: "https://wa.me/12" is no link to wa.me'],
  [{ href: 'tel:98765' }, 'href: "tel:98765" is no tel: link with country code'],
  [{ ...phone, display: '+91 98765 43219' }, 'href: must dial the number that is displayed'],
  [{ email: 'a@b' }, 'email: "a@b" is no email address'],
  [{ href: 'mailto:a..b@c.in' }, 'href: "mailto:a..b@c.in" is no email address'],
  [{ ...hours, closes: '08:00' }, 'closes: must be after opens'],
  [{ ...hours, closes: '9 pm' }, 'closes: is no time of day'],
  [{ ...hours, to: 'Fry' }, 'to: is no day such as Mon'],
  [{ ...hours, from: 'Sat' }, 'to: must not be before from'],
  [{ rules: [{ id: 'gst' }, { id: 'tds' }, { id: 'gst' }] }, 'rules[2].id: repeats "gst"'],
  [{ items: ['PAN', 'TAN', 'PAN'] }, 'items[2]: repeats "PAN"'],
  [
    { faq: ['Yes', 'No'].map((answer) => ({ question: 'Why?', answer })) },
    'faq[1].question: repeats "Why?"',
  ],
])('%j is named with its field', (value, fault) => {
  expect(listFaults({ home: value })[0]).toBe(`content/home.ts: home.${fault}`);
});

test('an address that the build checks itself has its own shape', () => {
  const local = {
    endpoint: 'http://localhost:8787/messages',
    script: 'http://localhost:8787/x.js',
  };
  expect(listFaults({ home: local })).toEqual([]);
});

test('a right value has no fault', () => {
  const row = ['4,000', '4,000'];
  expect(
    listFaults({ home: { phone, hours, rows: [row], href: '/about', on: '2028-02-29' } }),
  ).toEqual([]);
});

describe('the route table', () => {
  test('each route has a page, and each page a route', () => {
    const pages = listFiles(['.'], 'app')
      .map((file) => `/${file}`)
      .filter((file) => file.endsWith('/page.tsx'))
      .map((file) => file.replace(/\/\(\w+\)|\/page\.tsx$/g, '') || '/');
    const present = routes.filter(
      ({ group }) => !isClientAreaRemoved() || (group !== 'access' && group !== 'dashboard'),
    );
    expect(present.map(({ path }) => path).sort()).toEqual(pages.sort());
  });

  test('titles and descriptions fit a search result', () => {
    // The firm's name follows a title, and its cities are in some texts: these have the length they
    // have.
    const measureLength = (text: string) => text.replace(cities, '').length;
    const long = routes.flatMap(({ path, title, description }) => [
      ...(measureLength(title) < 42 ? [] : [`content/routes.ts: ${path}: title`]),
      ...(measureLength(description) <= 160 ? [] : [`content/routes.ts: ${path}: description`]),
    ]);
    expect(long).toEqual([]);
  });

  test.each(['title', 'description', 'image'] as const)(
    'no two indexed pages share a %s',
    (field) => {
      const indexed = routes.filter((route) => route.indexed);
      const first = (value: string) => indexed.find((route) => route[field] === value)?.path;
      const repeated = indexed.filter((route) => first(route[field]) !== route.path);
      expect(repeated.map(({ path }) => `content/routes.ts: ${path}: ${field}`)).toEqual([]);
    },
  );

  test('every page is below another of the table, and has keywords', () => {
    const paths: (string | null)[] = [null, ...routes.map(({ path }) => path)];
    expect(routes.filter(({ parent }) => !paths.includes(parent))).toEqual([]);
    expect(routes.filter(({ keywords }) => keywords.length === 0)).toEqual([]);
  });

  test('search engines index every page except sign-in and client pages', () => {
    const hidden = routes.filter(({ listed, indexed }) => listed && !indexed);
    expect(new Set(hidden.map(({ group }) => group))).toEqual(new Set(['access', 'dashboard']));
  });

  test('lists leave out services that the firm does not offer, and no other page', () => {
    const left = routes.filter(({ listed }) => !listed);
    expect(left.map(({ path }) => path).sort()).toEqual([...unlisted].sort());
    expect(left.filter(({ indexed }) => indexed)).toEqual([]);
    expect(listMenuRoutes('services')).toHaveLength(
      listRoutes('services').length - unlisted.length,
    );
  });
});

const pages: readonly { path: string; related: readonly string[] }[] = [
  ...Object.values(servicePages),
  pricing,
  ...calculatorNames.map(getCalculatorContent),
];

describe('services and calculators', () => {
  test('each page of the route table has its content, under its own path', () => {
    const paths = [...listRoutes('services'), ...listRoutes('calculators')].map(({ path }) => path);
    expect(pages.map(({ path }) => path).sort()).toEqual(paths.sort());
  });

  test('none lists itself as related', () => {
    const own = pages.filter(({ path, related }) => related.includes(path));
    expect(own.map(({ path }) => `content${path}.ts: related`)).toEqual([]);
  });

  test('each structure has one benefit for each heading', () => {
    const { benefitTitles, items } = businessRegistration.structures;
    for (const { benefits } of items) expect(benefits).toHaveLength(benefitTitles.length);
  });

  test('each kind of work is counted for each package', () => {
    for (const { times } of pricing.packages.work) {
      expect(times).toHaveLength(pricing.packages.items.length);
    }
  });
});

describe('the price list', () => {
  test('has whole rupees, and none under the strict conduct', () => {
    const wrong = priceIds.filter((id) => {
      const { rupees } = prices[id];
      return isStrict ? rupees !== 0 : !Number.isInteger(rupees) || rupees <= 0;
    });
    expect(wrong.map((id) => `content/prices.ts: ${id}: rupees`)).toEqual([]);
  });

  // Under the strict conduct no fee is shown.
  (isStrict ? test.skip : test)('the pricing page says once that GST is added, in its lead', () => {
    expect(JSON.stringify(pricing).split(plusGst)).toHaveLength(2);
    expect(pricing.lead).toContain(plusGst);
  });
});

describe('due dates', () => {
  const { rules }: DueDates = dueDates;

  test('a rule that counts from another finds one with dates of its own', () => {
    const astray = rules.filter(({ when }) => {
      if (!('rule' in when)) return false;
      const named = rules.find(({ id }) => id === when.rule)?.when;
      return !named || 'rule' in named || named.kind === 'event';
    });
    expect(astray.map(({ id }) => `content/due-dates.ts: ${id}: when.rule`)).toEqual([]);
  });

  test('a day of every month is one that February has', () => {
    const late = rules.filter(({ when }) => when.kind === 'monthly' && when.day > 28);
    expect(late.map(({ id }) => `content/due-dates.ts: ${id}: when.day`)).toEqual([]);
  });
});

describe('offices', () => {
  test.each(site.officeHours)('the hours of $office say where that office is', (office) => {
    const street = site.offices.find(({ city }) => office.office.startsWith(city))?.street;
    if (!street) expect('where' in office && office.where).toMatch(/by appointment/);
  });

  test.each(site.offices)('$name has hours and a member in charge', ({ city, inCharge }) => {
    expect(site.officeHours.filter(({ office }) => office.startsWith(city))).toHaveLength(1);
    expect(inCharge.name).toMatch(/^\S+ .*\S$/);
    expect(inCharge.membership).toMatch(/^\d{6}$/);
  });

  test('the grievance officer is at one of the offices', () => {
    expect(site.offices.map(({ id }) => id)).toContain(site.grievanceOfficer.office);
  });
});

test('help says that a request has to be sent', () => {
  const answers = helpSupportCopy.faq.items.map(({ answer }) => answer);
  expect(answers).toContainEqual(
    expect.stringMatching(/Send it from there by WhatsApp or mail: we learn of it only then/),
  );
});

test('a result of one’s own that is opened is not said to come from a link', () => {
  expect(savedResults.opened.whole).not.toMatch(/\blink\b/i);
});
