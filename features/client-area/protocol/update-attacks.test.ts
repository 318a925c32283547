import { deflateRawSync } from 'node:zlib';
import { CompactSign } from 'jose/jws/compact/sign';
import { demoQuotationKey } from '@/content/samples/quotation-key';
import {
  appendEvent,
  findStepRejection,
  isPossible,
} from '@/features/client-area/protocol/append-event';
import type { ThreadEvent } from '@/features/client-area/protocol/events';
import { openFragment } from '@/features/client-area/protocol/link';
import { type MessageKind, messageSchemas } from '@/features/client-area/protocol/message-kinds';
import { UNPACKED_LIMIT } from '@/features/client-area/protocol/packing';
import { RejectionError } from '@/features/client-area/protocol/rejections';
import {
  computeKeyId,
  createKeyPair,
  importPrivateKey,
  sign,
} from '@/features/client-area/protocol/signing';
import { computeState, listNeeded, listPayables } from '@/features/client-area/protocol/state';
import {
  acceptedLog,
  answeredEvent,
  createTestAnswer,
  createTestDecision,
  decidedEvent,
  demoSigner,
  opening,
  requestedEvent,
  THREAD_TODAY,
} from '@/lib/test-support/thread-messages';
import {
  amountToPay,
  filing,
  makeUpdate,
  settledEvent,
  updatedEvent,
} from '@/lib/test-support/updates';

type Changed = Record<string, unknown>;

async function findCode(token: string): Promise<string> {
  try {
    await openFragment(`#v1.${token}`, opening);
    return 'read';
  } catch (error) {
    if (error instanceof RejectionError) return error.code;
    throw error;
  }
}

async function signAs(typ: MessageKind, payload: Uint8Array, more: object = {}) {
  const header = { alg: 'ES256', zip: 'DEF', typ };
  if (typ === 'decision' || typ === 'request') {
    const { privateKey, publicKey: jwk } = await createKeyPair();
    return new CompactSign(payload)
      .setProtectedHeader({ ...header, jwk, ...more })
      .sign(privateKey);
  }
  const { kid } = (await demoSigner()) as { kid: string };
  return new CompactSign(payload)
    .setProtectedHeader({ ...header, kid, ...more })
    .sign(await importPrivateKey(demoQuotationKey));
}

const packMessage = (message: unknown) => deflateRawSync(JSON.stringify(message));

const whole = makeUpdate();

test('an update is read as it was made', async () => {
  const message = makeUpdate({
    words: 'We filed it.\nThank you.',
    needed: ['Form 16', 'Bank statement'],
    pay: amountToPay,
    received: 1,
    documents: { year: '2026-27', files: [createFile(1)] },
  });
  const [opened] = await openFragment(`#v1.${await sign(message, await demoSigner())}`, opening);
  expect(opened).toMatchObject({ kind: 'update', message });
});

test('a link can hold several updates, and a damaged one damages the link', async () => {
  const signer = await demoSigner();
  const messages = [whole, makeUpdate({ number: 3, words: 'And one more.', filed: [] })];
  const tokens = await Promise.all(messages.map((message) => sign(message, signer)));
  const found = await openFragment(`#v1.${tokens.join('.')}`, opening);
  expect(found.map(({ message }) => message)).toEqual(messages);
  expect(await findCode(`${tokens.join('.')}x`)).not.toBe('read');
});

