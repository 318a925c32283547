import type { Plate } from '@/content/figures/order';
import { balanceOf, business, turnover } from '@/content/figures/sample-business';
import { inRupees } from '@/content/words/rupees';

const DAY = 86_400_000;
const yearEnd = Date.UTC(2026, 2, 31);
/** The last day for the year's annual general meeting under section 96 of the Companies Act. */
const meeting = Date.UTC(2026, 8, 30);

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const inWords = (date: number) =>
  `${new Date(date).getUTCDate()} ${MONTHS[new Date(date).getUTCMonth()]}`;
const daysFromYearEnd = (date: number) => Math.round((date - yearEnd) / DAY);

type Due = { title: string; date: number; text: string; after?: number };

const fixed: readonly Due[] = [
  { title: 'Year ends', date: yearEnd, text: 'books closed' },
  { title: 'MSME-1', date: Date.UTC(2026, 3, 30), text: 'dues over 45 days' },
  { title: 'DPT-3', date: Date.UTC(2026, 5, 30), text: 'deposits and loans' },
  { title: 'Signed', date: Date.UTC(2026, 8, 2), text: 'accounts, report' },
];

const hung = [
  { title: 'ADT-1', after: 15, text: 'if appointed, section 139' },
  { title: 'AOC-4', after: 30, text: 'the accounts, section 137' },
  { title: 'MGT-7A', after: 60, text: 'the annual return, section 92' },
].map((due): Due => ({ ...due, date: meeting + due.after * DAY }));

const withDay = (due: Due) => ({
  ...due,
  day: daysFromYearEnd(due.date),
  when: inWords(due.date),
});

/** The words and figures of the drawing. */
export const complianceDrawing = {
  fixed: fixed.map(withDay),
  meeting: {
    ...withDay({
      title: 'Annual general meeting',
      date: meeting,
      text: 'section 96, at most six months after the year',
    }),
  },
  hung: hung.map(withDay),
  note: 'Hold the meeting earlier, and all three hang earlier.',
  late: 'A late AOC-4 or MGT-7A: ₹100 a day for each form, without a limit.',
  small: `Turnover ${inRupees(turnover)}, capital ${inRupees(balanceOf('capital'))}: a small company, so MGT-7A and not MGT-7.`,
} as const;

const { meeting: agm, note, late, small } = complianceDrawing;

export const compliancePlate: Plate = {
  heading: 'A year hung from one meeting',
  text: `The year of ${business.name} to ${business.yearEnd}. Three forms hang from the meeting by so many days; the others have a day of their own.`,
  picture: 'A line of the year with three forms hung from the annual general meeting',
  head: ['Day', 'What', 'Why'],
  rows: [
    ...complianceDrawing.fixed.map(({ when, title, text }) => [when, title, text]),
    [agm.when, agm.title, agm.text],
    ...complianceDrawing.hung.map(({ when, title, text, after }) => [
      when,
      title,
      `${after} days after the meeting: ${text}`,
    ]),
  ],
  words: [`${note} ${late} ${small}`],
};
