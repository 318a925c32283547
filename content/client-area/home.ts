import { isStrict } from '@/content/words/conduct';

export const homeCopy = {
  greeting: 'Namaste',
  lead: 'Here is where things stand.',
  kept: 'This stays in your browser. We send nothing to a server.',
} as const;

export const waitingCopy = {
  heading: 'Waiting for you',
  /** Without a quotation to answer. */
  todo: 'To answer and send',
  empty: 'You have nothing to answer or send.',
  /** The lists, by whether it has waited or its last day is near. */
  now: 'Now',
  later: 'Later',
  actions: {
    request: 'Request a quotation',
    send: 'Send it',
    answer: 'Answer',
    sendPapers: 'Send them',
    give: 'Choose a file',
    pay: 'Pay',
  },
  /** Services that are not named. */
  moreServices: 'and {count} more',
} as const;

export const workInHandCopy = {
  heading: 'Work in hand',
  empty: 'No work is in hand.',
  all: 'All quotations',
} as const;

export const nextDatesCopy = {
  heading: 'Next due dates',
  all: 'All dates',
  byProfile: 'These dates follow your profile.',
  /** A GST number does not say how often its holder files. */
  byGst: 'We assume you file GST every month.',
  change: 'Change',
  forAll: 'Add your PAN to see only your dates.',
} as const;

export const feesCopy = {
  heading: 'Fees to date',
  accepted: 'Accepted by you',
  waiting: 'Waiting for your answer',
  asked: 'Pending, not agreed yet',
  later: 'by quotation',
  none: 'none',
  foot: isStrict ? 'As stated in the quotations.' : 'Pending is before GST.',
  years: 'By year',
} as const;

export const latestFilesCopy = {
  heading: 'Latest files',
  all: 'All files',
} as const;

export const recentActivityCopy = {
  heading: 'Recent activity',
  empty: 'Nothing has happened yet.',
} as const;
