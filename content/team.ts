import people from '@/content/data/people.json' with { type: 'json' };
import { applicationsAnswered } from '@/content/promises';
import { site } from '@/content/site';
import type { TeamContent } from '@/content/types/firm';
import { joinInSentence } from '@/content/words/counts';
import { listOffered, offersAny } from '@/content/words/offered';

const [headOffice] = site.offices;
const audits = offersAny('/services/audit');
const departments = listOffered([
  ['audit', '/services/audit'],
  ['tax', '/services/taxation', '/services/itr-filing', '/services/tds-return'],
  ['accounts', '/services/accounting', '/services/bookkeeping'],
]);
const served = [
  'You serve your articles',
  ...(departments.length > 0 ? [`in ${joinInSentence(departments)}`] : []),
  ...(departments.length > 1 ? ['in turn'] : []),
].join(' ');

export const team = {
  hero: {
    heading: 'The people who do the work',
    lead: 'The partner signs and the associate is your first contact. You can call both, and the rest of the firm works with them.',
  },
  signing: {
    heading: 'Who signs what',
    entries: [
      ...(audits ? [{ label: 'Audit report', figure: 'Partner, with UDIN' }] : []),
      { label: 'Certificate', figure: 'Partner, with UDIN' },
      { label: 'Quotation', figure: 'Partner' },
      { label: 'Your return', figure: 'You' },
    ],
    ending: {
      heading: audits ? 'How a report ends' : 'How a certificate ends',
      text: 'It ends with the partner’s name, membership number and signature, and a UDIN, which you can check with the Institute.',
      place: `${headOffice.city}, 2 September 2026`,
      udin: '26000000SAMPLE0001',
    },
  },
  // In content/data/people.json: your own picture is a file in public/, upright, 4 by 5.
  members: people.members as unknown as TeamContent['members'],
  careers: {
    heading: 'Work with us',
    paragraphs: [
      `We take articled assistants and qualified people when the work asks for it. ${served}, under a partner who reads your working papers.`,
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
