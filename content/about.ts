import { legalFigures } from '@/content/legal/figures';
import { accessByEngagement, dueDatesRead, languages, lateFeeOfOurs } from '@/content/promises';
import { disclosure, getClaimFigure, officeCities, pageCount, site } from '@/content/site';
import type { AboutContent } from '@/content/types/firm';
import { isStrict } from '@/content/words/conduct';
import { joinInSentence } from '@/content/words/counts';
import { paidBy } from '@/content/words/engagement';
import {
  includeIfOffered,
  listOffered,
  offersAny,
  type ServicePath,
} from '@/content/words/offered';

const cities = joinInSentence(officeCities);

const verbs = joinInSentence(
  listOffered([
    ['audit', '/services/audit'],
    ['file', '/services/itr-filing', '/services/tds-return', '/services/taxation'],
    [
      'register',
      '/services/gst-registration',
      '/services/business-registration',
      '/services/company-incorporation',
    ],
    ['advise', '/services/consulting', '/services/taxation', '/services/financial-planning'],
  ]),
);

const pages = {
  'Corporate law': '/services/compliance',
  'Direct and indirect taxation': '/services/taxation',
  'Financial auditing': '/services/audit',
  'FEMA compliance': '/services/compliance',
  'SEBI regulations': '/services/compliance',
} as const;
const listServices = (area: string): readonly ServicePath[] =>
  Object.entries(pages).flatMap(([name, page]) => (name === area ? [page] : []));

const counting = pageCount
  ? 'We set no cookies. A script counts page views, and learns nothing that you type.'
  : 'We set no cookies and no trackers.';

// The story is an invented sample, like the firm. Replace it with your own.
export const about = {
  hero: {
    heading: 'Accountants for people and businesses',
    lead: `We ${verbs || 'work'} across India, from offices in ${cities}.`,
  },
  story: {
    heading: 'Our story',
    steps: [
      {
        when: String(site.established),
        title: 'One desk in Civil Lines',
        text: 'Our clients were a dozen leather traders who kept their accounts in red cloth ledgers. Their books were accurate. What they lacked was someone to carry those figures into returns, audits and bank papers without losing a rupee on the way.',
      },
      {
        when: '2017',
        title: 'VAT becomes GST',
        text: 'Sales tax became VAT and then GST; ledgers became spreadsheets and then software. The work stayed the same: enter what happened, prove it, and sign for it.',
      },
      {
        when: '2019',
        title: 'A second office, in Mumbai',
        text: 'A branch followed the clients who moved there. The practice employed company secretaries and cost accountants, so that one file need not visit three offices.',
      },
      {
        when: 'Today',
        title: 'By phone and online',
        text: 'Most clients never come to either office. They send documents online, speak to the partner by phone, and receive a return or a report with every figure traced to its voucher.',
      },
    ],
  },
  purpose: [
    {
      title: 'Mission',
      text: 'We keep your books accurate, your taxes right and your filings on time, and explain each of them in words you can repeat.',
    },
    {
      title: 'Vision',
      text: isStrict
        ? 'We want the accounts of a shop in a small town kept with the same care as those of a listed company.'
        : 'We want a shop in a small town to get the same quality of accounts and advice as a listed company, at a fee it knows beforehand.',
    },
  ],
  values: {
    heading: 'Our values',
    note: 'Follow the links to see them in practice.',
    entries: [
      {
        title: 'Integrity',
        text: 'We sign only what we have checked. If a claim would not survive an assessment, we say so before it is filed.',
        voucher: { label: 'Who signs what', href: '/team' },
      },
      {
        title: 'Independence',
        text: `${includeIfOffered('/services/audit', 'An auditor who also keeps the books is no auditor. ')}Where the law or our code asks for distance, we leave the work to another firm.`,
        voucher: { label: 'Whom we may audit', href: '/services/audit' },
      },
      {
        title: 'Confidentiality',
        text: `What you tell us stays in the file. ${accessByEngagement}`,
        voucher: { label: 'Privacy policy', href: '/privacy' },
      },
      {
        title: 'Plain words',
        text: 'Our letters name the section, the amount and the date, and then say what it means for you.',
        voucher: { label: 'The computation you approve', href: '/services/itr-filing' },
      },
      {
        title: 'Punctuality',
        text: `${dueDatesRead} ${lateFeeOfOurs}`,
        voucher: { label: 'The due dates of the year', href: '/services/compliance' },
      },
      {
        title: 'Continuity',
        text: 'We keep files so that someone who has never met you can read yours. If the person you know leaves, the next one has read it before you call.',
        voucher: { label: 'One bill through the books', href: '/services/accounting' },
      },
    ],
  },
  highlights: {
    heading: 'The firm in four lines',
    entries: [
      { label: 'Established', figure: String(site.established) },
      { label: 'Professionals', figure: getClaimFigure('professionals') },
      isStrict
        ? { label: 'Firm registration number', figure: disclosure.registration ?? '' }
        : { label: 'Certifications', figure: site.certifications.join(', ') },
      { label: 'Locations', figure: officeCities.join(', ') },
    ],
  },
  expertise: {
    heading: 'Areas of expertise',
    intro: 'Follow a row to its page.',
    areas: site.expertise.filter(
      (area) => listServices(area).length === 0 || offersAny(...listServices(area)),
    ),
    pages,
  },
  record: {
    heading: 'How we work with you',
    entries: [
      {
        title: 'Terms of payment',
        text: `You typically pay within ${legalFigures.paymentTerms} of the invoice, ${paidBy}, as the engagement letter says.`,
      },
      {
        title: 'Languages',
        text: `We speak and write ${joinInSentence(languages)}.`,
      },
    ],
  },
  colophon: {
    heading: 'About this site',
    law: 'The law is from sources published up to',
    changed: 'Last changed on',
    entries: [
      {
        title: 'Privacy',
        text:
          site.delivery === 'none'
            ? `${counting} What you type stays in your browser.`
            : `${counting} Only a message that you send leaves your browser.`,
      },
    ],
  },
  closing: {
    heading: 'Meet the people who do the work',
    text: 'Or ask a question first.',
    actions: [
      { label: 'Contact us', href: '/contact' },
      { label: 'See the team', href: '/team' },
    ],
  },
} as const satisfies AboutContent;
