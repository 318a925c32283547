/**
 * The joiners U+200C and U+200D show nothing, but inside words of Indian scripts they choose the
 * form of a letter.
 */

/** They change the text around them. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** Format, filling and private characters, and halves of a character. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Co}\p{Cs}]/gu;

/** The signs that join two consonants in the scripts of India and its neighbours. */
const VIRAMA =
  '[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\u0f84\u1039\u103a\ua806\ua8c4\uaaf6\uabed\u{11046}\u{110b9}\u{11133}\u{11134}\u{111c0}\u{11235}\u{112ea}\u{1134d}\u{11442}\u{114c2}\u{115bf}\u{1163f}\u{116b6}\u{11d45}\u{11d97}]';

/** Letters of Urdu, Sindhi and Kashmiri that join the letter after them, or the one before. */
const JOINS_NEXT =
  '[\u0620\u0626\u0628\u062a-\u062e\u0633-\u063f\u0641-\u0647\u0649\u064a\u066e\u066f\u0678-\u0687\u069a-\u06bf\u06c1\u06c2\u06cc\u06ce\u06d0\u06d1\u06fa-\u06fc\u06ff\u0750-\u0758\u075c-\u076a\u076d-\u0770\u0772\u0775-\u0777\u077a-\u077f]';
const JOINS_LAST =
  '[\u0620\u0622-\u063f\u0641-\u064a\u066e\u066f\u0671-\u0673\u0675-\u06d3\u06d5\u06ee\u06ef\u06fa-\u06fc\u06ff\u0750-\u077f]';

/**
 * A joiner that has a meaning: after a virama, and for U+200C also between two letters that would
 * join without it (RFC 5892, A.1 and A.2). Beyond the RFC, U+200D after ra and before a virama, as
 * Bengali and Kannada write ra with a following ya (The Unicode Standard, 12.2).
 */
const JOINER = new RegExp(
  [
    `(?<=${VIRAMA})[\u200c\u200d]`,
    `(?<=${JOINS_NEXT}\\p{Mn}{0,3})\u200c(?=\\p{Mn}{0,3}${JOINS_LAST})`,
    '(?<=[\u09b0\u0cb0])\u200d(?=[\u09cd\u0ccd])',
  ].join('|'),
  'gu',
);

/** More marks than any script needs on one letter cover the lines around it. */
const PILE = /([\p{Mn}\p{Me}]{3})[\p{Mn}\p{Me}]+/gu;

export const hasControls = (text: string): boolean => text.search(CONTROL) >= 0;

export const withoutControls = (text: string, instead = ''): string =>
  text.replaceAll(CONTROL, instead);

/** `joiners: true` leaves the joiners that have a meaning. */
export function withoutUnseen(text: string, { joiners = false } = {}): string {
  if (!joiners) return text.replaceAll(UNSEEN, '');
  const plain = text.replaceAll(UNSEEN, (character) =>
    character === '\u200c' || character === '\u200d' ? character : '',
  );
  const positions = new Set(Array.from(plain.matchAll(JOINER), ({ index }) => index));
  return plain.replaceAll(/[\u200c\u200d]/g, (joiner, at: number) =>
    positions.has(at) ? joiner : '',
  );
}

export const withoutPiles = (text: string): string => text.replaceAll(PILE, '$1');

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** In every script the ten digits are consecutive, from zero. */
function getDigitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return String(before % 10);
}

export const withPlainDigits = (text: string): string =>
  text.replaceAll(/(?![0-9])\p{Nd}/gu, getDigitValue);

/** Such as Hindi or Tamil. */
export const joinsLetters = (text: string): boolean =>
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}\p{Co}\p{Cn}\p{Cs}]/u.test(
    text,
  );
