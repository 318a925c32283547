/** What a firm says of itself in words follows from the services that it lists. */
import type * as site from '@/content/site';

const specified = jest.requireActual<typeof site>('@/content/site');

async function loadCopyWithout(unlisted: readonly string[], conduct: typeof site.conduct) {
  jest.resetModules();
  const site = { ...specified.site, tagline: null };
  jest.doMock('@/content/site', () => ({ ...specified, site, conduct, unlisted }));
  const { home } = await import('@/content/home');
  const { about } = await import('@/content/about');
  const { team } = await import('@/content/team');
  const { contact } = await import('@/content/contact');
  const { terms } = await import('@/content/legal/terms');
  const { privacy } = await import('@/content/legal/privacy');
  const { pricing } = await import('@/content/services/pricing');
  const { routes } = await import('@/content/routes');
  const { contactSubjects, quickContactServices } = await import('@/content/subjects');
  const labels = (rows: readonly { label: string }[]) => rows.map(({ label }) => label);
  return {
    heading: home.hero.heading as string,
    lead: home.hero.lead,
    about: [about.hero.lead, about.expertise.areas, about.values.entries[1]?.text].flat(),
    team: [
      labels(team.signing.entries),
      team.signing.ending.heading,
      team.signing.ending.text,
      team.careers.paragraphs,
    ].flat(),
    contact: contact.faq.items.map(({ question }) => question),
    terms: terms.sections[1].blocks[0],
    legal: JSON.stringify([terms.sections, privacy.sections]),
    pricing: [pricing.packages.text, pricing.packages.foot],
    questions: pricing.faq.items.map(({ question }) => question),
    routes: routes
      .filter(({ listed, group }) => listed && group === 'firm')
      .flatMap(({ description, keywords }) => [description, ...keywords]),
    prices: routes
      .filter(({ path }) => path === '/services/pricing')
      .flatMap(({ description, keywords }) => [description, ...keywords]),
    subjects: labels(contactSubjects),
    quick: labels(quickContactServices),
  };
}

/** An empty text or list stops the build. */
async function expectNoFaults() {
  const { findContentFaults } = await import('@/lib/content/content-faults');
  const { loadContentModules } = await import('@/lib/content/modules');
  expect(findContentFaults(await loadContentModules())).toEqual([]);
}

const without = [
  '/services/audit',
  '/services/company-incorporation',
  '/services/financial-planning',
];

describe.each(['specified', 'strict'] as const)('under the %s conduct', (conduct) => {
  test('a firm without audit, incorporation and planning names none of them', async () => {
    const loaded = await loadCopyWithout(without, conduct);
    const { pricing, ...others } = loaded;
    expect(JSON.stringify(others)).not.toMatch(/audit|incorporat|financial planning/i);
    expect(pricing).toEqual([
      expect.stringContaining('The statutory audit, which every company needs, is not included.'),
      null,
    ]);
    await expectNoFaults();
  });

  test('a firm that offers a single service has whole sentences still', async () => {
    const { services } = await import('@/content/routes').then(({ routes }) => ({
      services: routes.flatMap(({ path, group }) => (group === 'services' ? [path] : [])),
    }));
    const offered = ['/services/pricing', '/services/tds-return'];
    const loaded = await loadCopyWithout(
      services.filter((path) => !offered.includes(path)),
      conduct,
    );
    expect(JSON.stringify(loaded)).not.toMatch(/ ,|, ?\.|\s\s|\. \.|undefined| in in | in turn/);
    expect(loaded.heading).toBe('Chartered accountants.');
    expect(loaded.lead).toMatch(/Work for individuals and businesses across India\.$/);
    expect(loaded.quick).toEqual(['Other']);
    expect(loaded.subjects).toEqual(['Other']);
    await expectNoFaults();
  });
});

test('a firm that keeps books but files no taxes claims the books alone', async () => {
  const taxes = ['/services/taxation', '/services/itr-filing'];
  expect((await loadCopyWithout(taxes, 'specified')).heading).toBe('Books that balance.');
  expect((await loadCopyWithout(taxes, 'strict')).heading).toBe('Audit and accounts.');
});

test('a subject of two services names the one that is offered', async () => {
  const { subjects, terms } = await loadCopyWithout(['/services/accounting'], 'specified');
  expect(subjects).toContain('Bookkeeping');
  expect(terms).toContain('taxation, bookkeeping, regulatory compliance');
});
