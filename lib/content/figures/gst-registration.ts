import { identity } from '@/content/figures/sample-business';
import { sampleGstin, samplePlace } from '@/content/figures/sample-place';

/** The words and amounts of the figure. */
export const gstFigure = {
  heading: 'Must I register?',
  text: 'Four questions, from the top. The first yes decides.',
  /** Asked from the top; the first yes decides. */
  questions: [
    {
      asks: 'Do you sell goods to another State or through a marketplace?',
      yes: 'Register, section 24',
      note: 'whatever the turnover, save where a notification exempts you',
    },
    {
      asks: 'Goods above ₹40 lakh a year?',
      yes: 'Register, section 22',
      note: '₹20 lakh or ₹10 lakh in some States; ₹20 lakh for tobacco, bricks, ice cream',
    },
    {
      asks: 'Services above ₹20 lakh a year?',
      yes: 'Register, section 22',
      note: '₹10 lakh in four special category States',
    },
    {
      asks: 'Do your clients ask for a GSTIN, or do you want input credit?',
      yes: 'You may, section 25(3)',
      note: 'all duties of a regular taxpayer apply',
    },
  ],
  yes: 'yes',
  noes: 'four times no',
  otherwise: 'Not now, unless section 24 names you.',
  parts: [
    { part: samplePlace.gstCode, means: `the State: ${samplePlace.region}` },
    { part: identity.pan, means: 'the PAN of the business' },
    { part: '1', means: 'the first in the State' },
    { part: 'Z', means: 'the same for all' },
    { part: sampleGstin(identity.pan).slice(-1), means: 'check digit' },
  ],
} as const;
