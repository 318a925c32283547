import { type Amount, governmentFees, marketPrices, stampDuty } from '@/content/government-fees';
import type { PriceGroupId, PriceId } from '@/content/prices';
import { isStrict } from '@/content/words/conduct';
import { feeGstRate } from '@/content/words/plus-gst';

export type Cost = {
  label: string;
  basis?: string;
  /** `null` if no source gives it: the quotation states it, and the total leaves it out. */
  amount: Amount | null;
  says?: string;
  /** Its name in a total that leaves it out, if not the label. */
  name?: string;
  makes?: string;
};

export const estimateCopy = {
  title: isStrict ? 'By quotation' : 'What it costs, all in',
  byScope: isStrict ? 'By quotation' : 'Quoted by scope',
  fee: 'Our fee',
  gst: `+ GST ${feeGstRate}%`,
  change: 'Change',
  close: 'Close',
  inAll: 'In all',
  about: 'about',
  atLeast: 'At least',
  plus: 'plus',
  ours: 'of it is our fee',
  withGst: 'with GST.',
  to: 'to',
  nil: isStrict ? 'none' : 'free',
  unknown: 'we tell you in the quotation',
  ask: 'Ask for this quotation',
  askByScope: 'Ask us for a quotation',
  askShort: 'Ask',
  question: isStrict ? 'Ask for a quotation' : 'Ask a question first',
  nothingPaid: 'You pay nothing now.',
  state: 'State',
  people: 'Who signs',
  scope: 'We agree the scope in writing.',
} as const;

export const illustrationCopy = {
  example: 'See the example',
  structures: 'Compare them',
  questions: 'See the three questions',
} as const;

export const rowGroups = {
  get: 'What you get',
  rules: 'The rules',
  wrong: 'If something went wrong',
} as const;

const byCapital = { basis: 'by your capital', makes: 'Your capital makes it' } as const;
const [leastForm, mostForm] = governmentFees.companyForm.amount;

const costsOfGroup: { readonly [group in PriceGroupId]?: readonly Cost[] } = {
  'gst-registration': [{ label: 'Government fee', amount: 0 }],
  accounting: [
    {
      label: 'Software, filing fees',
      amount: null,
      says: 'not included',
      name: 'software and filing fees',
    },
  ],
  consulting: [{ label: 'Travel', amount: null }],
};

/** SPICe+ itself is free up to ₹15 lakh of capital: the rules on registration offices and fees. */
const company: readonly Cost[] = [
  { label: 'Name reservation', amount: governmentFees.companyName.amount },
  { label: 'PAN and TAN', amount: governmentFees.companyPanAndTan.amount },
];

const costsOfEntry: { readonly [id in PriceId]?: readonly Cost[] } = {
  'formation-private-limited': company,
  'formation-opc': company,
  'formation-llp': [
    { label: 'Name reservation', amount: governmentFees.llpName.amount },
    {
      label: 'Registrar',
      basis: 'contribution to ₹1 lakh',
      amount: governmentFees.llpRegistrar.amount,
    },
    { label: 'PAN and TAN', amount: null, name: 'PAN, TAN' },
  ],
  'formation-partnership': [
    { label: 'PAN and TAN', amount: null, name: 'PAN, TAN' },
    { label: 'Registrar of Firms', amount: null, name: 'registration' },
  ],
  'formation-proprietorship': [{ label: 'Udyam', amount: 0 }],
  'roc-annual': [{ label: 'MCA, two forms', amount: [2 * leastForm, 2 * mostForm], ...byCapital }],
  'board-resolution': [{ label: 'MCA, MGT-14', amount: [leastForm, mostForm], ...byCapital }],
  // Indian Stamp Act, 1899, Schedule I, article 62(a), for transfers outside a depository.
  'share-transfer': [{ label: 'Stamp duty', amount: null, says: '0.015% of the price' }],
  'director-appointment': [
    { label: 'MCA, DIR-12', amount: [leastForm, mostForm], ...byCapital },
    { label: 'DIN, if there is none yet', amount: null, name: 'a DIN' },
  ],
  'company-closure': [{ label: 'MCA, STK-2', amount: governmentFees.strikeOff.amount }],
};

export const listCosts = (group: PriceGroupId, id: PriceId): readonly Cost[] =>
  costsOfEntry[id] ?? costsOfGroup[group] ?? [];

type StateCost = {
  label: string;
  known: { readonly [state: string]: { amount: number } };
  note?: string;
};

const dutyOfCompany: StateCost = {
  label: 'Stamp duty',
  known: stampDuty,
  note: 'Stamp duty is for a capital of ₹1 lakh.',
};

export const stateCosts: { readonly [id in PriceId]?: StateCost } = {
  'formation-private-limited': dutyOfCompany,
  'formation-opc': dutyOfCompany,
  'formation-llp': { label: 'Stamp duty', known: {} },
  'formation-partnership': { label: 'Stamp duty', known: {} },
  'formation-proprietorship': { label: 'Shop licence', known: {} },
};

export function getSignatureCost(people: number): Cost {
  const [least, most] = marketPrices.digitalSignature.amount;
  return {
    label: people === 1 ? '1 digital signature' : `${people} digital signatures`,
    basis: 'at market price',
    amount: [people * least, people * most],
    makes: people === 1 ? 'The signature makes it' : 'The signatures make it',
  };
}

/** Who should choose an entry, where this says more than what its fee covers. */
export const suits: { readonly [id in PriceId]?: string } = {
  'formation-private-limited': 'Two or more founders',
  'formation-llp': 'Partners share the profit by agreement',
  'formation-opc': 'One founder, limited liability',
  'formation-partnership': 'Two or more partners and a deed',
  'formation-proprietorship': 'You own it alone',
};

export const leastPeople: { readonly [id in PriceId]?: number } = {
  'formation-private-limited': 2,
  'formation-opc': 1,
  'formation-llp': 2,
};

export const mostPeople = 7;
