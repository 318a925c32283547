import type { Bytes } from '@/lib/portal/database/records';

/** In characters. A trailer has a dozen entries; anything longer is something else. */
const MOST_IN_DICTIONARY = 64 * 1024;

const unescaped = (name: string) =>
  name.replace(/#([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));

/** The position after a string in parentheses, which may contain balanced ones and escapes. */
function afterString(text: string, start: number, end: number): number {
  let depth = 0;
  for (let at = start; at < end; at++) {
    const letter = text[at];
    if (letter === '\\') at += 1;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return end;
}

const indexOr = (found: number, otherwise: number) => (found < 0 ? otherwise : found);

/**
 * Whether the dictionary that begins at `start` has an entry `Encrypt` of its own, and not in a
 * string, a comment or an inner dictionary; `null` if there is no complete dictionary.
 */
function hasEncrypt(text: string, start: number): boolean | null {
  const end = Math.min(text.length, start + MOST_IN_DICTIONARY);
  if (!text.startsWith('<<', start)) return null;
  let depth = 0;
  let isEncrypted = false;
  let at = start;
  while (at < end) {
    if (text.startsWith('<<', at)) {
      depth += 1;
      at += 2;
    } else if (text.startsWith('>>', at)) {
      depth -= 1;
      at += 2;
      if (depth === 0) return isEncrypted;
    } else if (text[at] === '<') {
      at = indexOr(text.indexOf('>', at), end - 1) + 1;
    } else if (text[at] === '(') {
      at = afterString(text, at, end);
    } else if (text[at] === '%') {
      at = indexOr(text.slice(at, end).search(/[\r\n]/), end) + at;
    } else if (text[at] === '/') {
      const [name = ''] = /^[^\s()<>[\]{}/%\0]*/.exec(text.slice(at + 1, at + 129)) ?? [];
      at += 1 + name.length;
      const isNull = /^[\s\0]*null\b/.test(text.slice(at, at + 32));
      if (depth === 1 && unescaped(name) === 'Encrypt' && !isNull) isEncrypted = true;
    } else at += 1;
  }
  return null;
}

/**
 * Whether the section at a position is encrypted: by the trailer of a table, or a stream's
 * dictionary.
 */
function encryptedAt(text: string, section: number): boolean | null {
  const head = text.slice(section, section + 64);
  const space = /^[\s\0]*/.exec(head)?.[0].length ?? 0;
  if (head.startsWith('xref', space)) {
    return encryptedAfter(text, text.indexOf('trailer', section), 'trailer');
  }
  const object = /^\d{1,10}[\s\0]+\d{1,5}[\s\0]+obj/.exec(head.slice(space));
  return object ? encryptedAfter(text, section + space, object[0]) : null;
}

function encryptedAfter(text: string, at: number, word: string): boolean | null {
  if (at < 0) return null;
  const from = at + word.length;
  const space = /^[\s\0]*/.exec(text.slice(from, from + 64))?.[0].length ?? 0;
  return hasEncrypt(text, from + space);
}

/** The same by search, for a file with a wrong address of its newest section. */
function encryptedBySearch(text: string): boolean | null {
  const byTrailer = encryptedAfter(text, text.lastIndexOf('trailer'), 'trailer');
  if (byTrailer !== null) return byTrailer;
  const type = /\/Type\s*\/XRef/.exec(text)?.index ?? -1;
  return type < 0 ? null : encryptedAfter(text, text.lastIndexOf('obj', type), 'obj');
}

/**
 * Whether a PDF is protected by a password or against copying (ISO 32000-1, 7.6.1): the newest
 * trailer or cross-reference stream says how it is encrypted. `null` if neither can be found.
 */
export function isProtectedPdf(bytes: Bytes): boolean | null {
  // One character per byte, so that addresses in the file are positions in the text.
  const text = new TextDecoder('latin1').decode(bytes);
  const header = Math.max(0, text.slice(0, 1024).indexOf('%PDF-'));
  const last = text.lastIndexOf('startxref');
  const address = Number(/^startxref\s+(\d{1,10})/.exec(text.slice(last, last + 64))?.[1] ?? -1);
  if (last < 0 || address < 0) return encryptedBySearch(text);
  // If anything comes before the header, PDF readers count from the header.
  return (
    encryptedAt(text, address) ?? encryptedAt(text, address + header) ?? encryptedBySearch(text)
  );
}
