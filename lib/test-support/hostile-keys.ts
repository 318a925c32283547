import { createHash } from 'node:crypto';
import { CompactEncrypt } from 'jose';
import { demoQuotationKey } from '@/content/samples/quotation-key';
import { fileKinds } from '@/lib/files/kinds';
import { exportFileWith } from '@/lib/test-support/export-file';
import {
  blob,
  damagedTexts,
  deep,
  type Fields,
  foreignTo,
  type Hostile,
  newerThan,
  toJsonText,
} from '@/lib/test-support/hostile-texts';
import { encodeText } from '@/lib/test-support/zip';

const PASSPHRASE = 'three sums make a ledger';
const computeDigest = (text: string) => createHash('sha256').update(text).digest('base64url');
/** A well-formed key file, whatever is encrypted in it. */
const keyFile = (encrypted: string) =>
  blob(
    toJsonText({
      format: 'firm-inbox-key',
      version: 1,
      sealed: encrypted,
      digest: computeDigest(encrypted),
    }),
  );

/** `whole` is the demo key's file; each file is opened with its passphrase. */
export function hostileKeys(whole: string, inbox: string): Hostile {
  const file = JSON.parse(whole) as { sealed: string };
  const [head = '', ...rest] = file.sealed.split('.');
  const header = JSON.parse(Buffer.from(head, 'base64url').toString());
  const encoded = (value: unknown) => Buffer.from(toJsonText(value)).toString('base64url');
  const withHeader = (change: Fields) => () =>
    keyFile([encoded({ ...header, ...change }), ...rest].join('.'));
  const withPart = (at: number, part: string) => () =>
    keyFile(file.sealed.split('.').with(at, part).join('.'));
  const field = (change: Fields) => () => blob(toJsonText({ ...file, ...change }));
  const holding =
    (content: string, change: Fields = {}) =>
    async () =>
      keyFile(
        await new CompactEncrypt(encodeText(content))
          .setProtectedHeader({ alg: 'PBES2-HS512+A256KW', enc: 'A256GCM', ...change })
          .setKeyManagementParameters({ p2c: 1000 })
          .encrypt(encodeText(PASSPHRASE)),
      );
  const key = (change: Fields) => holding(toJsonText({ ...demoQuotationKey, ...change }));

  return {
    foreign: foreignTo('firm-inbox-key', whole),
    another: {
      [fileKinds['client-area'].name]: () => exportFileWith(),
      [fileKinds['firm-inbox'].name]: () => blob(inbox),
    },
    newer: newerThan(whole),
    excessive: { 'more than 16 KB': () => blob(whole, ' '.repeat(16 * 1024)) },
    unopened: {
      'a header that asks for compression': withHeader({ zip: 'DEF' }),
      'another salt': withHeader({ p2s: 'AAAAAAAAAAAAAAAAAAAAAA' }),
      'other iterations': withHeader({ p2c: 1000 }),
      'another cipher text': withPart(3, 'AAAA'),
      'another wrapped key': withPart(1, 'A'.repeat(54)),
    },
    damaged: {
      ...damagedTexts(whole),
      'no key': field({ sealed: undefined }),
      'a number for its key': field({ sealed: 7 }),
      'a list for its key': field({ sealed: [file.sealed] }),
      'a letter of its key changed': field({ sealed: file.sealed.replace(/.$/, '.') }),
      'no digest': field({ digest: undefined }),
      'the digest of something else': field({ digest: computeDigest('x') }),
      'an empty key': () => keyFile(''),
      'a key of four parts': () => keyFile(file.sealed.split('.').slice(1).join('.')),
      'a key of six parts': () => keyFile(`${file.sealed}.x`),
      'a header that is no JSON': withPart(0, 'x'),
      'a header that is a list': withPart(0, encoded([])),
      'a header that is null': withPart(0, encoded(null)),
      'a header of another method': withHeader({ alg: 'dir' }),
      'a header of no method': withHeader({ alg: 'none' }),
      'a header of a weaker method': withHeader({ alg: 'PBES2-HS256+A128KW' }),
      'a header of another cipher': withHeader({ enc: 'A128CBC-HS256' }),
      'a bomb inside': holding(' '.repeat(5_000_000), { zip: 'DEF' }),
      'a header with a condition': withHeader({ crit: ['exp'], exp: 1 }),
      'one iteration too many': withHeader({ p2c: 2_000_001 }),
      'less than no iterations': withHeader({ p2c: -1 }),
      'iterations in a text': withHeader({ p2c: '210000' }),
      'no salt': withHeader({ p2s: undefined }),
      'a short salt': withHeader({ p2s: 'AA' }),
      'a nonce of another length': withPart(2, 'AA'),
      'a tag of another length': withPart(4, 'AA'),
      'no key inside': holding('{}'),
      'no JSON inside': holding('key'),
      'a list inside': holding('[]'),
      'a list nested 17 deep inside': holding(deep(17)),
      'half a key inside': key({ d: undefined }),
      'a key on another curve inside': key({ crv: 'P-384' }),
      'a key of another kind inside': holding(toJsonText({ kty: 'oct', k: 'AAAA' })),
      'a short number inside': key({ d: 'short' }),
      'a number with a sign inside': key({ d: `+${demoQuotationKey.d.slice(1)}` }),
      'a field too many inside': key({ use: 'sig' }),
      'a field “__proto__” inside': holding(
        toJsonText(demoQuotationKey).replace('{', '{"__proto__":{"d":"x"},'),
      ),
    },
  };
}
