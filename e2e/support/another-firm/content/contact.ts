import { durations } from '@/content/durations';

export const contact = {
  hero: {
    eyebrow: 'Reach us',
    heading: 'Up the stairs in Bapu Bazaar.',
    lead: `Ring, write or come by. You hear from us within ${durations.reply}.`,
    call: 'Ring the office',
    whatsapp: 'Message us',
    write: 'To the form',
  },
  information: {
    heading: 'The office',
    intro: 'Papers are taken in at the desk.',
    labels: {
      phones: 'Telephone',
      emails: 'Mail',
      hours: 'Open',
      emergency: 'Out of hours',
      phonesAnswered: 'Telephone answered',
      closed: 'Shut',
      openNow: 'The door is open',
    },
    hoursNote: 'On festival days, ring first.',
  },
  form: {
    heading: 'Write to the partners',
    intro: `Every field is needed. We answer within ${durations.reply}.`,
  },
  faq: {
    heading: 'Often asked',
    items: [
      {
        question: 'How long does a GSTIN take?',
        answer: `With all papers at hand, ${durations.gstRegistrationInFaq}.`,
      },
      {
        question: 'Do you come to us?',
        answer: 'For an audit, always. For all else, ask.',
      },
    ],
  },
  testimonials: { heading: 'From clients', entries: [] },
  maps: {
    directions: 'Show the way',
    places: [
      {
        office: 'jaipur',
        title: 'Bapu Bazaar',
        text: 'The blue door beside the cloth shop.',
        query: '7 Haveli Lane, Bapu Bazaar, Jaipur 302003',
        sketch: {
          words: 'The office is north of the lane that leads to Sanganeri Gate.',
          water: [],
          roads: ['M-150 120 510 110'],
          rails: [],
          office: [180, 90],
          names: [{ at: [300, 104], text: 'Sanganeri Gate' }],
        },
      },
    ],
  },
  closing: {
    heading: 'Ask before you sign.',
    text: 'A partner answers.',
    call: 'Ring us',
    book: { label: 'Write instead', href: '#message' },
  },
} as const;
