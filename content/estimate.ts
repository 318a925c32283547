import { governmentFees, stampDuty } from '@/content/government-fees';
import type { PriceGroupId, PriceId } from '@/content/prices';
import { isStrict } from '@/content/words/conduct';
import { formatWholeRupees } from '@/content/words/rupees';

/** A line of an estimate without an amount of ours. */
type Line = { label: string; says: string };

const spanOf = (amounts: readonly number[]): string => amounts.map(formatWholeRupees).join(' to ');

const atActuals = (label: string): Line => ({ label, says: 'at actuals' });

/** The words of the estimate at the head of a service page. */
export const estimateCopy = {
  title: isStrict ? 'By quotation' : 'What it costs',
  /** The title where no row has a fee. */
  byScope: isStrict ? 'By quotation' : 'Quoted by scope',
  fee: 'Our fee',
  pay: 'You pay',
  ask: 'Ask for this quotation',
  askByScope: 'Ask for a quotation',
  question: isStrict ? 'Ask for a quotation' : 'Ask a question first',
  nothingPaid: 'You pay nothing now.',
  state: 'State',
  people: 'People who sign',
  signatures: 'DSC, each',
  /** Below "You pay". */
  inAll: 'in all',
  ourPart: 'our fee and GST',
  /** Where what comes on top is known, in part at least, and where nothing is. */
  plusFees: 'plus the fees above',
  plusActuals: 'plus actuals',
  atLeast: 'at least',
  /** What the only row of a service without fees covers. */
  scope: 'We agree the scope in writing.',
} as const;

/** On the fold of a long figure: what is in it. */
export const illustrationCopy = {
  example: 'See the example',
  structures: 'Compare them',
  questions: 'See the three questions',
} as const;

/** Above the folded rows of the price list. */
export const rowsHeading = 'Before you begin';

/** Above each group of the folded rows of a service page. */
export const rowGroups = {
  get: 'What you get',
  rules: 'The rules',
  wrong: 'If something went wrong',
} as const;

/** What comes on top of our fee and its GST, by the group of the entry. */
const linesOf: { readonly [group in PriceGroupId]?: readonly Line[] } = {
  'gst-registration': [{ label: 'Government fee', says: isStrict ? 'nil' : 'free' }],
  // Of a return, a resolution or a director.
  'annual-compliance': [{ label: 'MCA, each form', says: spanOf(governmentFees.companyForm) }],
  accounting: [{ label: 'Software, filing fees', says: 'not included' }],
  consulting: [atActuals('Travel')],
};

/** The fee of SPICe+ at the Registrar is nil up to this capital: Companies (Registration Offices and Fees) Rules. */
const company: readonly Line[] = [
  { label: 'Name approval', says: formatWholeRupees(governmentFees.companyName) },
  { label: 'PAN and TAN', says: `about ${formatWholeRupees(governmentFees.companyPanAndTan)}` },
  { label: 'Registrar, capital to ₹15 lakh', says: 'nil' },
];

const linesOfEntry: { readonly [id in PriceId]?: readonly Line[] } = {
  'formation-private-limited': company,
  'formation-opc': company,
  'formation-llp': [
    { label: 'Name approval', says: formatWholeRupees(governmentFees.llpName) },
    atActuals('PAN and TAN'),
    { label: 'Registrar, by contribution', says: spanOf(governmentFees.llpRegistrar) },
  ],
  'formation-partnership': [atActuals('PAN and TAN'), atActuals('Registrar of Firms')],
  'formation-proprietorship': [{ label: 'Udyam', says: 'nil' }],
  // Indian Stamp Act, 1899, Schedule I, article 62(a), for transfers outside a depository.
  'share-transfer': [{ label: 'Stamp duty', says: '0.015% of the price' }],
  'company-closure': [{ label: 'MCA, STK-2', says: formatWholeRupees(governmentFees.strikeOff) }],
};

/** The lines of an entry that state no amount. */
export const listAdditionalCosts = (group: PriceGroupId, id: PriceId): readonly Line[] =>
  linesOfEntry[id] ?? linesOf[group] ?? [];

/** What depends on the State, for entries that ask for it. */
export const stateLine: { readonly [id in PriceId]?: string } = {
  'formation-private-limited': 'Stamp duty of',
  'formation-opc': 'Stamp duty of',
  'formation-llp': 'Stamp duty of',
  'formation-partnership': 'Stamp duty of',
  'formation-proprietorship': 'Shop licence of',
};

/** Whose stamp duty is known of some States, at this capital. */
export const knownDuties: { readonly [id in PriceId]?: typeof stampDuty } = {
  'formation-private-limited': stampDuty,
  'formation-opc': stampDuty,
};
/** Of authorised capital. */
export const onCapital = 'on ₹1 lakh';

/** How many people sign with a DSC at least, for entries that ask for it. */
export const leastPeople: { readonly [id in PriceId]?: number } = {
  'formation-private-limited': 2,
  'formation-opc': 1,
  'formation-llp': 2,
};

/** The most people that the estimate offers. */
export const mostPeople = 7;
