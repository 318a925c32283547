import { calculatorNames } from '@/content/calculators/names';
import { durations } from '@/content/durations';
import { formatFee } from '@/content/prices';
import { signedByPartner } from '@/content/promises';
import { reasons } from '@/content/reasons';
import { officeCities, site } from '@/content/site';
import type { HomeContent } from '@/content/types/firm';
import { isStrict } from '@/content/words/conduct';
import { capitalise, joinInSentence } from '@/content/words/counts';
import { listOffered, offersAny } from '@/content/words/offered';
import { plusGst } from '@/content/words/plus-gst';

const cities = joinInSentence(officeCities);
const others: Readonly<Record<string, string>> = {
  CS: 'company secretaries',
  CMA: 'cost accountants',
};
const staff = joinInSentence(site.certifications.flatMap((name) => others[name] ?? []));
const keepsBooks = offersAny('/services/accounting', '/services/bookkeeping');
const filesTaxes = offersAny('/services/taxation', '/services/itr-filing');
const claims = [
  ...(keepsBooks ? ['Books that balance.'] : []),
  ...(filesTaxes ? ['Taxes that hold up.'] : []),
];
const areas = joinInSentence(
  listOffered([
    ['audit', '/services/audit'],
    ['tax', '/services/taxation', '/services/itr-filing'],
    ['accounts', '/services/accounting', '/services/bookkeeping'],
  ]),
);
const services = joinInSentence(
  listOffered([
    ['audit', '/services/audit'],
    ['taxation', '/services/taxation'],
    ['compliance', '/services/compliance'],
    ['advisory', '/services/consulting', '/services/financial-planning'],
  ]),
);

const soon =
  capitalise(
    ['capital-gains', 'gratuity', 'leave-encashment']
      .filter((name) => !(calculatorNames as readonly string[]).includes(name))
      .join(', ')
      .replaceAll('-', ' '),
  ) || 'Tell us which one you miss';

