export const checklistCopy = {
  heading: 'What we need from you',
  nothing: 'Nothing is missing. Thank you.',
  /** After the number of papers. */
  ready: 'ready, not sent yet',
  send: 'Send them',
  none: 'We need no papers from you now.',
  show: 'All papers',
  formats: 'Add each as PDF, JPG or PNG, up to 10MB.',
  /** Of a paper that was ticked on the page of its service. */
  have: 'You have it ready',
  choose: 'Choose a file',
  more: 'More',
  /** Before the name of a file that is here already. */
  use: 'Use',
  /** After the name of one that was given as such a paper before. */
  again: 'again',
  otherwise: 'Sent another way',
  notApplicable: 'Does not apply',
  drop: 'You can also drop a file on its line.',
} as const;

export const packageCopy = {
  heading: 'Ready to send us',
  none: 'No file is ticked.',
  noFile: 'No file is needed. Tell us, so that we need not ask.',
  only: 'Tick only these',
  untick: 'Untick all',
  tickUnsent: 'Tick what was not sent',
  make: 'Prepare to send',
  ready: 'Your file is ready. Now send it.',
  sent: 'Your file is ready.',
  saved: 'We asked your browser to save the file. Attach it to your message.',
  share: 'Share',
  mail: 'Write a mail',
  whatsapp: 'Open WhatsApp',
  refused: 'This browser did not share the file. Attach it to a mail or a chat instead.',
} as const;

export const monthlyChecklistCopy = {
  legend: 'Every month',
  choose: 'Tick what fits, and Documents lists the papers that we need each month.',
  none: 'Do you file GST, pay staff or deduct TDS? This page can list the papers of each month.',
  toProfile: 'Choose in your profile',
  change: 'Change what is listed',
  nothing: 'Nothing this month',
  photo: 'Take a photo',
  earlier: 'Earlier months',
  calendar: 'Add the year to my calendar (.ics)',
  reminder: 'Papers for',
} as const;
