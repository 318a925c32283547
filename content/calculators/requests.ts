import type { PriceId } from '@/content/prices';

export type Offer = {
  priceId: PriceId;
  /** What the result has to do with the service. */
  because: string;
};

/** The first case that fits a result is offered; the last fits all. */
export type OfferCase = {
  /** Of the amount that the calculator is asked about, in rupees. */
  upTo?: number;
  /** The value of its choice, such as the type of the income. */
  is?: string;
  services: readonly [Offer] | readonly [Offer, Offer];
};

/** The services that go with a result, by calculator. Fees are those of the price list. */
export const requests = {
  heading: 'Have it done',
  lead: 'Nothing is sent yet: a service waits in your cart until you ask for a quotation.',
  add: 'Add to request',
  added: 'In your request',
  attach: 'Attach this computation',
  attachLead: 'This goes with the request, word for word. Untick it to take it off.',
  takeOff: 'Take it off',
  attached: 'Computation attached',
  offers: {
    tax: [
      {
        upTo: 5_000_000,
        services: [
          { priceId: 'itr-1', because: 'For salary, up to two houses and interest.' },
          { priceId: 'itr-2-3', because: 'For capital gains, a business or a profession.' },
        ],
      },
      {
        services: [{ priceId: 'itr-2-3', because: 'ITR-1 ends at an income of ₹50 lakh.' }],
      },
    ],
    gst: [
      {
        services: [
          { priceId: 'gst-monthly', because: 'The tax is declared and paid with it.' },
          { priceId: 'gst-annual', because: 'It closes the year of the monthly returns.' },
        ],
      },
    ],
    emi: [
      {
        services: [
          { priceId: 'consulting-business-plan', because: 'A bank lends on such projections.' },
          { priceId: 'itr-1', because: 'Home-loan interest is claimed in the return.' },
        ],
      },
    ],
    tds: [
      {
        is: 'salary',
        services: [
          { priceId: 'payroll', because: 'The tax is worked into each payslip.' },
          { priceId: 'tds-quarterly', because: 'What was deducted is reported each quarter.' },
        ],
      },
      {
        services: [
          { priceId: 'tds-quarterly', because: 'What was deducted is reported each quarter.' },
        ],
      },
    ],
    hra: [
      {
        services: [
          { priceId: 'itr-1', because: 'The exemption is shown in the return.' },
          { priceId: 'payroll', because: 'An employer works it into the payslip.' },
        ],
      },
    ],
  } satisfies Record<string, readonly OfferCase[]>,
} as const;

export type RequestingCalculator = keyof typeof requests.offers;
