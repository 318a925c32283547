import { OperationError } from '@/lib/browser/operation-failure';
import { passphraseProblem } from '@/lib/forms/new-passphrase';
import { openKeyFile, type PrivateJwk, readKeyFile, sealKey } from '@/lib/portal/firm/key-file';
import { newPassphrase } from '@/lib/portal/firm/passphrase';

const PASSPHRASE = 'three sums make a ledger';

async function newKey(): Promise<PrivateJwk> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const { privateKey } = await crypto.subtle.generateKey(curve, true, ['sign', 'verify']);
  const { x, y, d } = await crypto.subtle.exportKey('jwk', privateKey);
  return { kty: 'EC', crv: 'P-256', x, y, d } as PrivateJwk;
}

let key: PrivateJwk;
let text: string;
beforeAll(async () => {
  key = await newKey();
  text = await sealKey(key, PASSPHRASE);
});

const header = (file: string) => {
  const [first = ''] = JSON.parse(file).sealed.split('.');
  return JSON.parse(Buffer.from(first, 'base64url').toString());
};
const changed = (change: (file: Record<string, unknown>) => void) => {
  const file = JSON.parse(text);
  change(file);
  return JSON.stringify(file);
};
const refusal = (file: string, passphrase = PASSPHRASE) =>
  openKeyFile(file, passphrase).then(
    () => 'opened',
    (error: unknown) => (error instanceof OperationError ? error.message : error),
  );

test('a key is recovered from its file, which does not reveal it', async () => {
  expect(await openKeyFile(text, PASSPHRASE)).toEqual(key);
  expect(text).not.toContain(key.d);
});

test('the passphrase gets the iterations that OWASP recommends for PBKDF2 with SHA-512', () => {
  expect(header(text)).toMatchObject({ alg: 'PBES2-HS512+A256KW', enc: 'A256GCM' });
  expect(header(text).p2c).toBeGreaterThanOrEqual(210_000);
});

test('letters that keyboards encode differently make the same passphrase', async () => {
  const file = await sealKey(key, 'r\u00e9sum\u00e9 of the year');
  expect(await openKeyFile(file, 're\u0301sume\u0301 of the year')).toEqual(key);
});

const WRONG = 'The passphrase does not open this file. Check it and try again.';
const DAMAGED = 'This key file is damaged or was changed. Use another copy of it.';
const FOREIGN = 'This is not the key file of a firm’s inbox.';

test('a wrong passphrase and a damaged file get different messages', async () => {
  expect(await refusal(text, `${PASSPHRASE}.`)).toBe(WRONG);
  expect(await refusal(text, '')).toBe(WRONG);
});

test.each<[string, () => string]>([
  ['cut at its end', () => text.slice(0, -20)],
  [
    'with a byte changed',
    () =>
      changed((file) => {
        file.sealed = `${file.sealed}`.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
      }),
  ],
  ['without its key', () => changed((file) => delete file.sealed)],
  [
    'with a number for its key',
    () =>
      changed((file) => {
        file.sealed = 7;
      }),
  ],
  ['without a version', () => changed((file) => delete file.version)],
])('a file %s counts as damaged', async (_, file) => {
  expect(await refusal(file())).toBe(DAMAGED);
});

test.each(['', 'a letter', '{}', 'null', '[]', '"firm"', '{"format":"another","version":1}'])(
  '%j is a foreign file',
  async (file) => {
    expect(await refusal(file)).toBe(FOREIGN);
    await expect(readKeyFile(new Blob([file]))).rejects.toThrow(FOREIGN);
  },
);

test('a file of a newer version says so', async () => {
  const file = changed((content) => {
    content.version = 2;
  });
  expect(await refusal(file)).toBe('This key file was made by a newer version of the site.');
});

test('a large file is not read', async () => {
  await expect(readKeyFile(new Blob([text, ' '.repeat(20_000)]))).rejects.toThrow(FOREIGN);
});

test('a file with anything but a key counts as damaged', async () => {
  const { d: _, ...half } = key;
  for (const other of [half, { ...key, crv: 'P-384' }, { ...key, d: 'short' }]) {
    expect(await refusal(await sealKey(other as PrivateJwk, PASSPHRASE))).toBe(DAMAGED);
  }
});

test('a suggested passphrase is good and new each time', () => {
  const made = Array.from({ length: 50 }, newPassphrase);
  expect(new Set(made).size).toBe(50);
  for (const each of made) {
    expect(each).toMatch(/^[0-9a-z]{5}(-[0-9a-z]{5}){3}$/);
    expect(passphraseProblem(each, each)).toBeNull();
  }
});
