import { closedDay } from '@/content/words/closed-day';

/** Words of the calendar of due dates; the dates are in due-dates.ts. */

export const calendar = {
  nextForYou: 'Next for you',
  nextForAll: 'Next dates, for all kinds of clients',
  ended: 'These dates have ended. Ask us for the new ones.',
  forEveryone: 'for everyone',
  allDates: 'All due dates, for everyone',
  nothing: 'Nothing for you in this month.',
  who: 'Who are you?',
  state: 'State',
  choose: 'Choose all that fit. This browser remembers it.',
  heading: 'Due dates',
  view: 'Show as',
  months: 'Months',
  list: 'List with form and law',
  others: 'Everyone’s dates',
  add: 'Add to my calendar (.ics)',
  subscribe: 'Subscribe',
  print: 'Print on one A4',
  /** Shown until the visitor's date is known. */
  see: 'Due dates of the year',
  anyTime: 'Without a fixed date',
  sunday: `This is a Sunday. ${closedDay}`,
  aSunday: 'a Sunday: do it by',
  fields: { next: 'Next date', what: 'What', form: 'Form', binds: 'Who is bound', law: 'Law' },
  foot: 'A notification can move a date. Dates are as in the law, also on a Sunday or a holiday. State dates such as professional tax are not here.',
  /** The rules whose next date each page shows. */
  lines: {
    taxation: [
      'advance-tax',
      'itr-others',
      'itr-no-audit',
      'itr-audit',
      'tax-audit',
      'belated-2026-27',
      'belated',
    ],
    // Those of individuals without a business, for whom that page is.
    itr: ['itr-others', 'belated-2026-27', 'belated'],
    tds: ['tds-payment', 'tds-statements', 'form-141'],
    gst: ['gstr-1', 'gstr-3b', 'pmt-06', 'cmp-08', 'gstr-4', 'gstr-9'],
  },
  /** Rules by which nobody need file or pay: rights that end on a day, and what others do by it. */
  rights: [
    'input-credit',
    'iff',
    'qrmp-choice',
    'intimation',
    'last-advance-tax',
    'revised-free-2026-27',
    'revised-free',
    'updated-extra-tax',
    'tds-correction',
    'gstr-9-barred',
  ],
} as const;
