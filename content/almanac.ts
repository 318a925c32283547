/** Words of the calendar of due dates; the dates are in due-dates.ts. */
export const almanac = {
  who: 'Who are you?',
  choose: 'Choose all that fit.',
  calendar: 'Due dates',
  /** The fold of the whole sheet on a phone. */
  sheet: 'Twelve months on one sheet',
  add: 'Add to my calendar (.ics)',
  subscribe: 'Subscribe',
  print: 'Print on one A4',
  text: 'All dates with their law, as text',
  nextForYou: 'Next for you',
  nextForAll: 'Next for everyone',
  ended: 'These dates have ended. Ask us for the new ones.',
  /** Shown until the visitor's date is known. */
  see: 'Due dates of the year: the wall almanac',
  nothing: 'Nothing falls due for you in this month.',
  others: 'Also for others',
  anyTime: 'Without a fixed date',
  sunday:
    'This is a Sunday. Where the office is closed, income tax may be done on the next working day (Circulars 639 and 676); other dates stay.',
  aSunday: '(a Sunday)',
  fields: { form: 'Form', binds: 'Binds', law: 'Law' },
  marks: {
    primary: 'Text of the law seen',
    secondary: 'As reported, text of the law not seen',
    memory: 'Ask us before you rely on it',
    computed: 'Worked out here',
  },
  checked: 'Checked on',
  /** Of what was not looked up. */
  noted: 'Noted on',
  foot: 'Law as on 23 November 2026. A notification can move a date. Dates are as in the law, also on a Sunday. State dates such as professional tax are not here.',
  forEveryone: 'for everyone',
  failed: 'The calendar did not load. Please check your connection and try again.',
  /** The rules whose next date each page shows. */
  lines: {
    taxation: [
      'advance-tax',
      'itr-others',
      'itr-no-audit',
      'itr-audit',
      'itr-transfer-pricing-2026-27',
      'itr-transfer-pricing',
      'tax-audit',
      'belated-2026-27',
      'belated',
    ],
    // Those of individuals without a business, for whom that page is.
    itr: ['itr-others', 'belated-2026-27', 'belated'],
    tds: ['tds-payment', 'tds-statements', 'form-141'],
    gst: ['gstr-1', 'gstr-3b', 'pmt-06', 'cmp-08', 'gstr-4', 'gstr-9', 'input-credit'],
    // The home page has no room for marks, so it has only rules read in the text of the law, and
    // the belated return, which the service pages state as well: without it December looks short.
    home: [
      'tds-payment',
      'tds-statements',
      'gstr-3b',
      'input-credit',
      'advance-tax',
      'itr-others',
      'itr-no-audit',
      'itr-audit',
      'tax-audit',
      'belated-2026-27',
      'belated',
    ],
  },
  leaves: { heading: 'Dates to keep', action: 'The whole year on one sheet' },
  picture:
    'The due dates of twelve months: those that come back every month or quarter once, the others month by month; the text file says the same',
  /** What comes back is on the sheet once, above the months. */
  back: {
    monthly: 'Every month',
    quarterly: 'In January, April, July, October',
    between: 'In the other eight months',
    but: 'not in',
  },
} as const;
