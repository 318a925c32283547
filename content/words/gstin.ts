const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The fifteenth character of a GSTIN. Each of the first fourteen, as a base-36 digit, is multiplied
 * by 1 and 2 in turn; quotients and remainders by 36 are added up; the check digit brings the sum
 * to a multiple of 36.
 */
export function computeGstinCheckDigit(firstFourteen: string): string {
  const sum = Array.from(firstFourteen).reduce((total, letter, index) => {
    const product = ALPHABET.indexOf(letter) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return ALPHABET.charAt((36 - (sum % 36)) % 36);
}
