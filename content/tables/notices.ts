import type { ReferenceTable } from '@/content/tables/table';

/** How anyone sees that a notice on income tax was issued by the department. */
export const genuine =
  'On incometax.gov.in, without signing in, “Authenticate Notice/Order Issued by ITD” finds it by its number (DIN).';

/** What opens the PDF of an intimation. */
export const pdfPassword =
  'the PAN in small letters, then the date of birth or incorporation as DDMMYYYY';

/** What to do with any notice on income tax before its answer. */
export const genuineNotice = `Is it genuine? ${genuine} The PDF of an intimation opens with ${pdfPassword}.`;

export const noticesTable = {
  id: 'notices',
  heading: 'Notices, decoded',
  lead: 'What the number on the notice means, how long there is, and what to do first. Notices for AY 2026-27 and earlier years carry the number of the 1961 Act.',
  columns: [
    { key: 'number', label: 'Notice' },
    { key: 'now', label: '2025 Act' },
    { key: 'means', label: 'What it means' },
    { key: 'time', label: 'Time', isAmount: true },
    { key: 'first', label: 'First step' },
  ],
  rows: [
    {
      number: '143(1)(a)',
      now: '270(2)',
      means: 'A change to the return is proposed before it is processed, section 270(1)',
      time: '30 days',
      first: 'Agree to it or answer it on the portal',
      action: { subject: 'itr' },
    },
    {
      number: '143(1)',
      now: '270(1)',
      means:
        'The return is processed: nothing follows, a refund comes, or a sum is due, which is a demand',
      time: '30 days',
      first:
        'Compare it with the return; a mistake is rectified within 4 years, section 154, now 287',
      action: { subject: 'itr' },
    },
    {
      number: '139(9)',
      now: '263(7)',
      means: 'The return is defective',
      time: '15 days, can be extended',
      first: 'Correct it, or it counts as not filed',
      action: { subject: 'itr' },
    },
    {
      number: '142(1)',
      now: '268',
      means: 'Papers, or a return, are asked for',
      time: 'as stated in it',
      first: 'File what is asked',
      action: { subject: 'itr' },
    },
    {
      number: '143(2)',
      now: '270(8)',
      means: 'The return is taken up for scrutiny; served by 30 June after the year of filing',
      time: 'as stated in it',
      first: 'Put the file of the year in order',
      action: { subject: 'itr' },
    },
    {
      number: '148A',
      now: '281',
      means: 'Income is said to have escaped tax; you are heard first',
      time: 'as stated in it',
      first: 'Ask for the information behind it',
      action: { subject: 'itr' },
    },
    {
      number: '148',
      now: '280',
      means: 'A return of the income said to have escaped is asked for',
      time: 'up to 3 months; under section 280, 30 days to 3 months',
      first: 'Ask for the information, and file the return in time',
      action: { subject: 'itr' },
    },
    {
      number: '245',
      now: '438',
      means: 'A refund is to be set against an old demand',
      time: '21 days on the portal, as reported: check the notice',
      first: 'Check whether the demand is right and still open',
      action: { subject: 'itr' },
    },
    {
      number: '131',
      now: '246',
      means: 'A summons',
      time: 'as stated in it',
      first: 'Attend, with what is named in it',
      action: { subject: 'itr' },
    },
    {
      number: '133(6)',
      now: '252',
      means: 'Information is asked for',
      time: 'as stated in it',
      first: 'Send it',
      action: { subject: 'itr' },
    },
    {
      number: '156',
      now: '289',
      means: 'A demand; after its time 1% a month, section 220(2), now 411(3)',
      time: '30 days',
      first:
        'Pay it, have it rectified, or appeal within 30 days: Form 35, from tax year 2026-27 Form 99',
      action: { subject: 'itr' },
    },
    {
      number: 'GSTR-3A',
      now: 'GST',
      means: 'A return is missing',
      time: '15 days',
      first: 'File the return',
      action: { subject: 'compliance' },
    },
    {
      number: 'ASMT-10',
      now: 'GST',
      means: 'A return is under scrutiny',
      time: 'as stated in it, about 30 days',
      first: 'Answer in ASMT-11',
      action: { subject: 'compliance' },
    },
    {
      number: 'DRC-01A',
      now: 'GST',
      means: 'Tax is held to be due, before a show-cause notice',
      time: 'as stated in it',
      first: 'Pay by DRC-03, or answer',
      action: { subject: 'compliance' },
    },
    {
      number: 'DRC-01',
      now: 'GST, sections 73, 74, 74A',
      means: 'A show-cause notice for tax',
      time: '30 days',
      first: 'Pay by DRC-03, or answer in DRC-06',
      action: { subject: 'compliance' },
    },
    {
      number: 'DRC-01B',
      now: 'GST',
      means: 'GSTR-1 shows more tax than GSTR-3B',
      time: '7 days, then GSTR-1 is shut',
      first: 'Fill in Part B',
      action: { subject: 'compliance' },
    },
    {
      number: 'DRC-01C',
      now: 'GST',
      means: 'GSTR-3B claims more credit than GSTR-2B shows',
      time: '7 days, then GSTR-1 is shut',
      first: 'Fill in Part B',
      action: { subject: 'compliance' },
    },
    {
      number: 'REG-03',
      now: 'GST',
      means: 'A question on an application for registration',
      time: '7 working days',
      first: 'Answer in REG-04',
      action: { subject: 'compliance' },
    },
    {
      number: 'REG-17',
      now: 'GST',
      means: 'The registration is to be cancelled',
      time: '7 working days',
      first: 'Answer in REG-18',
      action: { subject: 'compliance' },
    },
  ],
  foot: [
    genuineNotice,
    'Keep the notice itself, the return of the year with its acknowledgement, and what the notice names.',
  ],
} as const satisfies ReferenceTable<'number' | 'now' | 'means' | 'time' | 'first'>;
