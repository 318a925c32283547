import { applicationsAnswered } from '@/content/promises';
import { site } from '@/content/site';
import type { TeamContent } from '@/content/types/firm';

const founded = 'Founded the firm and has signed its audit reports since.';
const [headOffice] = site.offices;

// The two people are invented samples. Replace them with the firm's own.
export const team = {
  hero: {
    eyebrow: 'Team',
    heading: 'The people who do the work',
    lead: 'The partner signs and the associate is your first contact. You can call both, and the rest of the firm works with them.',
  },
  signing: {
    heading: 'Who signs what',
    entries: [
      { label: 'Audit report', figure: 'Partner, with UDIN' },
      { label: 'Certificate', figure: 'Partner, with UDIN' },
      { label: 'Quotation', figure: 'Partner' },
      { label: 'Your return', figure: 'You' },
    ],
    ending: {
      heading: 'How a report ends',
      text: 'With the partner’s name, membership number and signature, and a UDIN, a number that anyone can check with the Institute.',
      place: `${headOffice.city}, 2 September 2026`,
      udin: '26000000SAMPLE0001',
    },
  },
  members: [
    {
      name: 'Harish Chandra Tandon',
      role: 'Founder and Managing Partner',
      credentials: 'FCA, DISA (ICAI)',
      inShort: founded,
      // With the Institute; a sample.
      membership: '000000',
      // Your own picture is a file in public/, upright, 4 by 5: { file: '/people/name.jpg' }
      portrait: { drawing: 'partner' },
      bio: [
        `${founded} Before that he spent six years on bank and public-sector audits in Kanpur and Lucknow.`,
        'He leads statutory audits, appears before the Commissioner (Appeals), and reads every tax audit report before it is uploaded.',
      ],
      expertise: ['Statutory audit', 'Direct tax', 'Appeals', 'FEMA', 'Valuation'],
      email: 'harish@satyalekh.example',
      phone: { display: '+91 98765 43221', href: 'tel:+919876543221' },
      sample: true,
    },
    {
      name: 'Shruti Nigam',
      role: 'Working Assistant and Associate',
      credentials: 'B.Com, CA (Intermediate)',
      portrait: { drawing: 'associate' },
      bio: [
        'The person most clients speak to first. She opens the engagement, sends the list of documents and keeps the calendar of due dates.',
        'She prepares GST and TDS statements, matches GSTR-2B and Form 26AS (now 168) with the books, and takes incorporations from name reservation to bank account.',
      ],
      expertise: ['GST returns', 'TDS statements', 'ITR filing', 'Company incorporation'],
      email: 'shruti@satyalekh.example',
      phone: { display: '+91 98765 43222', href: 'tel:+919876543222' },
      firstContact: true,
      sample: true,
    },
  ],
  careers: {
    heading: 'Work with us',
    paragraphs: [
      'We take articled assistants and qualified accountants, company secretaries and cost accountants when the work asks for it. Articles are served in audit, tax and accounts in turn, under a partner who reads your working papers.',
      `Send a CV of one page and a few lines on what you want to learn. ${applicationsAnswered}`,
    ],
    action: 'Write to careers',
    subject: 'Application',
  },
  closing: {
    heading: 'Not sure whom to call?',
    text: 'Write to us, and the right person answers.',
    action: { label: 'Contact us', href: '/contact' },
  },
} as const satisfies TeamContent;
