import { samplePlace } from '@/content/figures/sample-place';
import type { Rupees } from '@/content/types/units';

const { city, state } = samplePlace;
/** The letters that the Registrar uses for a State, where they differ. */
const cinStates: Readonly<Record<string, string>> = { CG: 'CT', OD: 'OR', TS: 'TG', UK: 'UR' };

/** As in a TAN: three letters of the place, `KNP` for Kanpur. */
const placeLetters = (city.toUpperCase().match(/^[A-Z]|[B-DF-HJ-NP-TV-XZ]/g) ?? [])
  .slice(0, 3)
  .join('')
  .padEnd(3, 'X');

/**
 * The invented business of the illustrations: a small company with sales of ₹12,00,000. The amount
 * appears in each of them: as its sales, as the price asked for it, or as the income of the family
 * that owns it.
 */
export const business = {
  name: 'Sample Textiles Private Limited',
  yearEnd: '31 March 2026',
  place: city,
} as const;

type Entry = {
  id: string;
  label: string;
  side: 'debit' | 'credit';
  rupees: number;
};

export const trialBalance = [
  { id: 'sales', label: 'Sales', side: 'credit', rupees: 12_00_000 },
  { id: 'purchases', label: 'Purchases', side: 'debit', rupees: 6_84_000 },
  { id: 'debtors', label: 'Owed by customers', side: 'debit', rupees: 1_92_000 },
  { id: 'salaries', label: 'Salaries', side: 'debit', rupees: 1_80_000 },
  { id: 'reserves', label: 'Profit of past years', side: 'credit', rupees: 1_27_500 },
  { id: 'bank', label: 'Bank balance', side: 'debit', rupees: 1_16_600 },
  { id: 'opening-stock', label: 'Opening stock', side: 'debit', rupees: 1_10_000 },
  { id: 'rent', label: 'Rent', side: 'debit', rupees: 1_04_000 },
  { id: 'capital', label: 'Share capital', side: 'credit', rupees: 1_00_000 },
  { id: 'creditors', label: 'Owed to suppliers', side: 'credit', rupees: 86_000 },
  { id: 'furniture', label: 'Furniture, computers', side: 'debit', rupees: 85_000 },
  { id: 'freight', label: 'Freight and power', side: 'debit', rupees: 34_400 },
  { id: 'gst', label: 'GST payable', side: 'credit', rupees: 14_500 },
  { id: 'telephone', label: 'Telephone, printing', side: 'debit', rupees: 9_600 },
  { id: 'cash', label: 'Cash in hand', side: 'debit', rupees: 8_000 },
  { id: 'bank-charges', label: 'Bank charges', side: 'debit', rupees: 4_400 },
] as const satisfies readonly Entry[];

export type AccountId = (typeof trialBalance)[number]['id'];

/** Counted on the last day of the year; not in the trial balance. */
export const closingStock = 1_32_000;

export const monthlyRent: Rupees = 8_000;

export const yarnBill = {
  supplier: 'Ganga Yarn Mills',
  place: `Sample Market, ${city}`,
  number: 'Bill 118',
  date: '14 February 2026',
  goods: 'Cotton yarn, 120 kg',
  kilograms: 120,
  rupeesPerKilogram: 250,
  gstPercent: 5,
  received: '15 February',
  paid: '3 March',
} as const;

export function getAccountBalance(id: AccountId): number {
  return trialBalance.find((entry) => entry.id === id)?.rupees ?? 0;
}

export const turnover = getAccountBalance('sales');

const yarn = yarnBill.kilograms * yarnBill.rupeesPerKilogram;
const yarnTax = (yarn * yarnBill.gstPercent) / 100;

export const yarnAmounts = { goods: yarn, tax: yarnTax, total: yarn + yarnTax };

/** The zeros show that these numbers belong to nobody. */
export const identity = {
  pan: 'AAACS0000A',
  tan: `${placeLetters}S00000A`,
  udyam: `UDYAM-${state}-00-0000000`,
  incorporatedOn: '5 December 2022',
  cin: `U13111${cinStates[state] ?? state}2022PTC000000`,
} as const;
