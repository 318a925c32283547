import { claimOf, disclosure, site } from '@/content/site';
import { listInWords } from '@/content/words/counts';

const cities = listInWords(site.offices.map((office) => office.city));

export const about = {
  hero: {
    eyebrow: `About ${site.name}`,
    heading: 'Three partners above a bazaar.',
    lead: `Auditors in ${cities} since ${site.established}, to workshops, schools and trusts.`,
  },
  story: {
    heading: 'How we came to Bapu Bazaar',
    steps: [
      {
        when: String(site.established),
        title: 'A room above a cloth shop',
        text: 'Two classmates rented it. The shop is still a client, and the third partner came with the mill across the road.',
      },
    ],
  },
  purpose: [
    { title: 'What we are for', text: 'Accounts that a school board can read without us.' },
  ],
  values: {
    heading: 'What we keep to',
    entries: [
      { title: 'Sign what you checked', text: 'Nothing leaves the office unread.' },
      { title: 'Small and near', text: 'We take on what we can visit in a day.' },
    ],
  },
  highlights: {
    heading: 'In three lines',
    entries: [
      { label: 'Since', figure: String(site.established) },
      { label: 'People', figure: claimOf('professionals') },
      { label: 'City', figure: site.offices.map((office) => office.city).join(', ') },
    ],
  },
  expertise: {
    heading: 'What we know best',
    intro: 'One partner answers for each.',
    areas: site.expertise,
  },
  record: {
    heading: 'In the register',
    entries: [{ title: 'Number', text: `The Institute lists us as ${disclosure.registration}.` }],
  },
  colophon: {
    heading: 'How these pages are made',
    law: 'The law of',
    changed: 'Changed on',
    entries: [{ title: 'Nothing is followed', text: 'The network tab of your browser shows it.' }],
  },
  closing: {
    heading: 'Come up the stairs.',
    text: 'The door is open from half past ten.',
    actions: [
      { label: 'How to reach us', href: '/contact' },
      { label: 'The partners', href: '/team' },
    ],
  },
} as const;
