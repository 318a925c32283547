import { auditFigure } from '@/content/figures/audit';
import { business } from '@/content/figures/sample-business';
import type { SampleDocument } from '@/content/sample-documents/sample-document';
import { site } from '@/content/site';

const { firm, lines, udin } = auditFigure.report;
const [kind, registration, partner, placeAndDay] = lines;

export const auditSample: SampleDocument = {
  name: 'The auditor’s report',
  text: 'You get the signed report, bound with the accounts, and a letter of points to put right before next March.',
  paper: 'letter',
  head: [site.name, 'Sample, page 1 of 6'],
  blocks: [
    {
      kind: 'title',
      text: 'Independent auditor’s report',
      under: `To the members of ${business.name}`,
    },
    { kind: 'heading', text: 'Opinion' },
    {
      kind: 'text',
      text: `In our opinion the financial statements give the information that the Companies Act, 2013 requires, and a true and fair view of the state of affairs at ${business.yearEnd} and of the profit for the year.`,
    },
    { kind: 'heading', text: 'Basis for opinion' },
    { kind: 'left-out', lines: 3 },
    { kind: 'heading', text: 'Responsibilities of the board, and ours' },
    { kind: 'left-out', lines: 4 },
    { kind: 'heading', text: 'Other legal requirements' },
    {
      kind: 'text',
      text: 'Section 143(3); CARO 2020 where it applies; the edit log of the books.',
    },
    { kind: 'left-out', lines: 2 },
    {
      kind: 'signature',
      isSigned: true,
      left: [placeAndDay],
      right: [firm, kind, registration, partner, `UDIN ${udin}`],
    },
  ],
  notes: [
    {
      on: 'Independent auditor',
      title: 'To the owners',
      text: 'We write to the members, not to the board.',
    },
    {
      on: 'Opinion',
      title: 'The opinion',
      text: 'Look for “true and fair”. “Except for” means a problem was not fixed.',
    },
    {
      on: 'Basis',
      title: 'The basis',
      text: 'It names the Standards on Auditing we followed and says that we are independent.',
    },
    {
      on: 'Responsibilities',
      title: 'Who answers',
      text: 'The board prepares the accounts. We test them.',
    },
    {
      on: 'Other legal',
      title: 'The law’s list',
      text: 'Each point that the Act asks of an auditor has its answer.',
    },
    {
      on: firm,
      title: 'Signed',
      text: 'It says who signed, where and when. Anyone can look up the UDIN.',
    },
  ],
};
