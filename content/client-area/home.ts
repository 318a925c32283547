export const homeCopy = {
  website: 'Back to our website',
  greeting: 'Namaste',
  kept: 'Everything here stays in this browser.',
} as const;

export const countersCopy = {
  label: 'In short',
  inCart: { one: 'service in cart', many: 'services in cart' },
  pending: { one: 'pending quotation', many: 'pending quotations' },
} as const;

export const jobsCopy = {
  heading: 'Your files',
  all: 'All quotations',
  empty: 'We have no work for you yet.',
  step: 'Step {number} of {count}: {step}',
  steps: ['you ask', 'we answer', 'you accept', 'you send papers', 'we file'],
  turns: { yours: 'Your turn:', ours: 'Our turn:', done: 'Done:' },
  send: {
    request: 'send us your request.',
    accepted: 'send us your acceptance.',
    declined: 'send us your refusal.',
    change: 'send us the change that you ask for.',
    undone: 'tell us that you take your reply back.',
  },
  answer: 'we sent our quotation.',
  pay: 'pay {amount} for {what}.',
  invoice: 'invoice',
  missing: { one: 'one paper is missing: {name}.', many: '{count} papers are missing.' },
  sendPapers: 'your papers are ready to send.',
  unchecked: 'open the link of our answer again.',
  preparing: 'we are preparing the quotation.',
  changing: 'we are changing the quotation.',
  working: 'we are working on it.',
  filed: 'we have filed.',
  done: 'we have done all the work.',
  noted: 'you noted that it is filed.',
  buttons: {
    send: 'Send it',
    answer: 'Answer the quotation',
    pay: 'Pay',
    papers: { one: 'Add the paper', many: 'Add the papers' },
    sendPapers: 'Send the papers',
    unchecked: 'See why',
  },
  papers: 'Papers',
  noPapers: 'None',
  withGst: 'With GST',
  /** If the firm charges no GST, or has not named a fee yet. */
  fees: 'Fees',
  feesLater: 'By quotation',
  days: {
    answerBy: 'Answer by',
    payBy: 'Pay by',
    weAnswerBy: 'We answer by',
    waitsSince: 'Waiting since',
    askedOn: 'Asked on',
    readySince: 'Ready since',
    sentOn: 'Sent on',
    acceptedOn: 'Accepted on',
    lastUpdate: 'Last update',
    filedOn: 'Filed on',
    notedOn: 'Noted on',
  },
} as const;

export const todayCopy = {
  heading: 'Also for you today',
  actions: {
    request: 'Ask',
    send: 'Send',
    answer: 'Answer',
    sendPapers: 'Send',
    addPaper: 'Add',
    pay: 'Pay',
  },
} as const;

export const nextDateCopy = {
  byProfile: { text: 'This follows your profile.', action: 'All dates' },
  /** A GST number does not say how often its holder files. */
  byGst: { text: 'We assume you file GST every month.', action: 'Change' },
  forAll: {
    title: 'See your next due date here',
    text: 'Add your PAN to your profile.',
    action: 'Add',
  },
} as const;

export const recentActivityCopy = {
  heading: 'Recent activity',
  empty: 'Nothing has happened yet.',
} as const;
