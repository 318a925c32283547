import { withoutControls } from '@/lib/text/characters';

/**
 * Links that open a UPI app with a payment filled in, by NPCI's "UPI Linking Specifications": pa is
 * the payee's address, pn the name, am the amount in rupees with two decimals, cu the currency, tr a
 * reference of at most 35 letters and digits, tn a note. The payer still confirms it in the app.
 */
export const UPI_ADDRESS = /^[A-Za-z\d][A-Za-z\d._-]{1,254}@[A-Za-z][A-Za-z\d]{1,63}$/;

/** In characters. */
const LONGEST = { name: 99, note: 50, reference: 35 };

const fitParameter = (text: string, longest: number): string =>
  [...withoutControls(text.replaceAll(/\s+/g, ' ')).replaceAll(/\p{Surrogate}/gu, '')]
    .slice(0, longest)
    .join('')
    .trim();

type Payment = { payee: string; name: string; paise: number; reference: string; note: string };

/**
 * Throws a `RangeError` if `payee` is not a UPI address, or `paise` not a whole positive number.
 */
export function createUpiLink({ payee, name, paise, reference, note }: Payment): string {
  if (!UPI_ADDRESS.test(payee)) throw new RangeError(`${payee} is no UPI address`);
  if (!Number.isSafeInteger(paise) || paise <= 0) throw new RangeError(`${paise} is no amount`);
  const parameters = {
    pn: fitParameter(name, LONGEST.name),
    am: `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`,
    cu: 'INR',
    tr: reference.replaceAll(/[^A-Za-z\d]/g, '').slice(0, LONGEST.reference),
    tn: fitParameter(note, LONGEST.note),
  };
  // The address is not encoded: apps look for its @, and UPI_ADDRESS allows nothing that needs
  // encoding.
  const pairs = Object.entries(parameters)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `upi://pay?${[`pa=${payee}`, ...pairs].join('&')}`;
}
