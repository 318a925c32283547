import { clientArea } from '@/content/site';

/** The list of what to bring, on each service page. */
export const bringCopy = {
  heading: 'What to bring',
  text: 'Tick what you have.',
  /** Where script remembers the ticks. */
  stored: clientArea
    ? 'Your ticks stay on this device, and go into Documents with your request.'
    : 'Your ticks stay on this device.',
  /** Before and after a count, and before the number of all. */
  have: 'I have',
  of: 'of',
  send: 'Send this list on WhatsApp',
  /** In the message, after the name of the service. */
  missing: 'I still need',
  complete: 'I have everything on the list.',
} as const;
