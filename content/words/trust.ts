import { durations } from '@/content/durations';
import { takenOn } from '@/content/words/engagement';

export const trust = {
  heading: 'Who answers for our work',
  registration: 'Firm registration',
  peerReview: 'Peer review certificate',
  signs: 'Signs reports and certificates',
  person: 'Who signs',
  checkNumber: 'Check this number',
  answersFirst: 'answers first:',
  inCharge: 'Member in charge',
  alsoInCharge: 'in charge in',
  grievance: 'Grievance officer',
  udin: 'Number on a report (UDIN)',
  check: 'Check it with the Institute',
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
