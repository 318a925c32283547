import { deflateRawSync } from 'node:zlib';
import { CompactSign } from 'jose/jws/compact/sign';
import { demoQuotationKey } from '@/content/samples/quotation-key';
import { findStepRejection } from '@/features/client-area/protocol/append-event';
import { isMessage } from '@/features/client-area/protocol/fragment';
import { messageSchemas } from '@/features/client-area/protocol/message-kinds';
import { UNPACKED_LIMIT } from '@/features/client-area/protocol/packing';
import { RejectionError } from '@/features/client-area/protocol/rejections';
import {
  computeKeyId,
  computeMessageHash,
  createKeyPair,
  importPrivateKey,
  sign,
} from '@/features/client-area/protocol/signing';
import { computeState } from '@/features/client-area/protocol/state';
import {
  accepted,
  answeredEvent,
  createTestAnswer,
  createTestDecision,
  createTestRequest,
  createTwinToken,
  demoFirmKey,
  demoSigner,
  opening,
  openOne,
  requestedEvent,
  signedAnswer,
  THREAD_TODAY,
} from '@/lib/test-support/thread-messages';
import { fitLine, fitText } from '@/lib/text/fit-text';

async function findCode(fragment: string): Promise<string> {
  try {
    await openOne(fragment, opening);
    return 'read';
  } catch (error) {
    if (error instanceof RejectionError) return error.code;
    throw error;
  }
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const splitToken = (token: string) => token.split('.') as [string, string, string];

async function signBytes(payload: Uint8Array, header: object = {}): Promise<string> {
  const { kid } = (await demoSigner()) as { kid: string };
  const token = await new CompactSign(payload)
    .setProtectedHeader({ alg: 'ES256', zip: 'DEF', typ: 'answer', kid, ...header })
    .sign(await importPrivateKey(demoQuotationKey));
  return `#v1.${token}`;
}
const signJson = (json: string) => signBytes(deflateRawSync(json));

function* listChangedCopies(
  value: unknown,
  rebuild: (part: unknown) => unknown,
): Generator<unknown> {
  if (Array.isArray(value)) {
    yield rebuild(value.slice(1));
    for (const [index, item] of value.entries())
      yield* listChangedCopies(item, (part) => rebuild(value.with(index, part)));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value))
      yield* listChangedCopies(item, (part) => rebuild({ ...value, [key]: part }));
  } else if (typeof value === 'number') yield rebuild(value + 1);
  else if (typeof value === 'string') yield rebuild(`${value}x`);
  else yield rebuild(0);
}

test('an answer with any field or any character changed is rejected', async () => {
  const message = createTestAnswer();
  const { token } = await signedAnswer(message);
  const [header, payload, signature] = splitToken(token);
  const copies = [...listChangedCopies(message, (part) => part)];
  expect(copies.length).toBeGreaterThan(25);
  for (const copy of copies) {
    const packed = deflateRawSync(JSON.stringify(copy)).toString('base64url');
    expect(await findCode(`#v1.${header}.${packed}.${signature}`)).toBe('altered');
  }
  const swapLetter = (letter: string) => (letter === 'A' ? 'B' : 'A');
  for (let at = 0; at < token.length; at += 7) {
    const changed = token.slice(0, at) + swapLetter(token.charAt(at)) + token.slice(at + 1);
    expect(await findCode(`#v1.${changed}`)).not.toBe('read');
  }
  expect(await findCode(`#v1.${header}.${payload}.${'A'.repeat(86)}`)).toBe('altered');
});

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test('a signature in another encoding of the same bits is rejected', async () => {
  const { token } = await signedAnswer();
  const last = ALPHABET.indexOf(token.at(-1) ?? '');
  expect(last % 16).toBe(0);
  // The last character carries two bits of the signature; its other four are spare.
  for (let spare = 1; spare < 16; spare++) {
    const variant = token.slice(0, -1) + ALPHABET.charAt(last + spare);
    expect(await findCode(`#v1.${variant}`)).toBe('altered');
  }
});

