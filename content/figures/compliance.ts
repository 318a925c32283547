const DAY = 86_400_000;
const yearEnd = Date.UTC(2026, 2, 31);
/** The last day for the year's annual general meeting under section 96 of the Companies Act. */
const meeting = Date.UTC(2026, 8, 30);

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const formatDay = (date: number) =>
  `${new Date(date).getUTCDate()} ${MONTHS[new Date(date).getUTCMonth()]}`;
const countDaysFromYearEnd = (date: number) => Math.round((date - yearEnd) / DAY);

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
  day: countDaysFromYearEnd(due.date),
  when: formatDay(due.date),
  /** A Sunday is shown with the day before, so that the sample is true whenever it is read. */
  sunday:
    new Date(due.date).getUTCDay() === 0
      ? `a Sunday: we aim for ${formatDay(due.date - DAY)}`
      : null,
});

export const complianceYear = {
  fixed: fixed.map(withDay),
  meeting: {
    ...withDay({
      title: 'Annual general meeting',
      date: meeting,
      text: 'section 96, at most six months after the year',
    }),
  },
  hung: hung.map(withDay),
} as const;
