import { durations } from '@/content/durations';
import { takenOn } from '@/content/words/engagement';

/** Who answers for the work, and what follows a message; on the about page and on the contact page. */
export const trust = {
  heading: 'Who answers for our work',
  registration: 'Firm registration',
  peerReview: 'Peer review certificate',
  signs: 'Signs reports and certificates',
  person: 'Who signs',
  checkNumber: 'Check this number',
  answersFirst: 'answers first:',
  inCharge: 'Member in charge',
  /** Before the city of a signer who is in charge of an office too. */
  alsoInCharge: 'in charge in',
  grievance: 'Grievance officer',
  udin: 'Number on a report (UDIN)',
  check: 'Check it with the Institute',
  /** Public look-ups of the Institute, where anyone can check a number. */
  lookUps: {
    registration: 'https://www.icai.org/traceamember.html',
    membership: 'https://www.icai.org/traceamember.html',
    udin: 'https://udin.icai.org/',
  },
  next: {
    heading: 'What happens after you write',
    steps: [
      {
        when: `Within ${durations.reply}`,
        title: 'We reply',
        text: 'We ask our questions or list the papers that we need.',
      },
      {
        when: `Within ${durations.quotation}`,
        title: 'You have a quotation',
        text: 'We write down the work, the fee and how long the offer holds.',
      },
      { when: 'On the day you accept', title: 'We take you on', text: takenOn },
    ],
  },
} as const;
