import { durations } from '@/content/durations';
import { site } from '@/content/site';

const cities = site.offices.map((office) => office.city).join(' · ');

export const home = {
  hero: {
    eyebrow: `${cities}, since ${site.established}`,
    heading: 'Accounts for workshops and schools.',
    lead: 'Audit, GST and cost records by three partners whom you meet at the desk.',
    actions: [
      { label: 'What we do', href: '#services' },
      { label: 'Make an appointment', href: '/contact' },
    ],
    example: {
      title: 'Tax of a workshop owner',
      salary: 900000,
      action: { label: 'Take your own figures', href: '/calculators/tax' },
    },
  },
  services: {
    heading: 'What we do',
    intro: 'Three practices on one floor.',
    cards: [
      {
        title: 'Audit',
        text: 'Trusts, schools and societies.',
        action: { label: 'About audits', href: '/services/audit' },
      },
      {
        title: 'Indirect tax',
        text: 'GST from the first invoice to the appeal.',
        action: { label: 'About tax', href: '/services/taxation' },
      },
      {
        title: 'Books and cost records',
        text: 'Kept weekly, at your place or ours.',
        action: { label: 'About accounts', href: '/services/accounting' },
      },
    ],
  },
  why: {
    eyebrow: 'How we work',
    heading: 'You meet who signs',
    text: 'No call centre, no branch, no agent.',
    points: [
      { title: 'One desk', text: 'The partner who answers has your file.' },
      { title: `An answer in ${durations.reply}`, text: 'By telephone, or by letter if you like.' },
      { title: 'Fees in writing', text: `A quotation within ${durations.quotation}.` },
    ],
  },
  specialised: {
    heading: 'Work by the piece',
    intro: 'Agreed beforehand.',
    entries: [
      {
        path: '/services/gst-registration',
        title: 'A GSTIN',
        text: 'For a workshop or a shop',
        duration: durations.gstRegistration,
        fee: { price: 'gst-regular', from: false },
      },
      {
        path: '/services/itr-filing',
        title: 'An income tax return',
        text: 'For owners and trustees',
        duration: durations.itrFiling,
        fee: { price: 'itr-1', from: true },
      },
      {
        path: '/services/consulting',
        title: 'A second opinion',
        text: 'On a notice or a bid',
        duration: 'By scope',
        fee: null,
      },
    ],
    quotation: 'On request',
  },
  calculators: {
    heading: 'Work it out yourself',
    intro: 'With every line of the working.',
    soon: { title: 'Others follow', text: 'Depreciation, gratuity' },
  },
  testimonials: { heading: 'From clients', entries: [] },
  quickContact: {
    heading: 'Leave us a line',
    intro: `You hear from us within ${durations.reply}.`,
    labels: { call: 'Telephone', write: 'Post', hours: 'Open' },
  },
  closing: {
    heading: 'Come by with the file.',
    text: 'We read it with you.',
    actions: [
      { label: 'How to reach us', href: '/contact' },
      { label: 'What it costs', href: '/services/pricing' },
    ],
  },
} as const;