const invalidChanges: Record<string, Changed> = {
  'another version': { v: 2 },
  'number 0': { number: 0 },
  'number 1000': { number: 1000 },
  'no time': { at: undefined },
  'a time before 2020': { at: Date.parse('2019-12-31T23:59Z') },
  'a quotation that is none': { id: 'Q-2026-1' },
  'a short random id': { rid: 'AAEC' },
  'an unknown key': { amount: 1 },
  'nobody who says it': { by: '' },
  'a reversed name': { by: 'CA \u202eahsA' },
  'nothing to say': { filed: [] },
  'nothing but blanks to say': { filed: [], words: ' \n ' },
  '501 letters': { words: 'x'.repeat(501) },
  'a reversed word': { words: 'pay \u202eereh' },
  '11 things needed': { needed: Array.from({ length: 11 }, (_, index) => `Form ${index}`) },
  'a thing needed twice': { needed: ['Form 16', 'Form 16'] },
  'a blank thing needed': { needed: ['\u200b'] },
  'a thing of two lines': { needed: ['Form 16\nForm 26'] },
  '21 filings': { filed: Array(21).fill(filing) },
  'no acknowledgement': changeFiling({ acknowledgement: '' }),
  'an acknowledgement with a line break': changeFiling({ acknowledgement: 'AA09\nX' }),
  'an acknowledgement with a formula': changeFiling({ acknowledgement: '=HYPERLINK("x")' }),
  'an acknowledgement with markup': changeFiling({ acknowledgement: '<b>AA09</b>' }),
  'an acknowledgement of 41 letters': changeFiling({ acknowledgement: 'A'.repeat(41) }),
  'a form without a name': changeFiling({ form: ' ' }),
  'a period of 61 letters': changeFiling({ period: 'x'.repeat(61) }),
  'a filing of the day after tomorrow': changeFiling({ on: '2026-11-21' }),
  'a filing before 2020': changeFiling({ on: '2019-12-31' }),
  'a filing on 30 February': changeFiling({ on: '2026-02-30' }),
  'a filing with an unknown key': changeFiling({ link: 'https://evil.test' }),
  'nothing to pay': changeAmount({ rupees: 0 }),
  'less than nothing to pay': changeAmount({ rupees: -100 }),
  'paise to pay': changeAmount({ rupees: 0.5 }),
  'an amount beyond bounds': changeAmount({ rupees: 1e17 }),
  'an amount as text': changeAmount({ rupees: '100' }),
  'an amount for nothing': changeAmount({ for: ' ' }),
  'an amount that was due a week ago': changeAmount({ by: '2026-11-12' }),
  'an amount due after two years': changeAmount({ by: '2028-11-20' }),
  'an amount due on no day': changeAmount({ by: '2026-13-01' }),
  'an invoice without a number': changeAmount({ invoice: '' }),
  'an invoice number of 17 letters': changeAmount({ invoice: 'A'.repeat(17) }),
  'an invoice number that begins with a hyphen': changeAmount({ invoice: '-1' }),
  'an invoice number with an ampersand': changeAmount({ invoice: '1&am=1' }),
  'an invoice number in other digits': changeAmount({ invoice: '\u0967\u0968' }),
  'an address to pay to': changeAmount({ upi: 'thief@upi' }),
  'a receipt of a later update': { received: 2 },
  'a receipt of update 0': { received: 0 },
  'a sum received for no amount': { receivedRupees: 100 },
  'a thing to give again that is not needed': { again: ['Form 16'] },
  'no document': changeDocuments([]),
  '21 documents': changeDocuments(Array.from({ length: 21 }, (_, index) => createFile(index))),
  'a document twice': changeDocuments([createFile(1), { ...createFile(2), name: '1.pdf' }]),
  'a content twice': changeDocuments([createFile(1), { ...createFile(1), name: '2.pdf' }]),
  'documents of 60 MB': changeDocuments(
    [1, 2, 3, 4, 5, 6].map((at) => createFile(at, 10 * 1024 * 1024)),
  ),
  'a document of 11 MB': changeDocuments([createFile(1, 11 * 1024 * 1024)]),
  'a document of nothing': changeDocuments([createFile(1, 0)]),
  'half a digest': changeDocuments([{ ...createFile(1), sha256: 'ab'.repeat(16) }]),
  'a document with an unknown key': changeDocuments([
    { ...createFile(1), url: 'https://evil.test' },
  ]),
  ...Object.fromEntries(
    ['../evil.pdf', '/evil.pdf', 'C:\\evil.pdf', 'a\0.pdf', 'a\u202efdp.exe.pdf', ' ', ''].map(
      (name) => [
        `a document named ${JSON.stringify(name)}`,
        changeDocuments([{ ...createFile(1), name }]),
      ],
    ),
  ),
  ...Object.fromEntries(
    ['2026-28', '1999-00', '2026', '', 2026].map((year) => [
      `documents of the year ${JSON.stringify(year)}`,
      changeDocuments([createFile(1)], year),
    ]),
  ),
};

function changeFiling(change: Changed): Changed {
  return { filed: [{ ...filing, ...change }] };
}
function changeAmount(change: Changed): Changed {
  return { pay: { ...amountToPay, ...change } };
}
function createFile(at: number, size = 64) {
  return { name: `${at}.pdf`, size, sha256: String(at).padStart(64, '0') };
}
function changeDocuments(files: object[], year: unknown = '2026-27'): Changed {
  return { documents: { year, files } };
}

