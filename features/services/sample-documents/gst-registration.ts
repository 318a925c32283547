import { durations } from '@/content/durations';
import { business, identity } from '@/content/figures/sample-business';
import { createSampleGstin } from '@/content/figures/sample-place';
import type { SampleDocument } from '@/content/sample-documents/sample-document';

export const gstin = createSampleGstin(identity.pan);

export const gstSample: SampleDocument = {
  name: 'The GST certificate',
  text: `You get it in ${durations.gstRegistration} from complete papers, with your first login and the dates of your returns. We shortened it here.`,
  paper: 'form',
  head: ['Form GST REG-06', 'Sample'],
  blocks: [
    { kind: 'title', text: 'Registration certificate', under: 'See rule 10(1), CGST Rules, 2017' },
    { kind: 'heading', text: 'Registration number' },
    { kind: 'number', text: gstin },
    {
      kind: 'fields',
      rows: [
        ['Legal name', business.name],
        ['Trade name, if any', business.name.replace(' Private Limited', '')],
        ['Constitution of business', 'Private Limited Company'],
        ['Principal place of business', `00 Sample Road, ${business.place} 000000`],
        ['Date of liability', 'none, by choice'],
        ['Valid from', '00/00/0000'],
        ['Valid to', 'not applicable'],
        ['Type of registration', 'Regular'],
        ['Approving authority', 'Jurisdictional office, Sample Range'],
        ['Date of issue', '00/00/0000'],
      ],
    },
    { kind: 'heading', text: 'Annexure A' },
    { kind: 'text', text: 'Additional places of business: none.' },
    { kind: 'heading', text: 'Annexure B' },
    { kind: 'text', text: 'Directors: two, with photograph and designation.' },
    {
      kind: 'signature',
      left: ['To be displayed at', 'all places of business'],
      right: ['Digital signature', 'Goods and Services Tax Network'],
    },
  ],
  notes: [
    {
      on: 'Registration number',
      title: 'GSTIN',
      text: 'You show it on every invoice and on your name board.',
    },
    {
      on: 'Legal name',
      title: 'As on the PAN',
      text: 'The trade name is what your sign says.',
    },
    {
      on: 'Principal place',
      title: 'The address',
      text: 'Your main address in this State. Others are listed in Annexure A.',
    },
    {
      on: 'Date of liability',
      title: 'From when',
      text: 'From this day you charge tax, and may claim input credit.',
    },
    {
      on: 'Valid to',
      title: 'No end',
      text: 'A regular registration runs until you or the officer cancel it.',
    },
    {
      on: 'Annexure B',
      title: 'Who is behind it',
      text: 'You file a change of directors within 15 days, in REG-14.',
    },
  ],
};
