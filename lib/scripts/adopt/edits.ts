import { payments } from '@/content/site';
import { isSample } from '@/lib/content/sample-marks';
import type { Facts } from '@/lib/scripts/adopt/facts';

export type Edit = { file: string; path: string; value: unknown };

/** Code instead of text: `code('String(established)')`. */
export class Code {
  constructor(readonly text: string) {}
}
const createCode = (text: string) => new Code(text);

export function formatAsCode(value: unknown): string {
  if (value instanceof Code) return value.text;
  if (Array.isArray(value)) return `[${value.map(formatAsCode).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return `{ ${entries.map(([key, item]) => `${JSON.stringify(key)}: ${formatAsCode(item)}`).join(', ')} }`;
}

const filterDigits = (phone: string) => phone.replaceAll(/\D/g, '');
const createPhone = (phone: string) => ({ display: phone, href: `tel:+${filterDigits(phone)}` });
/** `office` if the city has no Latin letters. */
const createOfficeId = (city: string) =>
  city
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'office';

function numberOffices({ offices }: Facts) {
  const ids: string[] = [];
  for (const { city } of offices) {
    const id = createOfficeId(city);
    const numbered = [id, ...offices.map((_, index) => `${id}-${index + 2}`)];
    ids.push(numbered.find((candidate) => !ids.includes(candidate)) ?? id);
  }
  return offices.map(({ phone: _, ...office }, index) => ({
    id: ids[index] ?? '',
    name: `${index === 0 ? 'Head office' : 'Branch office'}, ${office.city}`,
    ...office,
    country: 'IN',
  }));
}

function listPhones({ phone, offices }: Facts) {
  const phones = offices.flatMap(({ city, phone }) =>
    phone ? [{ label: `${city} office`, ...createPhone(phone) }] : [],
  );
  const own = { label: 'Office', ...createPhone(phone) };
  return phones.some(({ href }) => href === own.href) ? phones : [own, ...phones];
}

/** In two parts if the office closes for lunch. */
function listOpenHours({ lunch, ...hours }: Facts['hours']) {
  return lunch
    ? [
        { ...hours, closes: lunch.from },
        { ...hours, opens: lunch.to },
      ]
    : [hours];
}

function createSiteEdits(facts: Facts): Record<string, unknown> {
  const { emails, grievanceOfficer, registration, peerReview, helpline } = facts;
  const offices = numberOffices(facts);
  return {
    conduct: facts.conduct,
    clientArea: facts.clientArea,
    established: facts.established,
    social: facts.social,
    // A firm gives its own address, after checking the page.
    ...(isSample(payments) && { payments: null }),
    'disclosure.registration': registration,
    'disclosure.peerReview': peerReview,
    'site.name': facts.name,
    'site.kind': facts.kind,
    'site.url': facts.url,
    'site.blurb': facts.blurb,
    'site.tagline': facts.tagline ?? null,
    'site.phones': listPhones(facts),
    'site.emergency': {
      label: 'Emergency helpline',
      ...createPhone(helpline.phone),
      note: createCode('helplineHours'),
    },
    'site.whatsapp.href': `https://wa.me/${filterDigits(facts.whatsapp)}`,
    'site.emails': [
      { label: 'General', address: emails.general },
      { label: 'Support', address: emails.support },
    ],
    'site.delivery': facts.endpoint ? { endpoint: facts.endpoint } : 'none',
    'site.careersEmail': emails.careers,
    'site.securityEmail': emails.security,
    'site.grievanceOfficer': {
      name: grievanceOfficer.name,
      email: emails.grievance,
      phone: createPhone(grievanceOfficer.phone),
      office: (offices.find(({ city }) => city === grievanceOfficer.office) ?? offices[0])?.id,
    },
    'site.offices': offices,
    'site.certifications': facts.certifications,
    'site.expertise': facts.expertise ?? [
      ...new Set(facts.people.flatMap(({ expertise }) => expertise)),
    ],
    unlisted: facts.unlisted,
    claims: [
      { id: 'established', figure: createCode('String(established)'), label: 'Established' },
      {
        id: 'experience',
        figure: String(facts.experience),
        label: 'Years combined experience',
      },
      { id: 'professionals', figure: String(facts.professionals), label: 'Professionals' },
    ],
  };
}

const listPeople = ({ people }: Facts) =>
  people.map(({ bio, phone, ...person }) => ({
    ...person,
    bio: [bio],
    phone: createPhone(phone),
    sample: false,
  }));

export function createEdits(facts: Facts): Edit[] {
  const { lunch: _, ...hours } = facts.hours;
  const files: Record<string, Record<string, unknown>> = {
    'content/site.ts': createSiteEdits(facts),
    'content/promises.ts': {
      languages: facts.languages,
      helplineHours: facts.helpline.hours,
    },
    'content/data/people.json': { members: listPeople(facts) },
    'content/data/office.json': {
      hours,
      // Two offices in one city share their hours.
      offices: [...new Set(facts.offices.map(({ city }) => city))].map((city) => ({
        office: `${city} office`,
        open: listOpenHours(facts.hours),
      })),
      closed: facts.closed,
      notice: facts.notice,
    },
    'content/about.ts': {
      'about.story.steps': [
        { when: createCode('String(site.established)'), title: 'How it began', text: facts.story },
      ],
    },
    'content/home.ts': { 'home.testimonials.entries': [] },
    'content/contact.ts': {
      'contact.testimonials.entries': [],
      'contact.maps.places': numberOffices(facts).map(({ id, city, street, postalCode }) => ({
        office: id,
        title: city,
        text: `${street}, ${city} ${postalCode}`,
        query: `${facts.name}, ${street}, ${city} ${postalCode}`,
      })),
    },
  };
  return Object.entries(files).flatMap(([file, values]) =>
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([path, value]) => ({ file, path, value })),
  );
}

/** Without code, so that only code is left out of comparisons. */
export function serialiseWithoutCode(value: unknown): string {
  return JSON.stringify(value, (_, item) => (item instanceof Code ? undefined : item));
}
