/** The characters that the fonts of the quotation PDF hold: Latin-1 and the signs in use. */
const basicLatin = Array.from({ length: 0x5f }, (_, index) => 0x20 + index);
const latin1 = Array.from({ length: 0x60 }, (_, index) => 0xa0 + index);

export const PDF_CHARACTERS = `${String.fromCharCode(...basicLatin, ...latin1)}–—‘’“”…•₹−`;

const known = new Set(PDF_CHARACTERS);

/** Whether the fonts can set a text; a name in another script would come out as blanks. */
export function canSet(text: string): boolean {
  return Array.from(text).every((character) => known.has(character));
}
