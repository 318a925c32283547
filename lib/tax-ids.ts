const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;

/**
 * The fifteenth character of a GSTIN. Each of the first fourteen, as a base-36 digit, is multiplied
 * by 1 and 2 in turn; quotients and remainders by 36 are added up; the check digit brings the sum
 * to a multiple of 36.
 */
export function gstinCheckDigit(firstFourteen: string): string {
  const sum = Array.from(firstFourteen).reduce((total, letter, index) => {
    const product = ALPHABET.indexOf(letter) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return ALPHABET.charAt((36 - (sum % 36)) % 36);
}

const tidy = (value: string) => value.replace(/\s/g, '').toUpperCase();

/** A hint beside a GST number; `null` if it looks right or is empty. It never blocks saving. */
export function gstinHint(value: string): string | null {
  const gstin = tidy(value);
  if (gstin === '') return null;
  if (gstin.length !== 15) return `A GSTIN has 15 characters; this has ${gstin.length}.`;
  if (!GSTIN.test(gstin)) {
    return 'A GSTIN is like 27AAPFU0939F1ZV.';
  }
  if (gstinCheckDigit(gstin.slice(0, 14)) !== gstin.at(-1)) {
    return 'The last character, the check digit, does not fit.';
  }
  return null;
}

/** A hint beside a PAN; `null` if it looks right or is empty. It never blocks saving. */
export function panHint(value: string): string | null {
  const pan = tidy(value);
  if (pan === '' || PAN.test(pan)) return null;
  return 'A PAN is five letters, four digits and a letter.';
}