describe('an update', () => {
  test.each(Object.entries(invalidChanges))(
    'with %s is damaged, though signed',
    async (_, change) => {
      const message = { ...whole, ...change };
      expect(messageSchemas.update.safeParse(message).success).toBe(false);
      expect(await findCode(await signAs('update', packMessage(message)))).toBe('damaged');
      await expect(sign(message as never, await demoSigner())).rejects.toMatchObject({
        code: 'invalid',
      });
    },
  );

  test('with any character changed is rejected', async () => {
    const token = await signAs('update', packMessage(whole));
    for (let at = 0; at < token.length; at += 5) {
      const other = token.charAt(at) === 'A' ? 'B' : 'A';
      expect(await findCode(token.slice(0, at) + other + token.slice(at + 1))).not.toBe('read');
    }
  });

  test('cut short anywhere is rejected', async () => {
    const token = await signAs('update', packMessage(whole));
    for (let length = token.indexOf('.') + 1; length < token.length; length += 9) {
      expect(await findCode(token.slice(0, length))).toBe('cut');
    }
  });

  test('beyond the most bytes is not unpacked', async () => {
    const bomb = deflateRawSync(Buffer.alloc(UNPACKED_LIMIT + 1, 32), { level: 9 });
    expect(await findCode(await signAs('update', bomb))).toBe('tooLong');
  });

  test.each(['answer', 'decision', 'request'] as const)(
    'does not pass for a message of kind %s',
    async (other) => {
      const code = await findCode(await signAs(other, packMessage(whole)));
      expect(code).toBe('damaged');
    },
  );

  test.each([
    ['none', { alg: 'none' }],
    ['HS256', { alg: 'HS256' }],
    ['an address of its key', { jku: 'https://evil.test' }],
    ['a kind that nobody knows', { typ: 'refund' }],
  ])('under a header that names %s is forged', async (_, change) => {
    const token = await signAs('update', packMessage(whole));
    const [header = '', ...rest] = token.split('.');
    const named = { ...JSON.parse(Buffer.from(header, 'base64url').toString()), ...change };
    const forged = Buffer.from(JSON.stringify(named)).toString('base64url');
    expect(await findCode([forged, ...rest].join('.'))).toBe('forged');
  });

  test('cannot set what every object inherits', async () => {
    for (const start of ['{"__proto__":{"total":0},', '{"constructor":{"prototype":{}},']) {
      const json = JSON.stringify(whole).replace('{', start);
      expect(await findCode(await signAs('update', deflateRawSync(json)))).toBe('damaged');
    }
    expect(({} as { total?: number }).total).toBeUndefined();
  });
});

test('an update signed with another firm\u2019s key is foreign', async () => {
  const { privateKey, publicKey } = await createKeyPair();
  const theirs = await sign(whole, { privateKey, kid: await computeKeyId(publicKey) });
  expect(await findCode(theirs)).toBe('foreign');
  const { kid } = (await demoSigner()) as { kid: string };
  expect(await findCode(await sign(whole, { privateKey, kid }))).toBe('altered');
  const header = { alg: 'ES256', zip: 'DEF', typ: 'update', jwk: publicKey };
  const own = new CompactSign(packMessage(whole)).setProtectedHeader(header).sign(privateKey);
  expect(await findCode(await own)).toBe('forged');
});

const undone = decidedEvent(
  createTestDecision({ step: 'undone', undid: 'accepted' }, { number: 4 }),
);
const other = { rid: 'BBECAwQFBgcICQoLDA0ODw' };
const ahead = { at: Date.parse('2026-11-21T10:00Z') };
const createAskedLog = () => [...acceptedLog(), updatedEvent(makeUpdate({ pay: amountToPay }))];
const receipt = updatedEvent(makeUpdate({ number: 3, filed: [], received: 2 }));

