import { clientArea } from '@/content/site';

export const bringCopy = {
  heading: 'What to bring',
  text: 'Tick what you have.',
  stored: clientArea
    ? 'Your ticks stay on this device, and go into Documents with your request.'
    : 'Your ticks stay on this device.',
  have: 'I have',
  outOf: 'of',
  send: 'Send this list on WhatsApp',
  missing: 'I still need',
  complete: 'I have everything on the list.',
} as const;
