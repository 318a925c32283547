export type Bytes = Uint8Array<ArrayBuffer>;

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text) as Bytes;
export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

export const randomBytes = (count: number): Bytes => crypto.getRandomValues(new Uint8Array(count));

/** Not `instanceof`: what comes out of the database may be of another realm. */
export const isBytes = (value: unknown): value is Bytes =>
  Object.prototype.toString.call(value) === '[object Uint8Array]';

export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

export const fromBase64 = (text: string): Bytes =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