const steps: [string, ThreadEvent[], ThreadEvent, string | null][] = [
  ['an update on accepted work', acceptedLog(), updatedEvent(), null],
  ['an update before an answer', [requestedEvent()], updatedEvent(), 'unanswered'],
  ['an update before acceptance', acceptedLog().slice(0, 2), updatedEvent(), 'notAgreed'],
  ['one after it was taken back', [...acceptedLog(), undone], updatedEvent(), 'notAgreed'],
  ['an update on another thread', acceptedLog(), updatedEvent(makeUpdate(other)), 'elsewhere'],
  [
    'an update under another number',
    acceptedLog(),
    updatedEvent(makeUpdate({ id: 'Q-2026-004' })),
    'elsewhere',
  ],
  ['the same update', [...acceptedLog(), updatedEvent()], updatedEvent(), 'repeated'],
  [
    'another update of the same number',
    [...acceptedLog(), updatedEvent()],
    updatedEvent(makeUpdate({ words: 'Another.' })),
    'clash',
  ],
  [
    'an update of the number of the answer',
    acceptedLog(),
    updatedEvent(makeUpdate({ number: 1 })),
    'clash',
  ],
  [
    'an answer of the number of an update',
    [...acceptedLog(), updatedEvent()],
    answeredEvent(createTestAnswer({ number: 2 })),
    'clash',
  ],
  ['an update of the day after tomorrow', acceptedLog(), updatedEvent(makeUpdate(ahead)), 'early'],
  [
    'an earlier update after a later one',
    [...acceptedLog(), updatedEvent(makeUpdate({ number: 4 }))],
    updatedEvent(makeUpdate({ number: 3 })),
    null,
  ],
  ['a note of what was paid', createAskedLog(), settledEvent(2, 'paid'), null],
  ['a note that it is not for the client', createAskedLog(), settledEvent(2, 'declined'), null],
  [
    'the same note again',
    [...createAskedLog(), settledEvent(2, 'paid')],
    settledEvent(2, 'paid'),
    'noted',
  ],
  [
    'a note taken back',
    [...createAskedLog(), settledEvent(2, 'paid')],
    settledEvent(2, 'open'),
    null,
  ],
  ['a note that was never taken', createAskedLog(), settledEvent(2, 'open'), 'noted'],
  [
    'a note on an update without an amount',
    createAskedLog(),
    settledEvent(3, 'paid'),
    'nothingToPay',
  ],
  [
    'a note on what the firm has received',
    [...createAskedLog(), receipt],
    settledEvent(2, 'declined'),
    'nothingToPay',
  ],
  [
    'a note that an unknown message was sent',
    acceptedLog(),
    { step: 'sent', at: whole.at, number: 3, by: 'mail' },
    'unsent',
  ],
];

test.each(steps)('%s', (_, before, next, code) => {
  expect(findStepRejection(computeState(before), next, THREAD_TODAY)).toBe(code);
  expect(isPossible([...before, next])).toBe(code === null || code === 'early');
  if (code === null)
    expect(appendEvent(before, next, THREAD_TODAY)).toHaveLength(before.length + 1);
});

test('an amount noted as paid, or as not for the client, is no longer open', () => {
  const standings = (...more: ThreadEvent[]) =>
    listPayables(computeState([...createAskedLog(), ...more])).map(({ standing }) => standing);
  expect(standings()).toEqual(['open']);
  expect(standings(settledEvent(2, 'paid'))).toEqual(['paid']);
  expect(standings(settledEvent(2, 'declined'))).toEqual(['declined']);
  expect(standings(settledEvent(2, 'paid'), settledEvent(2, 'open'))).toEqual(['open']);
  expect(standings(settledEvent(2, 'declined'), receipt)).toEqual(['received']);
});

test('a later amount for the same thing replaces the earlier one', () => {
  const pay = (number: number, change: object = {}) =>
    updatedEvent(makeUpdate({ number, filed: [], pay: { ...amountToPay, ...change } }));
  const amounts = (...events: ThreadEvent[]) =>
    listPayables(computeState([...acceptedLog(), ...events])).map(({ rupees }) => rupees);
  expect(amounts(pay(2), pay(3, { rupees: 10_800 }))).toEqual([10_800]);
  expect(amounts(pay(2), pay(3, { invoice: '2026-27/015' }))).toEqual([11_800, 11_800]);
  const bare = { invoice: null };
  expect(amounts(pay(2, bare), pay(3, { ...bare, rupees: 1 }))).toEqual([1]);
  expect(amounts(pay(2, bare), pay(3, { ...bare, for: 'Audit' }))).toEqual([11_800, 11_800]);
});

