import type { ReferenceTable } from '@/content/tables/table';

export const genuine =
  'On incometax.gov.in, without signing in, “Authenticate Notice/Order Issued by ITD” finds it by its number (DIN).';

export const pdfPassword =
  'the PAN in small letters, then the date of birth or incorporation as DDMMYYYY';

export const genuineQuestion = `Is it genuine? ${genuine}`;

export const genuineNotice = `${genuineQuestion} The PDF of an intimation opens with ${pdfPassword}.`;

export const noticesTable = {
  id: 'notices',
  heading: 'Notices, decoded',
  lead: 'What the number on your notice means, how long you have, and what to do first. Notices for AY 2026-27 and earlier years carry the number of the 1961 Act.',
  columns: [
    { key: 'number', label: 'Notice' },
    { key: 'now', label: '2025 Act' },
    { key: 'means', label: 'What it means' },
    { key: 'time', label: 'Time', isAmount: true },
    { key: 'first', label: 'First step' },
    { key: 'ignored', label: 'If you ignore it' },
  ],
  rows: [
    {
      number: '143(1)(a)',
      now: '270(2)',
      means: 'The department proposes a change before it processes your return, section 270(1)',
      time: 'within 30 days',
      first: 'Agree to it or answer it on the portal',
      ignored:
        'The department makes the change (section 143(1)) and asks for the tax or pays less back.',
      action: { subject: 'itr' },
    },
    {
      number: '143(1)',
      now: '270(1)',
      means:
        'Your return is processed: nothing follows, you get a refund, or you owe a sum, which is a demand',
      time: 'within 30 days',
      first:
        'Compare it with your return; you can have a mistake rectified within 4 years, section 154, now 287',
      ignored:
        'A demand bears 1% a month after its 30 days (section 220(2), now 411(3)), and your next refund can be set against it.',
      action: { subject: 'itr' },
    },
    {
      number: '139(9)',
      now: '263(7)',
      means: 'Your return is defective',
      time: 'within 15 days, can be extended',
      first: 'Correct it, or it counts as not filed',
      ignored:
        'Your return counts as not filed (section 139(9)): you pay the late fee, and your losses lapse.',
      action: { subject: 'itr' },
    },
    {
      number: '142(1)',
      now: '268',
      means: 'The department wants documents, or a return, from you',
      time: 'the date on the notice',
      first: 'Reply on the portal with what it lists',
      ignored:
        'You can get a penalty of ₹10,000 (section 272A(1)(d) of 1961) and an assessment on the officer’s own figures (section 144).',
      action: { subject: 'itr' },
    },
    {
      number: '143(2)',
      now: '270(8)',
      means:
        'The department examines your return; it must serve this by 30 June after the year of filing',
      time: 'the date on the notice',
      first: 'Put the file of the year in order',
      ignored:
        'You can get a penalty of ₹10,000 (section 272A(1)(d) of 1961) and an assessment on the officer’s own figures (section 144).',
      action: { subject: 'itr' },
    },
    {
      number: '148A',
      now: '281',
      means: 'The department thinks income escaped tax; it hears you first',
      time: 'the date on the notice',
      first: 'Ask for the information behind it',
      ignored: 'The department decides without you and can reopen the year (section 148, now 280).',
      action: { subject: 'itr' },
    },
    {
      number: '148',
      now: '280',
      means: 'The department wants a return of income that it thinks escaped',
      time: 'within 3 months; under section 280, 30 days to 3 months',
      first: 'Ask for the information, and file the return in time',
      ignored:
        'The department can assess the year on its own figures (section 144 of 1961) and add a penalty for income that you left out (section 270A).',
      action: { subject: 'itr' },
    },
    {
      number: '245',
      now: '438',
      means: 'The department will set your refund against an old demand',
      time: 'within 21 days on the portal, as reported: check the notice',
      first: 'Check whether the demand is right and still open',
      ignored: 'Your refund goes to the old demand (section 245).',
      action: { subject: 'itr' },
    },
    {
      number: '131',
      now: '246',
      means: 'A summons',
      time: 'the date on the notice',
      first: 'Attend, with what it names',
      ignored: 'You can get a penalty of ₹10,000 (section 272A(1)(c) of 1961).',
      action: { subject: 'itr' },
    },
    {
      number: '133(6)',
      now: '252',
      means: 'The department wants information',
      time: 'the date on the notice',
      first: 'Send it',
      ignored: 'You can get a penalty of ₹500 for each day (section 272A(2)(c) of 1961).',
      action: { subject: 'itr' },
    },
    {
      number: '156',
      now: '289',
      means: 'A demand; after its time 1% a month, section 220(2), now 411(3)',
      time: 'within 30 days',
      first:
        'Pay it, have it rectified, or appeal within 30 days: Form 35, from tax year 2026-27 Form 99',
      ignored:
        'You pay 1% a month (section 220(2), now 411(3)) and can get a penalty up to the tax itself (section 221 of 1961); the department can take it from your bank account.',
      action: { subject: 'itr' },
    },
    {
      number: 'GSTR-3A',
      now: 'GST',
      means: 'You have not filed a return',
      time: 'within 15 days',
      first: 'File the return',
      ignored:
        'The officer assesses your tax without you (section 62) and can cancel your registration (section 29).',
      action: { subject: 'compliance' },
    },
    {
      number: 'ASMT-10',
      now: 'GST',
      means: 'The officer examines your return',
      time: 'the date on the notice, about 30 days',
      first: 'Answer in ASMT-11',
      ignored: 'The officer can audit or inspect you, or demand the tax (section 61(3)).',
      action: { subject: 'compliance' },
    },
    {
      number: 'DRC-01A',
      now: 'GST',
      means: 'The officer says that you owe tax, before a show-cause notice',
      time: 'the date on the notice',
      first: 'Pay by DRC-03, or answer',
      ignored: 'A show-cause notice follows (DRC-01), in which the penalty can be higher.',
      action: { subject: 'compliance' },
    },
    {
      number: 'DRC-01',
      now: 'GST, sections 73, 74, 74A',
      means: 'A show-cause notice for tax',
      time: 'within 30 days',
      first: 'Pay by DRC-03, or answer in DRC-06',
      ignored:
        'The officer orders tax, interest and a penalty (sections 73, 74, 74A); for fraud it is as much as the tax.',
      action: { subject: 'compliance' },
    },
    {
      number: 'DRC-01B',
      now: 'GST',
      means: 'Your GSTR-1 shows more tax than your GSTR-3B',
      time: 'within 7 days, then GSTR-1 is shut',
      first: 'Fill in Part B',
      ignored:
        'You can’t file GSTR-1 (rule 59(6)), and the officer can recover the tax (section 79).',
      action: { subject: 'compliance' },
    },
    {
      number: 'DRC-01C',
      now: 'GST',
      means: 'Your GSTR-3B claims more credit than GSTR-2B shows',
      time: 'within 7 days, then GSTR-1 is shut',
      first: 'Fill in Part B',
      ignored:
        'You can’t file GSTR-1 (rule 59(6)), and the officer can demand the credit back (sections 73, 74, 74A).',
      action: { subject: 'compliance' },
    },
    {
      number: 'REG-03',
      now: 'GST',
      means: 'The officer has a question on your application',
      time: 'within 7 working days',
      first: 'Answer in REG-04',
      ignored: 'The officer can reject the application in REG-05 (rule 9(4)).',
      action: { subject: 'compliance' },
    },
    {
      number: 'REG-17',
      now: 'GST',
      means: 'The officer wants to cancel your registration',
      time: 'within 7 working days',
      first: 'Answer in REG-18',
      ignored: 'The officer can cancel your registration in REG-19 (rule 22(3)).',
      action: { subject: 'compliance' },
    },
  ],
  foot: [
    genuineNotice,
    'Keep the notice itself, the return of the year with its acknowledgement, and what the notice names.',
  ],
} as const satisfies ReferenceTable<'number' | 'now' | 'means' | 'time' | 'first' | 'ignored'>;
