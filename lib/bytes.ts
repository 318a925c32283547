export type Bytes = Uint8Array<ArrayBuffer>;

export const encodeUtf8 = (text: string): Bytes => new TextEncoder().encode(text) as Bytes;
export const decodeUtf8 = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const createRandomBytes = (count: number): Bytes =>
  crypto.getRandomValues(new Uint8Array(count));

/** Not `instanceof`: bytes out of the database may be of another realm. */
export const isBytes = (value: unknown): value is Bytes =>
  Object.prototype.toString.call(value) === '[object Uint8Array]';
