/** What people search for is named in the title or description of the page that has it. */
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { planYears } from '@/features/planners/frame/plan-years';
import { servicePages } from '@/lib/content/service-pages';

const found = (path: string) => routes.find((route) => route.path === path);
const [filed] = planYears;
const running = planYears.at(-1) ?? filed;

test.each([
  ['/services/taxation', /advance tax/, /capital gains/],
  ['/services/itr-filing', /late returns/, /143\(1\)/],
  ['/services/tds-return', /late TDS/],
  ['/services/compliance', /due dates/i],
  ['/calculators/tax', /advance tax/, /late returns/, /capital gains/],
  ['/calculators/tds', /late TDS/],
  ['/calculators/gst', /late GST/],
])('%s names its tools in the description', (path, ...tools) => {
  for (const tool of tools) expect(found(path)?.description).toMatch(tool);
});

test.each([
  ['/services/itr-filing', filed.label],
  ['/services/tds-return', running.label],
  ['/calculators/tds', running.label],
])('%s names the year of today in its title: %s', (path, year) => {
  expect(found(path)?.title.toLowerCase()).toContain(year.toLowerCase());
});

test('home and contact name the cities of the offices in their titles', () => {
  for (const { city } of site.offices) {
    for (const path of ['/', '/contact']) expect(found(path)?.title).toContain(city);
  }
});

test.each([
  ['/services/accounting', '/services/bookkeeping'],
  ['/services/bookkeeping', '/services/accounting'],
  ['/services/business-registration', '/services/company-incorporation'],
  ['/services/company-incorporation', '/services/business-registration'],
] as const)('%s links to %s, which is similar', (path, other) => {
  const { see, related } = servicePages[path];
  expect(see?.path).toBe(other);
  expect(see?.label).toContain(found(other)?.label);
  expect(related).toContain(other);
});
