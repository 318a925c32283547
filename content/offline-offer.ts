import { clientArea } from '@/content/site';

export const offer = {
  heading: 'Without a network',
  text: `You can open pages${clientArea ? ', calculators and the client area' : ' and calculators'} without a network.`,
  line: 'No network where you need this?',
  store: 'Keep this site on this',
  device: { narrow: 'phone', wide: 'device' },
} as const;
