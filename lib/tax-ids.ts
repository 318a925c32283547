import { computeGstinCheckDigit } from '@/content/words/gstin';
import { withoutUnseen, withPlainDigits } from '@/lib/text/characters';

const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;

/**
 * The forms of a GSTIN by their fourteenth character, with what follows the two digits of the
 * State: the PAN, or the TAN of a deductor; bodies of the United Nations, embassies and others with
 * a UIN, persons abroad and services from abroad have a number of another form.
 */
const FORMS = {
  regular: /^\d{2}([A-Z]{5}\d{4}[A-Z])[1-9A-Z]Z[0-9A-Z]$/,
  deductor: /^\d{2}([A-Z]{4}[A-Z0-9]\d{4}[A-Z])[1-9A-Z]D[0-9A-Z]$/,
  collector: /^\d{2}([A-Z]{5}\d{4}[A-Z])[1-9A-Z]C[0-9A-Z]$/,
  uin: /^\d{4}[A-Z]{3}\d{5}[UO]N[0-9A-Z]$/,
  abroad: /^\d{4}[A-Z]{3}\d{5}(NR|OS)[0-9A-Z]$/,
};

/** States are 01 to 38; 97 is other territory, 99 the centre (GSTN's list of State codes). */
const STATE = /^(0[1-9]|[12]\d|3[0-8]|97|99)/;

/** The fourth letter of a PAN names the kind of its holder. */
const HOLDERS = 'ABCFGHJLPT';

/** What cannot be seen is dropped, and wide letters become plain ones. */
export const tidyTaxId = (value: string): string =>
  withPlainDigits(withoutUnseen(value.normalize('NFKC')))
    .trim()
    .toUpperCase();

/**
 * Without the spaces, hyphens, dots and label that people write with a number. A PAN may begin with
 * the letters PAN.
 */
const stripNotation = (value: string) =>
  tidyTaxId(value)
    .replaceAll(/[\s.\p{Pd}/]/gu, '')
    .replace(/^(GSTIN|GSTNO|GST|UIN|PANNO|PAN)(:|(?=\d\d|[A-Z]{5}\d))/, '');

/** `null` if it looks right or is empty. A hint never blocks saving. */
export function describeGstinProblem(value: string): string | null {
  const gstin = stripNotation(value);
  if (gstin === '') return null;
  if (gstin.length !== 15) return `A GSTIN has 15 characters; this has ${gstin.length}.`;
  if (/^\d\d/.test(gstin) && !STATE.test(gstin)) {
    return `A GSTIN begins with the code of a State: 01 to 38, 97 or 99, not ${gstin.slice(0, 2)}.`;
  }
  if (FORMS.abroad.test(gstin)) return null;
  if (!Object.values(FORMS).some((form) => form.test(gstin))) {
    return 'A GSTIN is like 27AAPFU0939F1ZV.';
  }
  if (computeGstinCheckDigit(gstin.slice(0, 14)) !== gstin.at(-1)) {
    return 'The last character, the check digit, does not fit.';
  }
  return null;
}

/** `null` if the GST number holds no PAN. */
function findPan(gstin: string): string | null {
  const [, held = ''] =
    FORMS.regular.exec(gstin) ?? FORMS.collector.exec(gstin) ?? FORMS.deductor.exec(gstin) ?? [];
  return PAN.test(held) ? held : null;
}

/**
 * `null` if it is empty, or looks right and is no other than the PAN inside the GST number. A hint
 * never blocks saving.
 */
export function describePanProblem(value: string, gstNumber = ''): string | null {
  const pan = stripNotation(value);
  if (pan === '') return null;
  if (!PAN.test(pan)) return 'A PAN is five letters, four digits and a letter.';
  if (!HOLDERS.includes(pan.charAt(3))) {
    return `The fourth letter of a PAN names a kind of holder, as P a person and C a company; ${pan.charAt(3)} names none.`;
  }
  const held = findPan(stripNotation(gstNumber));
  return held && held !== pan ? `The GST number holds another PAN, ${held}.` : null;
}
