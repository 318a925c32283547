import { business, identity } from '@/content/figures/sample-business';
import type { SampleDocument } from '@/content/sample-documents/sample-document';
import { businessRegistration } from '@/content/services/business-registration';
import { site } from '@/content/site';
import { gstin } from '@/features/services/sample-documents/gst-registration';
import { formatLongDay } from '@/lib/dates';
import { addDays } from '@/lib/days';

const formatIsoDay = (moment: Date) => moment.toISOString().slice(0, 10);
const registered = new Date(`${identity.incorporatedOn} UTC`);
const formatDayAfter = (days: number) => formatLongDay(addDays(formatIsoDay(registered), days));
/** When the first share certificates are due: section 56(4) of the Companies Act. */
const inTwoMonths = new Date(registered);
inTwoMonths.setUTCMonth(registered.getUTCMonth() + 2);

const handedOver = businessRegistration.steps.items.at(-1);

export const businessRegistrationSample: SampleDocument = {
  name: 'The registration set',
  text: 'You get one file with every number that the business has, and the dates of its first year. This one is a company’s; other forms have fewer lines.',
  paper: 'letter',
  head: [site.name, 'Sample, page 1 of 24'],
  blocks: [
    { kind: 'title', text: business.name, under: `${handedOver?.when}: handed over` },
    { kind: 'heading', text: 'What is in the file' },
    {
      kind: 'table',
      columns: [{ head: 'Paper' }, { head: 'Number', at: 'end' }],
      rows: [
        ['Certificate of incorporation', identity.cin],
        ['PAN', identity.pan],
        ['TAN', identity.tan],
        ['Memorandum and articles', 'INC-33, INC-34'],
        ['Share certificates', '1 and 2'],
        ['GST certificate, REG-06', gstin],
        ['Udyam certificate', identity.udyam],
        ['Shop and establishment', '0000/00000'],
        ['Bank account opened', '000000000000'],
      ],
    },
    { kind: 'heading', text: 'Dates of the first months' },
    {
      kind: 'table',
      columns: [{ head: 'What' }, { head: 'By', at: 'end' }],
      rows: [
        ['Company registered', identity.incorporatedOn],
        ['First board meeting, first auditor', formatDayAfter(30)],
        ['Share certificates issued', formatLongDay(formatIsoDay(inTwoMonths))],
        ['INC-20A, before business begins', formatDayAfter(180)],
      ],
    },
    {
      kind: 'signature',
      left: ['Received', 'Date, name, signature'],
      right: [`For ${site.name}`, 'Your DSC stays with you'],
    },
  ],
  notes: [
    {
      on: 'Certificate of incorporation',
      title: 'Proof of birth',
      text: 'For a firm it is the registered deed, for an owner the shop licence.',
    },
    {
      on: 'TAN',
      title: 'From the start',
      text: 'It comes with the PAN. You need it with the first salary or rent.',
    },
    {
      on: 'Share certificates',
      title: 'Whose it is',
      text: 'We have them stamped, signed and entered in the register of members.',
    },
    {
      on: 'Udyam',
      title: 'If it helps',
      text: 'Loans and the 45 days for small suppliers ask for it. It is optional.',
    },
    {
      on: 'INC-20A',
      title: 'After board and auditor',
      text: 'You file it within 180 days, section 10A. Until then no business and no loan.',
    },
    {
      on: 'Received',
      title: 'You keep them',
      text: 'We take no original home. Signature tokens stay with you.',
    },
  ],
};
