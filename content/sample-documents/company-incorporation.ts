import { durations } from '@/content/durations';
import { business, identity } from '@/content/figures/sample-business';
import type { SampleDocument } from '@/content/sample-documents/sample-document';

export const incorporationSample: SampleDocument = {
  name: 'The certificate of incorporation',
  text: `We plan for it ${durations.incorporation} after the first call; the Registrar decides the day. Your file holds it with the charter and the first year’s dates.`,
  paper: 'certificate',
  head: ['Form INC-11', 'Sample'],
  blocks: [
    {
      kind: 'title',
      text: 'Certificate of incorporation',
      under: 'Section 7(2), Companies Act, 2013',
    },
    { kind: 'text', text: 'I hereby certify that' },
    { kind: 'number', text: business.name },
    { kind: 'text', text: `is incorporated on ${identity.incorporatedOn}` },
    { kind: 'text', text: 'and that the company is limited by shares.' },
    { kind: 'heading', text: 'Corporate Identity Number' },
    { kind: 'number', text: identity.cin },
    {
      kind: 'fields',
      rows: [
        ['PAN of the company', identity.pan],
        ['TAN of the company', identity.tan],
      ],
    },
    {
      kind: 'signature',
      left: ['Mailing address', 'of the company'],
      right: ['Digital signature', 'Registrar of Companies', 'Central Registration Centre'],
    },
  ],
  notes: [
    {
      on: business.name,
      title: 'The name',
      text: 'The Registrar allowed it so. Bank, lease and invoices repeat it letter by letter.',
    },
    {
      on: 'is incorporated',
      title: 'The day',
      text: 'You hold the first board meeting and appoint the auditor within 30 days; INC-20A has 180.',
    },
    {
      on: 'and that the company',
      title: 'Limited',
      text: 'Members owe what is unpaid on their shares, and no more.',
    },
    {
      on: identity.cin,
      title: 'CIN',
      text: 'You show it on every letterhead, bill and notice: section 12(3).',
    },
    {
      on: 'PAN',
      title: 'PAN and TAN',
      text: 'They come with the certificate, without an application of their own.',
    },
    {
      on: 'Digital signature',
      title: 'No stamp',
      text: 'The Registrar signs digitally. The MCA portal shows the same entry.',
    },
  ],
};