test('without an invoice number, an amount is replaced only by the same words and day, or by name', () => {
  const bare = { ...amountToPay, for: 'Fee for October', invoice: null };
  const pay = (number: number, change: object = {}) =>
    updatedEvent(makeUpdate({ number, filed: [], pay: { ...bare, ...change } }));
  const numbers = (...events: ThreadEvent[]) =>
    listPayables(computeState([...acceptedLog(), ...events])).map(({ number }) => number);
  expect(numbers(pay(2), pay(3, { by: '2027-01-04' }))).toEqual([2, 3]);
  expect(numbers(pay(2), pay(3, { rupees: 10_800, replaces: null }))).toEqual([2, 3]);
  expect(numbers(pay(2), pay(3, { by: '2027-01-04', replaces: 2 }))).toEqual([3]);
  expect(numbers(pay(2), pay(3, { for: 'GST fee', invoice: '2026-27/015', replaces: 2 }))).toEqual([
    3,
  ]);
  const corrected = [pay(2), pay(3, { rupees: 1, replaces: 2 }), pay(4, { replaces: 3 })];
  expect(numbers(...corrected)).toEqual([4]);
});

test('an amount that was received is not asked for again', () => {
  const pay = (number: number, change: object = {}) =>
    updatedEvent(makeUpdate({ number, filed: [], pay: { ...amountToPay, ...change } }));
  const payables = (...events: ThreadEvent[]) =>
    listPayables(computeState([...acceptedLog(), ...events])).map(({ number, standing }) => [
      number,
      standing,
    ]);
  const received = [pay(2), receipt];
  expect(payables(...received, pay(4), pay(5, { rupees: 1 }))).toEqual([[2, 'received']]);
  expect(payables(...received, pay(4, { invoice: null, replaces: 2 }))).toEqual([[2, 'received']]);
  expect(payables(...received, pay(4, { invoice: '2026-27/015' }))).toEqual([
    [2, 'received'],
    [4, 'open'],
  ]);
});

test('an equal amount that is asked for again keeps the note, which can be taken back', () => {
  const pay = (number: number, change: object = {}) =>
    updatedEvent(makeUpdate({ number, filed: [], pay: { ...amountToPay, ...change } }));
  const standings = (...events: ThreadEvent[]) =>
    listPayables(computeState([...acceptedLog(), ...events])).map(({ standing }) => standing);
  const paid = [pay(2), settledEvent(2, 'paid')];
  expect(standings(...paid, pay(3, { by: '2026-12-20' }))).toEqual(['paid']);
  expect(standings(...paid, pay(3), pay(4))).toEqual(['paid']);
  expect(standings(...paid, pay(3), settledEvent(3, 'open'))).toEqual(['open']);
  expect(standings(...paid, pay(3, { rupees: 10_800 }))).toEqual(['open']);
  expect(standings(...paid, pay(3, { invoice: '2026-27/015' }))).toEqual(['paid', 'open']);
});

test('a paper asked for again after a break counts from the later update', () => {
  const ask = (number: number, needed: string[]) => updatedEvent(makeUpdate({ number, needed }));
  const since = (...events: ThreadEvent[]) =>
    listNeeded(computeState([...acceptedLog(), ...events])).map((needed) => needed.since);
  expect(since(ask(2, ['Bank statement']), ask(3, ['Bank statement']))).toEqual([2]);
  expect(
    since(ask(2, ['Bank statement']), ask(3, []), ask(4, ['Bank statement', 'Form 16'])),
  ).toEqual([4, 4]);
});

test('a paper that is asked for again counts from the earlier update unless the firm asks again', () => {
  const ask = (number: number, needed: string[], again: string[] = []) =>
    updatedEvent(makeUpdate({ number, needed, again }));
  const needed = (...events: ThreadEvent[]) =>
    listNeeded(computeState([...acceptedLog(), ...events]));
  const before = [ask(2, ['Bank statement']), ask(3, [])];
  const text = 'Bank statement';
  expect(needed(...before, ask(4, [text]))).toEqual([{ text, since: 2, isAgain: false }]);
  const asked = [{ text, since: 4, isAgain: true }];
  expect(needed(...before, ask(4, [text], [text]))).toEqual(asked);
  expect(needed(...before, ask(4, [text], [text]), ask(5, [text]))).toEqual(asked);
});

test('a message noted as not sent must be sent again', () => {
  const sent = { step: 'sent', at: whole.at, number: 2, by: 'whatsapp' } as const;
  const log = appendEvent(acceptedLog(), sent, THREAD_TODAY);
  expect(computeState(log).sent).toMatchObject({ by: 'whatsapp' });
  expect(computeState(appendEvent(log, { ...sent, by: null }, THREAD_TODAY)).sent).toBeNull();
});
