import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { priceIds, prices } from '@/content/prices';
import type { FirmKey } from '@/features/client-area/protocol/firm-keys';
import { isMessage } from '@/features/client-area/protocol/fragment';
import {
  countFitting,
  createMessageLink,
  FRAGMENT_LIMIT,
  parseTokens,
  SAFE_LINK,
} from '@/features/client-area/protocol/link';
import { type Message, messageSchemas } from '@/features/client-area/protocol/message-kinds';
import {
  computeKeyId,
  createKeyPair,
  exportPublicKey,
  formatFingerprint,
  sign,
} from '@/features/client-area/protocol/signing';
import {
  accepted,
  changeAsked,
  createTestAnswer,
  createTestDecision,
  createTestRequest,
  declined,
  demoFirmKey,
  demoSigner,
  opening,
  openOne,
  signedAnswer,
  THREAD_TODAY,
} from '@/lib/test-support/thread-messages';

const getFragment = (link: string) => link.slice(link.indexOf('#'));

test('a request, an answer and a decision are read from their links unchanged', async () => {
  const client = await createKeyPair();
  const request = createTestRequest();
  const asked = await openOne(getFragment(createMessageLink(await sign(request, client))), opening);
  expect(asked).toMatchObject({ kind: 'request', message: request, key: client.publicKey });

  const answer = createTestAnswer();
  const { token, hash } = await signedAnswer(answer);
  const answered = await openOne(getFragment(createMessageLink(token)), opening);
  expect(answered).toMatchObject({ kind: 'answer', message: answer, isDemo: true });

  for (const choice of [
    accepted(),
    declined,
    changeAsked,
    { step: 'undone', undid: 'accepted' },
  ] as const) {
    const decision = createTestDecision(choice, { hash });
    const decided = await openOne(
      getFragment(createMessageLink(await sign(decision, client))),
      opening,
    );
    expect(decided).toMatchObject({ kind: 'decision', message: decision, key: client.publicKey });
  }
});

test('a request with 20 services, a note and a contact stays under 2,000 characters', async () => {
  const longest = [...priceIds].sort((a, b) => b.length - a.length).slice(0, 20);
  const request = createTestRequest({
    lines: longest.map((id) => ({ price: id, fee: prices[id].rupees })),
    notes:
      'We moved our books to a new program in April; the trial balance is not final. Please call after five.',
    client: {
      name: 'Thiruvananthapuram Lakshminarayanan Subramaniam',
      email: 'lakshminarayanan.subramaniam@thiruvananthapuram-traders.example.in',
      phone: '+91 98765 00000',
    },
  });
  expect(request.lines).toHaveLength(20);
  expect(createMessageLink(await sign(request, await createKeyPair())).length).toBeLessThan(
    SAFE_LINK,
  );
});

test('a link holds as many messages as travel safely, and at least one', () => {
  const base = createMessageLink('').length;
  const [half, rest] = [1000, SAFE_LINK - base - 1001].map((length) => 'a'.repeat(length)) as [
    string,
    string,
  ];
  expect(createMessageLink([half, rest])).toHaveLength(SAFE_LINK);
  expect(countFitting([half, rest])).toBe(2);
  expect(countFitting([half, `${rest}a`, half])).toBe(1);
  expect(countFitting(['a'.repeat(SAFE_LINK), half])).toBe(1);
  expect(countFitting([])).toBe(0);
});

test('a link that would be too long to read is not made', () => {
  const longest = 'a'.repeat(FRAGMENT_LIMIT - 8);
  expect(parseTokens(getFragment(createMessageLink(longest)))).toEqual([longest]);
  expect(() => createMessageLink(`${longest}a`)).toThrow(
    expect.objectContaining({ code: 'tooMuch' }),
  );
});

