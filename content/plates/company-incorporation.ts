import type { Plate } from '@/content/plates/order';
import { business, identity, turnover } from '@/content/plates/sample-business';
import { companyIncorporation } from '@/content/services/company-incorporation';
import { inRupees } from '@/content/words/rupees';

/** The words and figures of the drawing. */
export const incorporationDrawing = {
  /** In the order of the days; drawn as steps that are climbed. */
  steps: companyIncorporation.steps.items,
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

const { certificate, steps, start, plan } = incorporationDrawing;

export const incorporationPlate: Plate = {
  heading: 'Five steps up to one certificate',
  text: 'Each step is begun when the one below it is done. At the top is the certificate, with the number that a company has for life.',
  picture: 'Five steps that climb to a certificate of incorporation, and its CIN part by part',
  head: ['Day', 'Step', 'What is done'],
  rows: steps.map(({ when, title, text }) => [when, title, text]),
  words: [
    `${plan} ${start}`,
    `${certificate.head}. ${certificate.title}: ${certificate.name} ${certificate.date}. ${certificate.numbers.map((number) => number.join(' ')).join(', ')}.`,
    `The CIN, ${certificate.cin.map(({ part }) => part).join('')}: ${certificate.cin.map(({ part, means }) => `${part} ${means}`).join('; ')}.`,
  ],
};