test('the other valid form of a signature opens as the same message, with the same hash', async () => {
  const { token } = await signedAnswer();
  const twin = createTwinToken(token);
  expect(twin).not.toBe(token);
  const [first, second] = await Promise.all(
    [token, twin].map((each) => openOne(`#v1.${each}`, opening)),
  );
  expect(second?.message).toEqual(first?.message);
  expect(await computeMessageHash(twin)).toBe(await computeMessageHash(token));
  const events = [requestedEvent(), answeredEvent(createTestAnswer(), token)];
  expect(
    findStepRejection(computeState(events), answeredEvent(createTestAnswer(), twin), THREAD_TODAY),
  ).toBe('repeated');
});

test('a link cut short anywhere is reported as cut', async () => {
  const { token } = await signedAnswer();
  const start = token.indexOf('.');
  for (let length = start + 1; length < token.length; length += 5) {
    expect(await findCode(`#v1.${token.slice(0, length)}`)).toBe('cut');
  }
});

test.each([
  ['none', { alg: 'none' }],
  ['HS256 with the public key', { alg: 'HS256' }],
  [
    'its own key',
    { alg: 'ES256', jwk: { kty: 'EC', crv: 'P-256', x: demoFirmKey.x, y: demoFirmKey.y } },
  ],
  ['an address to fetch the key from', { alg: 'ES256', jku: 'https://evil.test/key' }],
  ['a critical extension', { alg: 'ES256', crit: ['b64'], b64: false }],
])('an answer whose header names %s is forged', async (_, change) => {
  const { token } = await signedAnswer();
  const [, payload, signature] = splitToken(token);
  const { kid } = (await demoSigner()) as { kid: string };
  const header = encode({ zip: 'DEF', typ: 'answer', kid, ...change });
  expect(await findCode(`#v1.${header}.${payload}.${signature}`)).toBe('forged');
});

test('a header made longer than any of ours is forged', async () => {
  const [, payload, signature] = splitToken((await signedAnswer()).token);
  const { kid } = (await demoSigner()) as { kid: string };
  const padded = JSON.stringify({ alg: 'ES256', zip: 'DEF', typ: 'answer', kid }).padEnd(400);
  const header = Buffer.from(padded).toString('base64url');
  expect(await findCode(`#v1.${header}.${payload}.${signature}`)).toBe('forged');
});

test('an answer by another key is foreign, and one under our key’s name is altered', async () => {
  const { privateKey, publicKey } = await createKeyPair();
  const ours = (await demoSigner()) as { kid: string };
  const theirs = await sign(createTestAnswer(), { privateKey, kid: await computeKeyId(publicKey) });
  expect(await findCode(`#v1.${theirs}`)).toBe('foreign');
  const borrowed = await sign(createTestAnswer(), { privateKey, kid: ours.kid });
  expect(await findCode(`#v1.${borrowed}`)).toBe('altered');
});

test.each([
  ['an address to fetch the key from', { jku: 'https://evil.test/key' }],
  ['a field that nobody knows', { more: 1 }],
])('a request whose header names %s is forged', async (_, more) => {
  const client = await createKeyPair();
  const token = await new CompactSign(deflateRawSync(JSON.stringify(createTestRequest())))
    .setProtectedHeader({
      alg: 'ES256',
      zip: 'DEF',
      typ: 'request',
      jwk: client.publicKey,
      ...more,
    })
    .sign(client.privateKey);
  expect(await findCode(`#v1.${token}`)).toBe('forged');
});

test('a message cannot pass for one of another kind', async () => {
  const client = await createKeyPair();
  const packed = deflateRawSync(JSON.stringify(createTestAnswer()));
  for (const typ of ['request', 'decision']) {
    const token = await new CompactSign(packed)
      .setProtectedHeader({ alg: 'ES256', zip: 'DEF', typ, jwk: client.publicKey })
      .sign(client.privateKey);
    expect(await findCode(`#v1.${token}`)).toBe('damaged');
  }
  expect(await findCode(await signJson(JSON.stringify(createTestRequest())))).toBe('damaged');
});

