import { calendar } from '@/content/calendar';

/** What brings a visitor to the home page: the rows that answer in place. */
export const reasons = {
  heading: 'What brings you here?',
  notice: {
    title: 'A notice came',
    hint: 'what it means, how long you have',
    label: 'Its number',
    example: 'e.g. ASMT-10',
    action: 'Look it up',
    time: 'By when',
    first: 'First',
    /** Before the numbers of the Act that begin as the typed one does. */
    several: 'Type all of it:',
    empty: 'Type the number on your notice.',
    none: 'We don’t know this number. Check it, or see all notices.',
    ask: 'Send it to us',
    all: 'All notices by number',
  },
  late: {
    title: 'A payment is late',
    hint: 'interest and fee, to the day',
    links: [
      { label: 'TDS, paid or reported late', href: '/calculators/tds#late-tds' },
      { label: 'A GST return', href: '/calculators/gst#late-gst' },
      { label: 'Advance tax', href: '/calculators/tax#advance-tax' },
      { label: 'An income tax return', href: '/calculators/tax#return-fee' },
      { label: 'A company (ROC) form', href: '/services/compliance#late-roc' },
    ],
  },
  next: {
    title: 'My next date',
    hint: 'a filing or a payment',
    who: 'You are',
    choose: 'Choose',
    /** Who one is if several were chosen in the calendar. */
    several: 'As chosen in the calendar',
    state: calendar.state,
    action: 'Show it',
    all: 'More due dates',
    /** Where nothing can be on a Sunday. */
    before: calendar.doBy,
  },
  regime: {
    title: 'Which regime?',
    hint: 'old or new, this year',
    label: 'Yearly salary',
    action: 'Compare',
    none: 'Enter your yearly salary.',
    new: 'New regime',
    old: 'Old regime',
    without: 'without deductions',
    /** Before the sum above which the old regime costs less; 80C alone is not all of it. */
    above:
      'The old one costs less only if your deductions, exempt HRA, professional tax and home-loan interest together are above',
    never: 'You owe nothing in the new one, so the old one cannot cost less.',
    /** Before the name of the year. */
    basis: 'For a salary, below the age of 60,',
    open: 'Add your deductions',
  },
} as const;
