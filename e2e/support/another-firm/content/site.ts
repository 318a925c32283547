/** A firm unlike the sample in every fact: the tests of the software have to hold for it too. */
const established = 1987;

export type Delivery = 'none' | { endpoint: string; fields?: { readonly [name: string]: string } };

const social: readonly { label: string; href: string }[] = [];

export const conduct = 'strict' as 'specified' | 'strict';

export const disclosure: {
  registration: string | null;
  peerReview: string | null;
  lastChanged: string | null;
} = {
  registration: '104729C',
  peerReview: null,
  lastChanged: '2026-04-01',
};

export const site = {
  name: 'Joshi Mehta & Rao',
  kind: 'Chartered Accountants',
  url: process.env.NEXT_PUBLIC_SITE_URL ?? 'https://joshimehtarao.test',
  blurb: `Accountants and auditors to the workshops and schools of Jaipur since ${established}.`,
  established,
  phones: [{ label: 'Office', display: '+91 141 555 0100', href: 'tel:+911415550100' }],
  emergency: {
    label: 'Out of hours',
    display: '+91 141 555 0199',
    href: 'tel:+911415550199',
    note: 'For clients with a notice that runs out, on any day',
  },
  whatsapp: { label: 'WhatsApp', href: 'https://wa.me/911415550100' },
  emails: [{ label: 'Office', address: 'office@joshimehtarao.test' }],
  // Where delivery.spec.ts listens.
  delivery: { endpoint: 'http://127.0.0.1:4199' } as Delivery,
  careersEmail: 'articles@joshimehtarao.test',
  securityEmail: 'webmaster@joshimehtarao.test',
  grievanceOfficer: {
    name: 'Kavita Joshi',
    email: 'grievance@joshimehtarao.test',
    phone: { display: '+91 141 555 0101', href: 'tel:+911415550101' },
    office: 'jaipur',
  },
  offices: [
    {
      id: 'jaipur',
      name: 'Office, Jaipur',
      street: '7 Haveli Lane, Bapu Bazaar',
      city: 'Jaipur',
      region: 'Rajasthan',
      postalCode: '302003',
      country: 'IN',
      inCharge: { name: 'Kavita Joshi', membership: '412345' },
    },
  ],
  hours: { from: 'Tue', to: 'Sat', opens: '10:30', closes: '18:00' },
  officeHours: [
    { office: 'Jaipur', open: [{ from: 'Tue', to: 'Sat', opens: '10:30', closes: '18:00' }] },
  ],
  unlisted: ['/services/financial-planning', '/services/business-registration'],
  certifications: ['CA', 'CMA'],
  expertise: ['Audit of schools and trusts', 'Indirect taxation', 'Cost audit'],
  social,
} as const;

export const claims = [
  { id: 'established', figure: String(established), label: 'Established' },
  { id: 'offices', figure: '1', label: 'Office' },
  { id: 'professionals', figure: '9', label: 'Professionals' },
  { id: 'experience', figure: '70', label: 'Years between three partners' },
] as const;

export type QuotationKey = {
  x: string;
  y: string;
  from: string;
  until: string | null;
  demo?: true;
};

// The private half is in e2e/support/firm-key.ts.
export const quotationKeys: readonly QuotationKey[] = [
  {
    x: 'bEnDF7WQN-2isdQbMjQuP72eym8z0-stHCSiq6pc7nM',
    y: 'o6TLPS35FMMC_8sadj3ak63TskJGTGRfCmP_L6ZieYw',
    from: '2026-04-01',
    until: null,
  },
];

export type Office = (typeof site.offices)[number];

/** The figure of a display claim, such as `9`. */
export function claimOf(id: (typeof claims)[number]['id']): string {
  return claims.find((claim) => claim.id === id)?.figure ?? '';
}
