import type { IsoDate, Rupees } from '@/content/types/units';

/** Whole rupees, or the least and the most of a range. */
export type Amount = Rupees | readonly [least: Rupees, most: Rupees];

type Sourced<Value extends Amount = Amount> = {
  amount: Value;
  source: string;
  read: IsoDate;
};

const companyFees = 'Companies (Registration Offices and Fees) Rules, 2014';
const read: IsoDate = '2026-11-29';

/**
 * What authorities charge, on top of our fees. An amount without a source is left out; pages then
 * say that the quotation states it.
 */
export const governmentFees = {
  companyName: { amount: 1000, source: `${companyFees}, table II: a name, held for 20 days`, read },
  companyPanAndTan: {
    amount: 143,
    source: 'two professional sites, which call it approximate; no rule states it',
    read,
  },
  /** By nominal capital: to ₹1 lakh, and from ₹1 crore. */
  companyForm: { amount: [200, 600], source: `${companyFees}, table I, items 5 and 6`, read },
  strikeOff: {
    amount: 10000,
    source:
      'Companies (Removal of Names of Companies from the Register) Rules, 2016, rule 4(1): STK-2',
    read,
  },
  llpName: {
    amount: 200,
    source: 'LLP Rules, 2009, Annexure A, as amended on 2 October 2018: RUN-LLP',
    read,
  },
  /** At a contribution of up to ₹1 lakh. */
  llpRegistrar: {
    amount: 500,
    source: 'LLP Rules, 2009, Annexure A, as substituted in 2022',
    read,
  },
} as const satisfies { readonly [fee: string]: Sourced };

/**
 * Stamp duty of a company on its memorandum, its articles and the form, at ₹1 lakh of authorised
 * capital, by State. A third State needs a rule in features/services/estimate/estimate.css.
 */
export const stampDuty: { readonly [state: string]: Sourced<Rupees> } = {
  'Uttar Pradesh': { amount: 1010, source: 'tables of two professional sites, which agree', read },
  Maharashtra: { amount: 1300, source: 'tables of two professional sites, which agree', read },
};

/** What others charge at market prices, which the firm sets here. */
export const marketPrices = {
  digitalSignature: { amount: [1500, 2500], source: 'a sample, which the firm sets', read },
} as const satisfies { readonly [price: string]: Sourced };
