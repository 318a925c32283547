import { readFileSync } from 'node:fs';
import { demoQuotationKey } from '@/content/samples/quotation-key';
import {
  decryptKey,
  encryptKey,
  type PrivateJwk,
  readKeyFile,
} from '@/features/client-area/firm-inbox/keys/key-file';
import { OperationError } from '@/lib/browser/operation-failure';

const PASSPHRASE = 'three sums make a ledger';

async function createKey(): Promise<PrivateJwk> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const { privateKey } = await crypto.subtle.generateKey(curve, true, ['sign', 'verify']);
  const { x, y, d } = await crypto.subtle.exportKey('jwk', privateKey);
  return { kty: 'EC', crv: 'P-256', x, y, d } as PrivateJwk;
}

let key: PrivateJwk;
let text: string;
beforeAll(async () => {
  key = await createKey();
  text = await encryptKey(key, PASSPHRASE);
});

const open = async (file: string, passphrase = PASSPHRASE) =>
  decryptKey(await readKeyFile(new Blob([file])), passphrase);
const readHeader = (file: string) => {
  const [first = ''] = JSON.parse(file).sealed.split('.');
  return JSON.parse(Buffer.from(first, 'base64url').toString());
};
const findRejection = (file: string, passphrase = PASSPHRASE) =>
  open(file, passphrase).then(
    () => 'opened',
    (error: unknown) => (error instanceof OperationError ? error.message : error),
  );

test('a key is recovered from its file, which does not reveal it', async () => {
  expect(await open(text)).toEqual(key);
  expect(text).not.toContain(key.d);
});

test('the passphrase gets the iterations that OWASP recommends for PBKDF2 with SHA-512', () => {
  expect(readHeader(text)).toMatchObject({ alg: 'PBES2-HS512+A256KW', enc: 'A256GCM' });
  expect(readHeader(text).p2c).toBeGreaterThanOrEqual(210_000);
});

test('letters that keyboards encode differently make the same passphrase', async () => {
  const file = await encryptKey(key, 'r\u00e9sum\u00e9 of the year');
  expect(await open(file, 're\u0301sume\u0301 of the year')).toEqual(key);
  const wide = await encryptKey(key, 'ｔｈｒｅｅ ﬁne sums');
  expect(await open(wide, 'three fine sums')).toEqual(key);
});

const WRONG = 'The passphrase does not open this file. Check it and try again.';

test('a wrong passphrase is told from a damaged file', async () => {
  expect(await findRejection(text, `${PASSPHRASE}.`)).toBe(WRONG);
  expect(await findRejection(text, '')).toBe(WRONG);
});

test('a key file of version 1 opens', async () => {
  expect(await open(readFileSync('e2e/fixtures/v1/key.json', 'utf8'))).toEqual(demoQuotationKey);
});
