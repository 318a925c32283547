import { deflateRawSync } from 'node:zlib';
import { CompactSign } from 'jose/jws/compact/sign';
import { demoQuotationKey } from '@/content/samples/quotation-key';
import type { ThreadEvent } from '@/lib/portal/thread/events';
import { openFragment } from '@/lib/portal/thread/link';
import { type MessageKind, messageSchemas } from '@/lib/portal/thread/message-kinds';
import { UNPACKED_LIMIT } from '@/lib/portal/thread/packing';
import { appended, isPossible, refusalOf } from '@/lib/portal/thread/refusal';
import { Refused } from '@/lib/portal/thread/refusals';
import { importPrivateKey, keyId, newKeyPair, sign } from '@/lib/portal/thread/signing';
import { stateOf } from '@/lib/portal/thread/state';
import type { StatusMessage } from '@/lib/portal/thread/work-messages';
import {
  acceptedLog,
  answeredEvent,
  answerOf,
  decidedEvent,
  decisionOf,
  demoSigner,
  opening,
  requestedEvent,
  TODAY,
} from '@/lib/test-support/thread-messages';
import { filed, invoiceOf, paidOf, statusOf, workEvent } from '@/lib/test-support/work-messages';

type Changed = Record<string, unknown>;

async function codeOf(token: string): Promise<string> {
  try {
    await openFragment(`#v1.${token}`, opening);
    return 'read';
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}

/** Any payload under any header, signed by the firm or, with a key in the header, by a client. */
async function signedAs(typ: MessageKind, payload: Uint8Array, more: object = {}) {
  const header = { alg: 'ES256', zip: 'DEF', typ };
  if (typ === 'paid' || typ === 'decision' || typ === 'request') {
    const { privateKey, publicKey: jwk } = await newKeyPair();
    return new CompactSign(payload)
      .setProtectedHeader({ ...header, jwk, ...more })
      .sign(privateKey);
  }
  const { kid } = (await demoSigner()) as { kid: string };
  return new CompactSign(payload)
    .setProtectedHeader({ ...header, kid, ...more })
    .sign(await importPrivateKey(demoQuotationKey));
}

const packed = (message: unknown) => deflateRawSync(JSON.stringify(message));

const whole = { status: statusOf(filed), invoice: invoiceOf(), paid: paidOf() } as const;
const kinds = ['status', 'invoice', 'paid'] as const;
type WorkKind = (typeof kinds)[number];

test.each(kinds)('%s: as it is made, it is read', async (kind) => {
  const signer = kind === 'paid' ? await newKeyPair() : await demoSigner();
  const opened = await openFragment(`#v1.${await sign(whole[kind], signer)}`, opening);
  expect(opened).toMatchObject({ kind, message: whole[kind] });
});

/** What no schema reads, though it is signed as it should be. */
const unread: Record<WorkKind, Record<string, Changed>> = {
  status: {
    'another version': { v: 2 },
    'number 0': { number: 0 },
    'number 1000': { number: 1000 },
    'no time': { at: undefined },
    'a time before 2020': { at: Date.parse('2019-12-31T23:59Z') },
    'a quotation that is none': { id: 'Q-2026-1' },
    'a short random id': { rid: 'AAEC' },
    'an unknown key': { amount: 1 },
    'an unknown state': { state: { step: 'paid' } },
    'no state': { state: undefined },
    'month 13': { month: '2026-13' },
    'a month of the last century': { month: '1999-12' },
    'a day for a month': { month: '2026-10-01' },
    'nobody who says it': { by: '' },
    'a reversed name': { by: 'CA \u202eahsA' },
    'two lines of words': { state: { step: 'working', words: 'a\nb' } },
    '301 letters': { state: { step: 'done', words: 'x'.repeat(301) } },
    'nothing waited for': { state: { step: 'waiting', for: [] } },
    '21 things waited for': { state: { step: 'waiting', for: Array(21).fill('Form 16') } },
    'a blank thing waited for': { state: { step: 'waiting', for: ['\u200b'] } },
    'nothing filed': { state: { step: 'filed', filings: [] } },
    '21 filings': { state: { step: 'filed', filings: Array(21).fill(filingWith({})) } },
    'no acknowledgement': filingOf({ acknowledgement: '' }),
    'an acknowledgement with a line break': filingOf({ acknowledgement: 'AA09\nX' }),
    'an acknowledgement with a formula': filingOf({ acknowledgement: '=HYPERLINK("x")' }),
    'an acknowledgement with markup': filingOf({ acknowledgement: '<b>AA09</b>' }),
    'an acknowledgement of 41 letters': filingOf({ acknowledgement: 'A'.repeat(41) }),
    'a form without a name': filingOf({ form: ' ' }),
    'a period of 61 letters': filingOf({ period: 'x'.repeat(61) }),
    'a filing of the day after tomorrow': filingOf({ on: '2026-11-21' }),
    'a filing before 2020': filingOf({ on: '2019-12-31' }),
    'a filing on 30 February': filingOf({ on: '2026-02-30' }),
    'a tax below zero': filingOf({ paise: -1 }),
    'half a paisa of tax': filingOf({ paise: 0.5 }),
    'a tax that is no number': filingOf({ paise: '100' }),
    'a filing with an unknown key': filingOf({ link: 'https://evil.test' }),
    'no document': documentsOf([]),
    '21 documents': documentsOf(Array.from({ length: 21 }, (_, index) => packedFile(index))),
    'a document twice': documentsOf([packedFile(1), { ...packedFile(2), name: '1.pdf' }]),
    'a content twice': documentsOf([packedFile(1), { ...packedFile(1), name: '2.pdf' }]),
    'documents of 60 MB': documentsOf(
      [1, 2, 3, 4, 5, 6].map((at) => packedFile(at, 10 * 1024 * 1024)),
    ),
    'a document of 11 MB': documentsOf([packedFile(1, 11 * 1024 * 1024)]),
    'a document of nothing': documentsOf([packedFile(1, 0)]),
    'half a digest': documentsOf([{ ...packedFile(1), sha256: 'ab'.repeat(16) }]),
    'a document with an unknown key': documentsOf([{ ...packedFile(1), url: 'https://evil.test' }]),
    ...Object.fromEntries(
      ['../evil.pdf', '/evil.pdf', 'C:\\evil.pdf', 'a\0.pdf', 'a\u202efdp.exe.pdf', ' ', ''].map(
        (name) => [
          `a document named ${JSON.stringify(name)}`,
          documentsOf([{ ...packedFile(1), name }]),
        ],
      ),
    ),
    ...Object.fromEntries(
      ['2026-28', '1999-00', '2026', '', 2026].map((year) => [
        `documents of the year ${JSON.stringify(year)}`,
        documentsOf([packedFile(1)], year),
      ]),
    ),
    'a payment of number 0': { state: { step: 'received', payment: 0, paise: 100 } },
    'a payment of nothing': { state: { step: 'received', payment: 3, paise: 0 } },
    'a payment beyond bounds': { state: { step: 'received', payment: 3, paise: 1e17 } },
  },
  invoice: {
    'a total one rupee higher': { total: invoiceOf().total + 1 },
    'a total one rupee lower': { total: invoiceOf().total - 1 },
    'a total of nothing': { lines: [{ of: 1, service: 'x', fee: 0 }], discount: 0, total: 0 },
    'a GST one paisa higher': gstWith({ rupees: invoiceOf().gst.rupees + 0.01 }),
    'a GST of nothing': gstWith({ rupees: 0 }),
    'another rate under the same sums': gstWith({ rate: 28 }),
    'a rate below zero': gstWith({ rate: -18 }),
    'an unknown supply': gstWith({ supply: 'export' }),
    'no supply under the same sums': gstWith({ supply: 'none' }),
    'a fee one rupee lower': { lines: [{ of: 1, service: 'x', fee: 12_997 }] },
    'a fee below zero': { lines: [{ of: 1, service: 'x', fee: -1 }] },
    'a fee with paise': { lines: [{ of: 1, service: 'x', fee: 0.5 }] },
    'a fee beyond bounds': { lines: [{ of: 1, service: 'x', fee: 1e9 + 1 }] },
    'a discount above the fees': { discount: 20_000 },
    'a discount below zero': { discount: -500 },
    'no line': { lines: [] },
    'a line twice': { lines: Array(2).fill({ of: 1, service: 'x', fee: 1 }) },
    'line 0': { lines: [{ of: 0, service: 'x', fee: 1 }] },
    '101 lines': {
      lines: Array.from({ length: 101 }, (_, of) => ({ of: of + 1, service: 'x', fee: 1 })),
    },
    'a line without a name': { lines: [{ of: 1, service: '', fee: 1 }] },
    'a line with an unknown key': { lines: [{ of: 1, service: 'x', fee: 1, more: 1 }] },
    'no number of its own': { invoice: '' },
    'a number of 17 letters': { invoice: 'A'.repeat(17) },
    'a number that begins with a hyphen': { invoice: '-1' },
    'a number with an ampersand': { invoice: '1&am=1' },
    'a number with a line break': { invoice: '1\n2' },
    'a number in other digits': { invoice: '\u0967\u0968' },
    'the day after tomorrow': { on: '2026-11-21' },
    'a day that is none': { on: '2026-13-01' },
    'due the day before': { due: '2026-11-18' },
    'due after two years': { due: '2028-11-20' },
    'no answer': { answer: 0 },
    'an answer as text': { answer: '1' },
    'an address to pay to': { upi: 'thief@upi' },
    'nobody who signs': { by: '\u00a0' },
  },
  paid: {
    'nothing paid': { paise: 0 },
    'less than nothing': { paise: -100 },
    'half a paisa': { paise: 0.5 },
    'no number': { paise: Number.NaN },
    'an amount beyond bounds': { paise: 1e17 },
    'an amount as text': { paise: '100' },
    'a reference of 5 letters': { reference: '12345' },
    'a reference of 36 letters': { reference: '1'.repeat(36) },
    'a reference with a blank': { reference: '6324 1234' },
    'a reference with an ampersand': { reference: '632412&am=1' },
    'a reference with a formula': { reference: '=cmd|calc' },
    'a reference with a line break': { reference: '632412\n' },
    'a reference in other digits': { reference: '\u0967\u0968\u0969\u096a\u096b\u096c' },
    'the day after tomorrow': { on: '2026-11-21' },
    'a day before 2020': { on: '2019-12-31' },
    'a day with a time': { on: '2026-11-19T10:00' },
    'an invoice that is no number': { invoice: 14 },
    'an invoice with a blank': { invoice: '2026 14' },
    'no invoice named': { invoice: undefined },
    'a word of the firm': { received: true },
    'a sample that is none': { sample: false },
  },
};

function filingWith(change: Changed) {
  const [first] = filed.step === 'filed' ? filed.filings : [];
  return { ...first, ...change };
}
function filingOf(change: Changed): Changed {
  return { state: { step: 'filed', filings: [filingWith(change)] } };
}
function packedFile(at: number, size = 64) {
  return { name: `${at}.pdf`, size, sha256: String(at).padStart(64, '0') };
}
function documentsOf(files: object[], year: unknown = '2026-27'): Changed {
  return { state: { step: 'documents', year, files } };
}
function gstWith(change: Changed): Changed {
  return { gst: { ...invoiceOf().gst, ...change } };
}

describe.each(kinds)('%s', (kind) => {
  test.each(Object.entries(unread[kind]))(
    'with %s is damaged, though signed',
    async (_, change) => {
      const message = { ...whole[kind], ...change };
      expect(messageSchemas[kind].safeParse(message).success).toBe(false);
      expect(await codeOf(await signedAs(kind, packed(message)))).toBe('damaged');
      // Nor is it signed here.
      const signer = kind === 'paid' ? await newKeyPair() : await demoSigner();
      await expect(sign(message as never, signer)).rejects.toMatchObject({ code: 'invalid' });
    },
  );

  test('with any character changed is refused', async () => {
    const token = await signedAs(kind, packed(whole[kind]));
    for (let at = 0; at < token.length; at += 5) {
      const other = token.charAt(at) === 'A' ? 'B' : 'A';
      expect(await codeOf(token.slice(0, at) + other + token.slice(at + 1))).not.toBe('read');
    }
  });

  test('cut short anywhere is refused', async () => {
    const token = await signedAs(kind, packed(whole[kind]));
    for (let length = token.indexOf('.') + 1; length < token.length; length += 9) {
      expect(await codeOf(token.slice(0, length))).toBe('cut');
    }
  });

  test('beyond the most bytes is not unpacked', async () => {
    const bomb = deflateRawSync(Buffer.alloc(UNPACKED_LIMIT + 1, 32), { level: 9 });
    expect(await codeOf(await signedAs(kind, bomb))).toBe('tooLong');
  });

  test.each(['status', 'invoice', 'paid', 'answer', 'decision'] as const)(
    'does not pass for a message of kind %s',
    async (other) => {
      const code = await codeOf(await signedAs(other, packed(whole[kind])));
      expect(code).toBe(other === kind ? 'read' : 'damaged');
    },
  );

  test.each([
    ['none', { alg: 'none' }],
    ['HS256', { alg: 'HS256' }],
    ['an address of its key', { jku: 'https://evil.test' }],
    ['a kind that nobody knows', { typ: 'refund' }],
  ])('under a header that names %s is forged', async (_, change) => {
    const token = await signedAs(kind, packed(whole[kind]));
    const [header = '', ...rest] = token.split('.');
    const named = { ...JSON.parse(Buffer.from(header, 'base64url').toString()), ...change };
    const forged = Buffer.from(JSON.stringify(named)).toString('base64url');
    expect(await codeOf([forged, ...rest].join('.'))).toBe('forged');
  });

  test('cannot set what every object inherits', async () => {
    for (const start of ['{"__proto__":{"total":0},', '{"constructor":{"prototype":{}},']) {
      const json = JSON.stringify(whole[kind]).replace('{', start);
      expect(await codeOf(await signedAs(kind, deflateRawSync(json)))).toBe('damaged');
    }
    expect(({} as { total?: number }).total).toBeUndefined();
  });
});

test.each(['status', 'invoice'] as const)(
  '%s: by another firm’s key it is foreign',
  async (kind) => {
    const { privateKey, publicKey } = await newKeyPair();
    const theirs = await sign(whole[kind], { privateKey, kid: await keyId(publicKey) });
    expect(await codeOf(theirs)).toBe('foreign');
    const { kid } = (await demoSigner()) as { kid: string };
    expect(await codeOf(await sign(whole[kind], { privateKey, kid }))).toBe('altered');
    // Nor with a client's own key in its header.
    const header = { alg: 'ES256', zip: 'DEF', typ: kind, jwk: publicKey };
    const own = new CompactSign(packed(whole[kind])).setProtectedHeader(header).sign(privateKey);
    expect(await codeOf(await own)).toBe('forged');
  },
);

test('what a client says was paid is not the firm’s to sign', async () => {
  const { kid } = (await demoSigner()) as { kid: string };
  const token = await new CompactSign(packed(paidOf()))
    .setProtectedHeader({ alg: 'ES256', zip: 'DEF', typ: 'paid', kid })
    .sign(await importPrivateKey(demoQuotationKey));
  expect(await codeOf(token)).toBe('forged');
});

const event = workEvent;
const log = acceptedLog;
const undone = decidedEvent(decisionOf({ step: 'undone', undid: 'accepted' }, { number: 4 }));
const [company, itr, signature] = invoiceOf().lines;
const lineOf = (...of: (typeof company)[]) => of.flatMap((each) => each ?? []);
const received = (payment = 3, paise = paidOf().paise) =>
  statusOf({ step: 'received', payment, paise }, { number: 5 });
const other = { rid: 'BBECAwQFBgcICQoLDA0ODw' };
const ahead = { at: Date.parse('2026-11-21T10:00Z') };
const standing: StatusMessage['state'] = { step: 'waiting', for: ['Form 16'] };
const small = { lines: lineOf(itr), discount: 0 };

/** A log, an entry that may follow or not, and why not. */
const steps: [string, ThreadEvent[], ThreadEvent, string | null][] = [
  ['news on accepted work', log(), event(statusOf()), null],
  ['an invoice for all of it', log(), event(invoiceOf()), null],
  ['a payment of the quotation', log(), event(paidOf()), null],
  ['news before an answer', [requestedEvent()], event(statusOf()), 'unanswered'],
  ['news before acceptance', log().slice(0, 2), event(statusOf()), 'notAgreed'],
  ['an invoice before acceptance', log().slice(0, 2), event(invoiceOf()), 'notAgreed'],
  ['a payment before acceptance', log().slice(0, 2), event(paidOf()), 'notAgreed'],
  ['news after the acceptance was taken back', [...log(), undone], event(statusOf()), 'notAgreed'],
  ['a payment after it was taken back', [...log(), undone], event(paidOf()), 'notAgreed'],
  ['news on another thread', log(), event(statusOf(undefined, other)), 'elsewhere'],
  ['an invoice on another thread', log(), event(invoiceOf(other)), 'elsewhere'],
  ['a payment on another thread', log(), event(paidOf(other)), 'elsewhere'],
  [
    'news under another number',
    log(),
    event(statusOf(undefined, { id: 'Q-2026-004' })),
    'elsewhere',
  ],
  ['the same news', [...log(), event(statusOf())], event(statusOf()), 'repeated'],
  ['the same invoice', [...log(), event(invoiceOf())], event(invoiceOf()), 'repeated'],
  ['the same payment', [...log(), event(paidOf())], event(paidOf()), 'repeated'],
  [
    'other news of the same number',
    [...log(), event(statusOf())],
    event(statusOf(standing)),
    'clash',
  ],
  ['an invoice of the number of news', [...log(), event(statusOf())], event(invoiceOf()), 'clash'],
  ['news of the number of the answer', log(), event(statusOf(undefined, { number: 1 })), 'clash'],
  ['a payment of the number of the acceptance', log(), event(paidOf({ number: 2 })), 'clash'],
  ['a reply of the number of a payment', [...log(), event(paidOf({ number: 4 }))], undone, 'clash'],
  [
    'an answer of the number of news',
    [...log(), event(statusOf())],
    answeredEvent(answerOf({ number: 2 })),
    'clash',
  ],
  ['news of the day after tomorrow', log(), event(statusOf(undefined, ahead)), 'early'],
  ['an invoice of the day after tomorrow', log(), event(invoiceOf(ahead)), 'early'],
  ['a payment of the day after tomorrow', log(), event(paidOf(ahead)), 'early'],
  [
    'older news of how things stand',
    [...log(), event(statusOf(filed, { number: 4 }))],
    event(statusOf(standing)),
    'older',
  ],
  [
    'an older filing, which is a record',
    [...log(), event(statusOf(standing, { number: 4 }))],
    event(statusOf(filed)),
    null,
  ],
  [
    'older news of another month',
    [...log(), event(statusOf(standing, { number: 4, month: '2026-10' }))],
    event(statusOf(standing, { month: '2026-09' })),
    null,
  ],
  [
    'older news, after documents',
    [
      ...log(),
      event(
        statusOf({ step: 'documents', year: '2026-27', files: [packedFile(1)] }, { number: 4 }),
      ),
    ],
    event(statusOf(standing)),
    null,
  ],
  ['a receipt of no payment', log(), event(received()), 'noPayment'],
  [
    'a receipt of another amount',
    [...log(), event(paidOf())],
    event(received(3, 100)),
    'noPayment',
  ],
  ['a receipt of another payment', [...log(), event(paidOf())], event(received(4)), 'noPayment'],
  ['a receipt', [...log(), event(paidOf())], event(received()), null],
  [
    'a second receipt',
    [...log(), event(paidOf()), event({ ...received(), number: 2 })],
    event(received()),
    'noted',
  ],
  ['an invoice of another answer', log(), event(invoiceOf({ answer: 2 })), 'otherAnswer'],
  [
    'an invoice for more than was quoted',
    log(),
    event(invoiceOf({ lines: [{ of: 1, service: company?.service ?? '', fee: 9999 }] })),
    'notQuoted',
  ],
  [
    'an invoice for another service',
    log(),
    event(invoiceOf({ lines: [{ of: 1, service: 'Consulting', fee: 8999 }] })),
    'notQuoted',
  ],
  [
    'an invoice for a line that was not quoted',
    log(),
    event(invoiceOf({ lines: [{ of: 4, service: 'Consulting', fee: 2000 }] })),
    'notQuoted',
  ],
  ['an invoice without the discount', log(), event(invoiceOf({ discount: 0 })), 'notQuoted'],
  [
    'an invoice under another levy',
    log(),
    event(invoiceOf({ gst: { ...invoiceOf().gst, supply: 'inter' } })),
    'notQuoted',
  ],
  [
    'an invoice at a higher rate',
    log(),
    event(invoiceOf({ gst: { ...invoiceOf().gst, rate: 28 } })),
    'notQuoted',
  ],
  [
    'an invoice at a lower rate',
    log(),
    event(invoiceOf({ gst: { ...invoiceOf().gst, rate: 5 } })),
    'notQuoted',
  ],
  [
    'a second invoice for a line',
    [...log(), event(invoiceOf(small))],
    event(invoiceOf({ number: 3, invoice: '2' })),
    'notQuoted',
  ],
  [
    'invoices that leave the discount out',
    [...log(), event(invoiceOf(small))],
    event(invoiceOf({ number: 3, invoice: '2', lines: lineOf(company, signature), discount: 0 })),
    'notQuoted',
  ],
  [
    'a second invoice for the rest',
    [...log(), event(invoiceOf(small))],
    event(invoiceOf({ number: 3, invoice: '2', lines: lineOf(company, signature) })),
    null,
  ],
  [
    'a second invoice of one number',
    [...log(), event(invoiceOf(small))],
    event(invoiceOf({ number: 3, lines: lineOf(company), discount: 500 })),
    'clash',
  ],
  [
    'a payment of an unknown invoice',
    log(),
    event(paidOf({ invoice: '2026-27/014' })),
    'noInvoice',
  ],
  [
    'a payment of an invoice',
    [...log(), event(invoiceOf())],
    event(paidOf({ invoice: '2026-27/014' })),
    null,
  ],
  ['a paisa more than was asked', log(), event(paidOf({ paise: paidOf().paise + 1 })), 'overpaid'],
  [
    'a paisa more in two parts',
    [...log(), event(paidOf({ paise: 2 }))],
    event(paidOf({ number: 4, reference: 'AXISN12345', paise: paidOf().paise - 1 })),
    'overpaid',
  ],
  [
    'the rest in a second part',
    [...log(), event(paidOf({ paise: 2 }))],
    event(paidOf({ number: 4, reference: 'AXISN12345', paise: paidOf().paise - 2 })),
    null,
  ],
  [
    'one transfer twice',
    [...log(), event(paidOf({ paise: 2 }))],
    event(paidOf({ number: 4, paise: 2 })),
    'paidTwice',
  ],
  [
    'a note that an unknown message was sent',
    log(),
    { step: 'sent', at: paidOf().at, number: 3, by: 'mail' },
    'unsent',
  ],
];

test.each(steps)('%s', (_, before, next, code) => {
  expect(refusalOf(stateOf(before), next, TODAY)).toBe(code);
  // A restored log is judged by the same rules, whatever the date of the device.
  expect(isPossible([...before, next])).toBe(code === null || code === 'early');
  if (code === null) expect(appended(before, next, TODAY)).toHaveLength(before.length + 1);
});

test('a payment is sent, and received, by its own number', () => {
  const events: ThreadEvent[] = [
    ...log(),
    event(paidOf()),
    { step: 'sent', at: paidOf().at, number: 3, by: 'whatsapp' },
  ];
  const { payments, sent } = stateOf(events);
  expect(payments).toMatchObject([{ sent: { by: 'whatsapp' } }]);
  expect(sent).toBeNull();
});