test('a fragment of a megabyte is rejected before any work is done on it', async () => {
  const decode = jest.spyOn(globalThis, 'atob');
  const digest = jest.spyOn(crypto.subtle, 'digest');
  expect(await findCode(`#v1.${'A'.repeat(2 ** 20)}`)).toBe('tooLong');
  expect(await findCode('A'.repeat(2 ** 20))).toBe('tooLong');
  expect(decode).not.toHaveBeenCalled();
  expect(digest).not.toHaveBeenCalled();
});

test('a decompression bomb is not unpacked, even if the firm has signed it', async () => {
  const bomb = deflateRawSync(Buffer.alloc(20 * 2 ** 20, 32), { level: 9 });
  expect(bomb.toString('base64url').length).toBeLessThan(32_000);
  expect(await findCode(await signBytes(bomb))).toBe('tooLong');
  const just = ' '.repeat(UNPACKED_LIMIT);
  expect(await findCode(await signJson(just))).toBe('damaged');
  expect(await findCode(await signJson(`${just} `))).toBe('tooLong');
});

test.each([
  ['__proto__', '{"__proto__":{"total":0},'],
  ['constructor', '{"constructor":{"prototype":{"total":0}},'],
  ['toString', '{"toString":"x",'],
  ['an unknown key', '{"amount":1,'],
])('a signed message with %s is rejected and has no side effect', async (_, start) => {
  const json = JSON.stringify(createTestAnswer()).replace('{', start);
  expect(await findCode(await signJson(json))).toBe('damaged');
  const nested = JSON.stringify(createTestAnswer()).replace('"gst":{', `"gst":${start}`);
  expect(await findCode(await signJson(nested))).toBe('damaged');
  expect(({} as { total?: number }).total).toBeUndefined();
});