test.each([
  ...['.', ')', '>', '\u201d', ' ', '*', '\n', '"', '%3E', '%22', '%E2%80%9D', '...'],
  '?fbclid=IwAR0abc-_x',
  '&data=05%7C02%7Casha%40example.in%7C&sdata=abc%3D&reserved=0',
  '%26data%3D05',
  ') It holds until Friday.',
])('what a messenger or a mail filter adds to a link is ignored: %j', async (tail) => {
  const link = getFragment(createMessageLink((await signedAnswer()).token));
  expect(await openOne(link + tail, opening)).toMatchObject({ kind: 'answer' });
  expect(await openOne(link.replace('#', '%23') + tail, opening)).toMatchObject({
    kind: 'answer',
  });
});

test('a link that is cut in the middle is rejected, whatever follows', async () => {
  const link = getFragment(createMessageLink((await signedAnswer()).token));
  for (const tail of ['', ' and the rest', '&data=05', ' '.repeat(300_000)]) {
    await expect(openOne(link.slice(0, -30) + tail, opening)).rejects.toThrow();
  }
});

test('the id of an element is not a message', () => {
  for (const fragment of ['', '#', '#content', '#v', '#version', '#v1']) {
    expect(isMessage(fragment)).toBe(false);
  }
  for (const fragment of ['#v1.abc', 'v1.', '#v12.x']) expect(isMessage(fragment)).toBe(true);
});

test('a client\u2019s private key is not extractable, and each key pair is different', async () => {
  const [first, second] = await Promise.all([createKeyPair(), createKeyPair()]);
  await expect(crypto.subtle.exportKey('jwk', first.privateKey)).rejects.toThrow();
  await expect(exportPublicKey(first.privateKey)).rejects.toThrow();
  expect(await computeKeyId(first.publicKey)).not.toBe(await computeKeyId(second.publicKey));
});

test('people compare eight digits, in two groups', () => {
  expect(formatFingerprint('91c7d03e0a1b2c3d')).toBe('91C7 D03E');
});

test('a message that could not be read is not signed', async () => {
  const signer = await demoSigner();
  for (const change of [
    { total: 1 },
    { by: '' },
    { notes: 'x'.repeat(1001) },
    { validUntil: '2999-12-31' },
    { lines: [] },
  ]) {
    await expect(sign(createTestAnswer(change), signer)).rejects.toMatchObject({ code: 'invalid' });
  }
});

/** Links made with version 1, which every later version must read. */
type Fixture = { today: string; keys: FirmKey[]; links: { link: string; message: Message }[] };
const FIXTURES = path.join(process.cwd(), 'e2e/fixtures/v1/links');

test.each(readdirSync(FIXTURES))('the links in %s are still read', async (file) => {
  const { today, keys, links }: Fixture = JSON.parse(
    readFileSync(path.join(FIXTURES, file), 'utf8'),
  );
  expect(links.length).toBeGreaterThanOrEqual(3);
  for (const { link, message } of links) {
    expect((await openOne(getFragment(link), { today, keys })).message).toEqual(message);
  }
});

test('the fixtures have a link of every kind of message', () => {
  const kinds = readdirSync(FIXTURES).flatMap((file) => {
    const { links }: Fixture = JSON.parse(readFileSync(path.join(FIXTURES, file), 'utf8'));
    return links.map(({ message }) => message.kind);
  });
  expect([...new Set(kinds)].sort()).toEqual(Object.keys(messageSchemas).sort());
});

test('a key is good from its first day to its last', async () => {
  const link = getFragment(createMessageLink((await signedAnswer()).token));
  const open = (key: Partial<FirmKey>, today = THREAD_TODAY) =>
    openOne(link, { today, keys: [{ ...demoFirmKey, ...key }] });
  expect(await open({ from: THREAD_TODAY, until: THREAD_TODAY })).toMatchObject({ kind: 'answer' });
  await expect(open({ from: '2026-11-20' })).rejects.toMatchObject({ code: 'keyTooNew' });
  await expect(open({ until: '2026-11-18' })).rejects.toMatchObject({ code: 'keyTooOld' });
  // In time by its own date; but an old key can write any date.
  expect(await open({ until: THREAD_TODAY }, '2027-01-18')).toMatchObject({ kind: 'answer' });
  await expect(open({ until: THREAD_TODAY }, '2027-01-19')).rejects.toMatchObject({
    code: 'keyTooOld',
  });
});
