import { complianceYear } from '@/content/figures/compliance';
import { business } from '@/content/figures/sample-business';
import type { SampleDocument } from '@/content/sample-documents/sample-document';
import { site } from '@/content/site';

const { fixed, meeting, hung } = complianceYear;

const forms = [...fixed.filter(({ title }) => /^[A-Z-]+\d/.test(title)), ...hung];

const lateFee = '₹100 a day';
const SRN = 'AA0000000';
const last = forms.at(-1);

export const complianceSample: SampleDocument = {
  name: 'The year’s filing sheet',
  text: 'You get one sheet a year: each form, its day, and the proof that it went in. The acknowledgements are behind it.',
  paper: 'ledger',
  head: [site.name, 'Sample, page 1 of 9'],
  blocks: [
    { kind: 'title', text: business.name, under: `Filings for the year to ${business.yearEnd}` },
    {
      kind: 'fields',
      rows: [
        [meeting.title, `${meeting.when}, minutes signed`],
        ['Accounts signed', fixed.find(({ title }) => title === 'Signed')?.when ?? ''],
      ],
    },
    {
      kind: 'table',
      columns: [{ head: 'Form' }, { head: 'For' }, { head: 'Due by' }, { head: 'Filed, SRN' }],
      rows: forms.map((form) => [
        form.title,
        form.text.replace(/, section.*/, ''),
        form.sunday ? `${form.when}, a Sunday` : form.when,
        form === last ? 'to be filed' : SRN,
      ]),
    },
    { kind: 'heading', text: 'Behind this sheet' },
    {
      kind: 'table',
      columns: [{ head: 'Paper' }, { head: 'Pages', at: 'end' }],
      rows: [
        ['Acknowledgements and challans', '4'],
        ['Minutes of the board and of the meeting', '3'],
        ['Registers, as they were on the last day', '1'],
      ],
    },
    { kind: 'heading', text: 'Next' },
    {
      kind: 'text',
      text: `${[`${last?.title} by ${last?.when}`, last?.sunday].filter(Boolean).join(', ')}. We have drafted it; the directors sign.`,
    },
    {
      kind: 'signature',
      left: ['Read in', 'November 2026'],
      right: [`For ${site.name}`],
    },
  ],
  notes: [
    {
      on: meeting.title,
      title: 'The meeting',
      text: 'Three forms count their days from it: an earlier one makes all three due earlier.',
    },
    {
      on: 'MSME-1',
      title: 'Its own day',
      text: 'You file it each half-year, with suppliers unpaid beyond 45 days.',
    },
    {
      on: 'AOC-4',
      title: 'SRN',
      text: 'The MCA’s number of a filing. With it anyone can follow the form.',
    },
    {
      on: 'MGT-7A',
      title: 'Still open',
      text: `Not filed yet. A late form costs ${lateFee}.`,
    },
    {
      on: 'Acknowledgements',
      title: 'The proof',
      text: 'Each number above has its paper here.',
    },
    {
      on: 'Next',
      title: 'What we need',
      text: 'You read one line: which form, by when, who signs.',
    },
  ],
};