export const home = {
  hero: {
    heading:
      site.tagline ||
      (isStrict ? areas && `${capitalise(areas)}.` : claims.join(' ')) ||
      'Chartered accountants.',
    lead: `Chartered accountants in ${cities}. ${capitalise(services || 'work')} for individuals and businesses across India.`,
    actions: [
      { label: 'Explore Services', href: '#services' },
      { label: isStrict ? 'Contact the firm' : 'Get Free Consultation', href: '/contact' },
    ],
    example: {
      title: 'Income tax, new regime',
      // The year and its tax come from the rule sets at build time.
      salary: 1500000,
      action: { label: 'Work out yours', href: '/calculators/tax' },
    },
  },
  reasons: {
    ...reasons,
    company: {
      ...reasons.company,
      text: `${isStrict ? 'The fee is agreed in writing first' : `Our fee is ${formatFee('formation-private-limited')} for a private limited company, ${formatFee('formation-opc')} for a One Person Company and ${formatFee('formation-llp')} for an LLP, ${plusGst}`}. From the first papers to the PAN it takes ${durations.incorporation}.`,
    },
  },
  figures: 'The firm in figures',
  services: {
    heading: 'Our services',
    intro: `We are chartered accountants${staff && `, with ${staff} on the staff`}.`,
    cards: [
      {
        title: 'Audit & Assurance',
        text: 'We plan statutory, internal, tax and GST audits around your year end.',
        action: { label: 'Audit services', href: '/services/audit' },
      },
      {
        title: 'Taxation',
        text: 'We plan direct and indirect tax early, and file on time.',
        action: { label: 'Taxation services', href: '/services/taxation' },
      },
      {
        title: 'Accounting',
        text: 'We keep books, payroll and MIS that lenders can rely on.',
        action: { label: 'Accounting services', href: '/services/accounting' },
      },
      {
        title: 'Compliance',
        text: 'We keep ROC, FEMA and SEBI dates on one calendar, each with its proof of filing.',
        action: { label: 'Compliance services', href: '/services/compliance' },
      },
    ],
  },
  why: {
    eyebrow: isStrict ? 'How we work' : 'Why choose us',
    heading: 'What you can expect',
    signs: 'The person who signs',
    number: 'Membership number',
    check: 'Check this number',
    points: [
      {
        title: 'One accountable partner',
        text: signedByPartner,
      },
      {
        title: isStrict ? 'A quotation in writing' : 'Fees known up front',
        text: isStrict
          ? 'It names scope, fee and papers before any work begins.'
          : 'We publish our prices, and quote the rest in writing.',
      },
      {
        title: `A reply within ${durations.reply}`,
        text: `You get a quotation in ${durations.quotation}.`,
      },
      {
        title: 'Pan-India service',
        text: 'You send documents online and need not travel.',
      },
    ],
  },
  specialised: {
    heading: 'Specialised services',
    intro: isStrict
      ? 'We agree the scope beforehand.'
      : `We publish the fees of fixed-scope work, ${plusGst}.`,
    entries: [
      {
        path: '/services/gst-registration',
        title: 'GST Registration',
        text: 'Regular, composition and voluntary',
        duration: durations.gstRegistration,
        fee: { price: 'gst-regular', from: false },
      },
      {
        path: '/services/itr-filing',
        title: 'ITR Filing',
        text: 'ITR-1 to ITR-7, individuals, firms, companies',
        duration: durations.itrFiling,
        fee: { price: 'itr-1', from: true },
      },
      {
        path: '/services/company-incorporation',
        title: 'Company Incorporation',
        text: 'Private limited, One Person Company, LLP',
        duration: durations.incorporation,
        fee: { price: 'formation-opc', from: true },
      },
      {
        path: '/services/tds-return',
        title: 'TDS Return Filing',
        text: 'Salary, contracts, rent, TCS',
        duration: 'Quarterly',
        fee: { price: 'tds-quarterly', from: false },
      },
      {
        path: '/services/consulting',
        title: 'Business Consulting',
        text: 'Plans, valuation and due diligence',
        duration: 'By scope',
        fee: { price: 'consulting-business-plan', from: true },
      },
      {
        path: '/services/financial-planning',
        title: 'Financial Planning',
        text: 'Goals, investments and risk cover',
        duration: 'By scope',
        fee: null,
      },
    ],
    quotation: 'Quotation',
  },
  calculators: {
    heading: isStrict ? 'Calculators' : 'Free calculators',
    intro: 'You see the working, not only the answer.',
    soon: { title: 'More Coming Soon', text: soon },
  },
  testimonials: {
    heading: 'In clients’ words',
    // Invented samples. Replace them with what clients have given you in writing.
    entries: [
      {
        name: 'Ramesh Awasthi',
        company: 'Textile exporter, Kanpur',
        rating: 5,
        text: 'Our GST reconciliation went from a monthly scramble to a two-hour review.',
        sample: true,
      },
      {
        name: 'Dr Nida Siddiqui',
        company: 'Clinic owner, Lucknow',
        rating: 5,
        text: 'They explained every line of the assessment before we signed it.',
        sample: true,
      },
      {
        name: 'Kunal Deshpande',
        company: 'Software founder, Mumbai',
        rating: 5,
        text: 'Each week they told us what was filed and what came next.',
        sample: true,
      },
    ],
  },
  quickContact: {
    heading: 'Ask us a question',
    intro: 'Write here, call us or send a mail.',
    labels: { call: 'Call', write: 'Write', hours: 'Hours' },
  },
  closing: {
    heading: isStrict ? 'Contact the firm' : 'Speak to an accountant',
    text: isStrict
      ? 'Call, write or come to an office.'
      : 'Tell us what it is about. Bring your books as they are.',
    actions: [
      { label: 'Contact us', href: '/contact' },
      { label: isStrict ? 'How a fee is agreed' : 'See pricing', href: '/services/pricing' },
    ],
  },
} as const satisfies HomeContent;
