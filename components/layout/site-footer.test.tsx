import { sampleCopy } from '@/content/words/samples';

async function footers(own?: { [file: string]: object }) {
  jest.resetModules();
  jest.doMock('@/lib/content/routes', () => ({ listMenuRoutes: () => [] }));
  jest.doMock('@/components/text/link', () => ({ Link: 'a' }));
  for (const [file, exported] of Object.entries(own ?? {})) jest.doMock(file, () => exported);
  const { BriefFooter, SiteFooter } = await import('@/components/layout/site-footer');
  const { renderToStaticMarkup } = await import('react-dom/server');
  return [<SiteFooter key="site" />, <BriefFooter key="brief" />].map((footer) =>
    renderToStaticMarkup(footer),
  );
}

const person = {
  name: 'Asha Verma',
  email: 'asha@verma-ca.in',
  phone: { display: '+91 141 400 1122', href: 'tel:+911414001122' },
  sample: false,
};
const quotes = { testimonials: { entries: [{ name: 'Ravi Meena', sample: false }] } };

const adopted = {
  '@/content/site': {
    site: {
      name: 'Verma & Co.',
      blurb: 'Chartered accountants in Jaipur.',
      url: 'https://www.verma-ca.in',
      phones: [person.phone],
      emails: [{ label: 'General', address: 'office@verma-ca.in' }],
      offices: [
        { street: '3 Ashok Marg', city: 'Jaipur', region: 'Rajasthan', postalCode: '302001' },
      ],
      social: [],
    },
    claims: [{ id: 'clients', figure: '80+', label: 'Clients' }],
    disclosure: { registration: '104729C', peerReview: null, lastChanged: null },
  },
  '@/content/accessibility': { accessibility: { heading: 'Accessibility' } },
  '@/content/team': { team: { members: [person] } },
  '@/content/home': { home: quotes },
  '@/content/contact': { contact: quotes },
  '@/content/about': { about: { colophon: { heading: 'About this site' } } },
};

test.each([
  ['नागपुर के चार्टर्ड अकाउंटेंट: audits and returns.', 'hi', 'नागपुर के चार्टर्ड अकाउंटेंट: '],
  ['Returns and audits, കൊച്ചിയിൽ', 'ml', 'കൊച്ചിയിൽ'],
])('the firm’s line %s names its language', async (blurb, language, part) => {
  const { site } = adopted['@/content/site'];
  const own = { ...adopted['@/content/site'], site: { ...site, blurb } };
  const [footer = ''] = await footers({ ...adopted, '@/content/site': own });
  expect(footer).toContain(blurb.replace(part, `<span lang="${language}">${part}</span>`));
  expect(footer.match(/lang=/g)).toHaveLength(1);
});

test('one line in each footer says that the firm is a sample', async () => {
  const invented = { team: { members: [{ ...person, sample: true }] } };
  for (const footer of await footers({ ...adopted, '@/content/team': invented })) {
    expect(footer.split(sampleCopy.firm)).toHaveLength(2);
  }
});

test('each footer lists the legal pages', async () => {
  const listMenuRoutes = (group: string) => [{ path: `/${group}`, label: group }];
  for (const footer of await footers({ '@/lib/content/routes': { listMenuRoutes } })) {
    expect(footer).toContain('href="/legal"');
  }
});

test('a firm that has replaced the content has no such line', async () => {
  for (const footer of await footers(adopted)) {
    expect(footer).toContain('Verma &amp; Co.');
    expect(footer).not.toMatch(/sample|invented/i);
  }
});

test.each([
  ['a claim', { '@/content/site': { ...adopted['@/content/site'], claims: [{ sample: true }] } }],
  ['a person', { '@/content/team': { team: { members: [{ ...person, sample: true }] } } }],
  [
    'a quote',
    { '@/content/home': { home: { testimonials: { entries: [{ name: 'Farah Khan' }] } } } },
  ],
])('the line stays while %s is the sample firm\u2019s', async (_, left) => {
  for (const footer of await footers({ ...adopted, ...left })) {
    expect(footer).toContain(sampleCopy.firm);
  }
});
