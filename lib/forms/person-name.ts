const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Surrogate}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const OF_A_NAME = /^[\p{L}\p{M}\p{Zs}.'’-]*$/u;
/** More marks on one letter than any script needs cover the lines around it. */
const PILE = /\p{M}{4}/u;

/**
 * Why a text is not the name of a person, as a sentence; `null` for one that may be. Letters and
 * marks of every script are taken. Joiners (U+200C, U+200D) are format characters, and refused with
 * them: names can be written and read without.
 */
export function nameFault(value: string): string | null {
  const name = value.trim().normalize('NFC');
  if (UNSEEN.test(name)) return 'Please type the name without characters that cannot be seen';
  if (PILE.test(name)) return 'Please use at most three marks on a letter of the name';
  if (OF_A_NAME.test(name) && (name === '' || /\p{L}/u.test(name))) return null;
  return 'Please use only letters, spaces, dots, apostrophes and hyphens in the name';
}
