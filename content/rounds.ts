import type { Audience, DueRule } from '@/content/types/due-dates';

/**
 * What a client may do every month, as the profile asks. An id is an audience of the due dates;
 * `insteadOf` is the kind that it excludes.
 */
export const roundKinds = [
  {
    id: 'gst-monthly',
    label: 'GST returns every month',
    insteadOf: ['gst-quarterly', 'composition'],
  },
  {
    id: 'gst-quarterly',
    label: 'GST returns every quarter (QRMP)',
    insteadOf: ['gst-monthly', 'composition'],
  },
  {
    id: 'composition',
    label: 'GST under composition',
    insteadOf: ['gst-monthly', 'gst-quarterly'],
  },
  { id: 'employer', label: 'Staff with EPF or ESI' },
  { id: 'deductor', label: 'TDS on salaries or other payments' },
  { id: 'salaried', label: 'Salary or pension of my own' },
  { id: 'business', label: 'Advance tax on a business or profession' },
  { id: 'company', label: 'Advance tax of a company' },
] as const satisfies readonly { id: Audience; label: string; insteadOf?: readonly Audience[] }[];

export type RoundKind = (typeof roundKinds)[number]['id'];

type Round = {
  kind: RoundKind;
  /** The months, 1 to 12; all if left out. */
  months?: readonly number[];
  papers: readonly string[];
  /** The day of the following month by which the firm needs them. */
  day: number;
  filing: string;
  /** Rules in content/due-dates.ts; a test checks that none falls due before `day`. */
  rules: readonly DueRule['id'][];
};

const quarterEnds = [3, 6, 9, 12];
const others = [1, 2, 4, 5, 7, 8, 10, 11];
const bank = 'Bank statement';

/**
 * The papers of each month, by the kind of client. A paper for two of a client's kinds is asked for
 * once, under the first. A paper is identified by its text, so that one whose text changes is asked
 * for again.
 */
export const rounds: readonly Round[] = [
  {
    kind: 'gst-monthly',
    papers: ['Sales register', 'Purchase bills', bank],
    day: 5,
    filing: 'GSTR-1 and GSTR-3B',
    rules: ['gstr-1', 'gstr-3b'],
  },
  {
    kind: 'gst-quarterly',
    months: others,
    papers: ['Sales register', 'Purchase bills', bank],
    day: 8,
    filing: 'IFF and PMT-06',
    rules: ['iff', 'pmt-06'],
  },
  {
    kind: 'gst-quarterly',
    months: quarterEnds,
    papers: ['Sales register', 'Purchase bills', bank],
    day: 8,
    filing: 'GSTR-1 and GSTR-3B of the quarter',
    rules: ['gstr-1-quarterly', 'gstr-3b-a', 'gstr-3b-b'],
  },
  {
    kind: 'composition',
    months: quarterEnds,
    papers: ['Sales register', bank],
    day: 10,
    filing: 'CMP-08',
    rules: ['cmp-08'],
  },
  {
    kind: 'deductor',
    papers: ['Bills, rent and salaries on which you deducted TDS'],
    day: 4,
    filing: 'the payment of TDS',
    rules: ['tds-payment'],
  },
  {
    kind: 'deductor',
    months: quarterEnds,
    papers: ['TDS challans of the quarter', 'PAN of everyone whose tax you deducted'],
    day: 10,
    filing: 'the TDS statements (salaries in Form 138)',
    rules: ['tds-statements'],
  },
  {
    kind: 'employer',
    papers: ['Salary sheet with days worked', 'Who joined and who left'],
    // Rule 218: the tax on these salaries is due by the 7th itself.
    day: 4,
    filing: 'TDS on salaries, EPF and ESI',
    rules: ['tds-payment', 'epf-esi'],
  },
  {
    kind: 'salaried',
    months: [2, 5, 8, 11],
    papers: ['Latest salary slip', 'Interest, dividends, rent and gains of the last three months'],
    day: 7,
    filing: 'advance tax',
    rules: ['advance-tax'],
  },
  {
    kind: 'salaried',
    months: [6],
    papers: ['Form 16 (now 130) from every employer', 'Interest certificates of banks'],
    day: 10,
    filing: 'the return',
    rules: ['itr-others'],
  },
  ...(['business', 'company'] as const).map((kind) => ({
    kind,
    months: [2, 5, 8, 11],
    papers: ['Profit so far, and your estimate up to March'],
    day: 7,
    filing: 'advance tax',
    rules: ['advance-tax'] as const,
  })),
];
