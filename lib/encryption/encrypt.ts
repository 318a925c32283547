import { aessiv, gcm } from '@noble/ciphers/aes.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { type Bytes, createRandomBytes, decodeUtf8, encodeUtf8, isBytes } from '@/lib/bytes';

const NONCE = 12;

/** Stored keys have padding; messages use the other alphabet. */
const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const decodeBase64 = (text: string): Bytes =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** AES-256-GCM with a random nonce in front. `about` is authenticated with it, but not stored. */
export function encrypt(key: Bytes, plain: Bytes, about: string): Bytes {
  const nonce = createRandomBytes(NONCE);
  const encrypted = gcm(key, nonce, encodeUtf8(about)).encrypt(plain);
  const both = new Uint8Array(NONCE + encrypted.length);
  both.set(nonce);
  both.set(encrypted, NONCE);
  return both;
}

/** Throws if the key is another one or anything was changed. */
export const decrypt = (key: Bytes, encrypted: Bytes, about: string): Bytes =>
  gcm(key, encrypted.subarray(0, NONCE), encodeUtf8(about)).decrypt(
    encrypted.subarray(NONCE),
  ) as Bytes;

type Row = Record<string, unknown>;
export type TableShape = { name: string; key: string; indices: readonly string[] };

export const isEncrypted = (row: unknown): row is Row & { sealed: Bytes } =>
  isBytes((row as Row | undefined)?.sealed);

function pack({ bytes, ...row }: Row): Bytes {
  const file = isBytes(bytes) ? bytes : new Uint8Array();
  const json = encodeUtf8(JSON.stringify(isBytes(bytes) ? row : { ...row, bytes }));
  const packed = new Uint8Array(4 + json.length + file.length);
  new DataView(packed.buffer).setUint32(0, json.length);
  packed.set(json, 4);
  packed.set(file, 4 + json.length);
  return packed;
}

function unpack(packed: Bytes): Row {
  const start = 4 + new DataView(packed.buffer, packed.byteOffset).getUint32(0);
  const row = JSON.parse(decodeUtf8(packed.subarray(4, start))) as Row;
  return start < packed.length ? { ...row, bytes: packed.slice(start) } : row;
}

/**
 * Encrypts rows, their keys and short texts with one key. It is synchronous, since waiting for the
 * browser's own cryptography would end the transaction in which a row is written.
 */
export function createRowCipher(key: Bytes) {
  const derived = hkdf(sha256, key, undefined, encodeUtf8('client area'), 96) as Bytes;
  const rowKey = derived.slice(0, 32);
  const nameKey = derived.slice(32);

  /**
   * The same key always gives the same text, so that a row is found again. Numbers stay as they
   * are.
   */
  const encryptKey = (table: string, name: unknown): unknown =>
    typeof name === 'string'
      ? toBase64(aessiv(nameKey, encodeUtf8(table)).encrypt(encodeUtf8(name)) as Bytes)
      : name;

  /** `undefined` if this key did not encrypt it. */
  function decryptKey(table: string, encrypted: unknown): unknown {
    if (typeof encrypted !== 'string') return undefined;
    try {
      return decodeUtf8(aessiv(nameKey, encodeUtf8(table)).decrypt(decodeBase64(encrypted)));
    } catch {
      return undefined;
    }
  }

  return {
    encryptKey,
    decryptKey,
    encryptRow({ name, key: path, indices }: TableShape, row: Row): Row {
      const id = encryptKey(name, row[path]);
      const plain = Object.fromEntries(
        indices.flatMap((index) => (index in row ? [[index, row[index]]] : [])),
      );
      return { ...plain, [path]: id, sealed: encrypt(rowKey, pack(row), `${name} ${id}`) };
    },
    /**
     * A row changed from outside counts as damaged; one that is not encrypted is returned as it is.
     */
    decryptRow({ name, key: path }: TableShape, row: unknown): unknown {
      if (!isEncrypted(row)) return row;
      const id = row[path];
      try {
        return unpack(decrypt(rowKey, row.sealed, `${name} ${id}`));
      } catch {
        return { [path]: decryptKey(name, id) ?? id, damaged: true };
      }
    },
    encryptText: (text: string): string => toBase64(encrypt(rowKey, encodeUtf8(text), 'text')),
    decryptText(encrypted: string): string | null {
      try {
        return decodeUtf8(decrypt(rowKey, decodeBase64(encrypted), 'text'));
      } catch {
        return null;
      }
    },
  };
}

export type RowCipher = ReturnType<typeof createRowCipher>;
