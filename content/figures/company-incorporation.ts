import { business, identity, turnover } from '@/content/figures/sample-business';
import { inRupees } from '@/content/words/rupees';

/** The certificate to which the steps lead, and what stands at their foot. */
export const incorporationFigure = {
  heading: 'Five steps up to one certificate',
  text: 'Each step begins when the one below it is done. At the top is the certificate, with the number that a company has for life.',
  start: 'Start here: one call, two names.',
  plan: `Two owners expect sales of ${inRupees(turnover)}.`,
  certificate: {
    head: 'Sample · Ministry of Corporate Affairs',
    title: 'Certificate of incorporation',
    name: business.name,
    date: `is incorporated on ${identity.incorporatedOn}`,
    cin: identity.cin,
    numbers: [
      ['PAN', identity.pan],
      ['TAN', identity.tan],
    ],
  },
} as const;
