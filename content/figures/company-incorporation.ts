import type { Plate } from '@/content/figures/order';
import { business, identity, turnover } from '@/content/figures/sample-business';
import { inRupees } from '@/content/words/rupees';

/** The words and figures of the drawing, and those at the foot of the steps. */
export const incorporationDrawing = {
  start: 'Start here: one call, two names.',
  plan: `Two owners expect sales of ${inRupees(turnover)}.`,
  certificate: {
    head: 'Specimen · Ministry of Corporate Affairs',
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

const { certificate, start, plan } = incorporationDrawing;

export const incorporationPlate: Plate = {
  heading: 'Five steps up to one certificate',
  text: 'Each step is begun when the one below it is done. At the top is the certificate, with the number that a company has for life.',
  picture: 'A specimen of the certificate, and its CIN part by part',
  caption: `The CIN, ${certificate.cin.map(({ part }) => part).join('')}:`,
  head: ['Part', 'Meaning'],
  rows: certificate.cin.map(({ part, means }) => [part, means]),
  words: [
    `${certificate.head}. ${certificate.title}: ${certificate.name} ${certificate.date}. ${certificate.numbers.map((number) => number.join(' ')).join(', ')}.`,
    `${plan} ${start}`,
  ],
};
