import { clientArea } from '@/content/site';

/** The offer to keep the whole site in the browser, which many pages make. */
export const offer = {
  heading: 'Without a network',
  text: `You can open pages${clientArea ? ', calculators and the client area' : ' and calculators'} without a network.`,
  /** On the pages of calculators, before the button. */
  line: 'No network where you need this?',
  /** Before the kind of device, which is by the width of the screen. */
  keep: 'Keep this site on this',
  device: { narrow: 'phone', wide: 'device' },
} as const;