test.each([
  ['no JSON', Buffer.from('not json')],
  ['no deflate', null],
  ['null', Buffer.from('null')],
  ['an array', Buffer.from('[]')],
  ['letters that are not UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
  ['a deep nest', Buffer.from('['.repeat(60_000))],
])('%s under a valid signature counts as damaged', async (_, content) => {
  const payload = content ? deflateRawSync(content) : Buffer.from([7, 7, 7, 7]);
  expect(await findCode(await signBytes(payload))).toBe('damaged');
});

test.each([
  '#v1.',
  '#v1...',
  '#v1.a.b.c',
  '#v1.%00.%00.%00',
  '#v1.<script>',
  '#v1.\u0000',
  '#vx.1',
  '#',
  '',
  '#v1.__proto__.constructor.prototype',
])('%j is rejected with a sentence', async (fragment) => {
  expect(['cut', 'damaged']).toContain(await findCode(fragment));
});

test.each(['0', '00', '01', '001', '+1', '1e0', '%31'])(
  'version %s is not read as 1',
  async (version) => {
    const { token } = await signedAnswer();
    const fragment = `#v${version}.${token}`;
    expect(await findCode(fragment)).toBe('damaged');
  },
);

test.each([
  ['%2E', (link: string) => link.replaceAll('.', '%2E')],
  ['%2e', (link: string) => link.replace('.', '%2e')],
  ['%23', (link: string) => link.replace('#', '#%23')],
  ['%23 for #', (link: string) => link.replace('#', '%23')],
  ['%252E', (link: string) => link.replaceAll('.', '%252E')],
  ['%2D and %5F', (link: string) => link.replaceAll('-', '%2D').replaceAll('_', '%5F')],
])('a link in which a messenger has written %s is understood', async (_, written) => {
  const { token } = await signedAnswer();
  const fragment = written(`#v1.${token}`);
  expect(isMessage(fragment)).toBe(true);
  expect(await findCode(fragment)).toBe('read');
});

test('a link with any other encoding is rejected, not ignored', async () => {
  const { token } = await signedAnswer();
  for (const fragment of [
    `#v1%3A${token}`,
    `#v1.%65${token.slice(1)}`,
    `#%76%31%2E${token}`,
    `#%2576%2531%252E${token}`,
    `#V1.${token}`,
    '#v1%2E',
    '#v0.',
    '#v01.x',
    '#v1234.x',
  ]) {
    expect([fragment, isMessage(fragment)]).toEqual([fragment, true]);
    expect([fragment, ['damaged', 'cut']]).toEqual([
      fragment,
      expect.arrayContaining([await findCode(fragment)]),
    ]);
  }
});

test('a link of a later version asks for a reload', async () => {
  expect(await findCode('#v2.whatever')).toBe('newer');
  expect(await findCode('#v999.')).toBe('newer');
});

test('texts that reverse the reading order, break a line or contain half a character are rejected', () => {
  for (const text of ['a\u202eb', 'a\u2066b', 'a\u0000b', 'a\nb', '\ud83d', 'x'.repeat(121)]) {
    expect(messageSchemas.answer.safeParse(createTestAnswer({ by: text })).success).toBe(false);
  }
  expect(fitLine('a\u202e\n b\t c\ud83d ', 120)).toBe('a b c');
  expect(fitText('one\r\ntwo\u0000\n', 120)).toBe('one\ntwo');
  expect(fitLine('ab\u{1f600}', 3)).toBe('ab');
});

test('a service whose name is invisible is rejected', () => {
  for (const service of ['', ' ', '\u200b', '\u2060\u00a0', '\u3164']) {
    const { success } = messageSchemas.request.safeParse(
      createTestRequest({ lines: [{ service }] }),
    );
    expect([service, success]).toEqual([service, false]);
  }
});

const at = (moment: string) => Date.parse(moment);

test.each([
  ['2020-01-01T00:00Z', '2020-01-31', true],
  ['2019-12-31T23:59:59.999Z', '2020-01-31', false],
  ['2100-12-31T23:59:59.999Z', '2101-01-31', true],
  ['2101-01-01T00:00Z', '2101-01-31', false],
  ['2026-11-19T18:29:59.999Z', '2026-11-19', true],
  ['2026-11-19T18:30Z', '2026-11-19', false],
  ['2026-11-19T10:00Z', '2026-11-18', false],
  ['2026-11-19T10:00Z', '2028-11-19', true],
  ['2026-11-19T10:00Z', '2028-11-20', false],
  ['2028-02-29T10:00Z', '2030-02-28', true],
  ['2028-02-29T10:00Z', '2030-03-01', false],
  ['2026-11-19T10:00Z', '2027-02-30', false],
  ['2026-11-19T10:00Z', '+02027-02-20', false],
  ['2026-11-19T10:00Z', '', false],
])('an answer of %s that is valid until %j: %j', (written, validUntil, isRead) => {
  const answer = createTestAnswer({ at: at(written), validUntil });
  expect(messageSchemas.answer.safeParse(answer).success).toBe(isRead);
});

test('a request and a decision are dated from 2020 to 2100', () => {
  for (const [written, isRead] of [
    ['2019-12-31T23:59Z', false],
    ['2020-01-01T00:00Z', true],
    ['2100-12-31T23:59Z', true],
    ['2101-01-01T00:00Z', false],
  ] as const) {
    const request = createTestRequest({ at: at(written) });
    const decision = { ...createTestDecision(accepted()), at: at(written) };
    expect(messageSchemas.request.safeParse(request).success).toBe(isRead);
    expect(messageSchemas.decision.safeParse(decision).success).toBe(isRead);
  }
});

test('numbers out of bounds are rejected', () => {
  for (const value of [-1, 0.5, 1e20, Number.NaN]) {
    expect(messageSchemas.answer.safeParse(createTestAnswer({ at: value })).success).toBe(false);
    expect(messageSchemas.answer.safeParse(createTestAnswer({ discount: value })).success).toBe(
      false,
    );
    expect(messageSchemas.request.safeParse(createTestRequest({ number: value })).success).toBe(
      false,
    );
    const decision = createTestDecision(accepted(value));
    expect(messageSchemas.decision.safeParse(decision).success).toBe(false);
  }
});
