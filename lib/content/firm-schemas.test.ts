import { contact } from '@/content/contact';
import { home } from '@/content/home';
import { contactSchema, homeSchema } from '@/lib/content/firm-schemas';

test('a link to an unknown route is refused, and its field named', () => {
  const [first, ...rest] = home.services.cards;
  const broken = { ...first, action: { ...first.action, href: '/services/audits' } };
  const issues = homeSchema.safeParse({
    ...home,
    services: { ...home.services, cards: [broken, ...rest] },
  }).error?.issues;
  expect(issues).toMatchObject([
    {
      path: ['services', 'cards', 0, 'action', 'href'],
      message: 'is no path of content/routes.ts',
    },
  ]);
});

test('an unknown price is refused, and its field named', () => {
  const [first, ...rest] = home.specialised.entries;
  const broken = { ...first, fee: { price: 'gst-lifetime', from: false } };
  const issues = homeSchema.safeParse({
    ...home,
    specialised: { ...home.specialised, entries: [broken, ...rest] },
  }).error?.issues;
  expect(issues).toMatchObject([
    {
      path: ['specialised', 'entries', 0, 'fee', 'price'],
      message: 'is no id of content/prices.ts',
    },
  ]);
});

test('an empty heading is refused, and its field named', () => {
  const issues = contactSchema.safeParse({
    ...contact,
    faq: { ...contact.faq, heading: '  ' },
  }).error?.issues;
  expect(issues).toMatchObject([
    { path: ['faq', 'heading'], message: 'is empty or has spaces around it' },
  ]);
});

test('a misspelt field is refused', () => {
  const issues = contactSchema.safeParse({ ...contact, hero: { ...contact.hero, led: 'x' } }).error
    ?.issues;
  expect(issues).toMatchObject([{ path: ['hero'], code: 'unrecognized_keys', keys: ['led'] }]);
});
