import { demoQuotationKey } from '@/content/samples/quotation-key';
import type { PrivateJwk } from '@/features/client-area/firm-inbox/keys/key-file';
import type { ThreadEvent } from '@/features/client-area/protocol/events';
import type { FirmKey } from '@/features/client-area/protocol/firm-keys';
import { type Opened, openFragment } from '@/features/client-area/protocol/link';
import type {
  AnswerMessage,
  Choice,
  DecisionMessage,
  RequestMessage,
} from '@/features/client-area/protocol/messages';
import {
  computeKeyId,
  computeMessageHash,
  getSigningInput,
  importPrivateKey,
  type Signer,
  sign,
} from '@/features/client-area/protocol/signing';
import { getServiceName } from '@/lib/content/prices';
import { addPaise } from '@/lib/fees/total';
import { computeGstByUnit, getUnitFee } from '@/lib/fees/units';

export const THREAD_TODAY = '2026-11-19';
export const NOW = Date.parse(`${THREAD_TODAY}T10:50:00Z`);
export const RID = 'AAECAwQFBgcICQoLDA0ODw';

const { x, y } = demoQuotationKey;
export const demoFirmKey: FirmKey = { x, y, from: '2026-01-01', until: null, demo: true };
export const opening = { today: THREAD_TODAY, keys: [demoFirmKey] };

export const signerWith = async (key: PrivateJwk): Promise<Signer> => ({
  privateKey: await importPrivateKey(key),
  kid: await computeKeyId(key),
});
export const demoSigner = () => signerWith(demoQuotationKey);

export const letterhead = { v: 1, id: 'Q-2026-003', rid: RID, at: NOW } as const;

export function createTestRequest(change: Partial<RequestMessage> = {}): RequestMessage {
  return {
    ...letterhead,
    kind: 'request',
    number: 1,
    lines: [
      { price: 'formation-private-limited', fee: 8999 },
      { price: 'itr-1', fee: 999 },
      { service: 'Payroll, 10 employees', fee: 2990 },
    ],
    notes: 'Please call after five.',
    client: { name: 'Asha Rao', email: 'asha@example.in', phone: '+91 98765 00000' },
    ...change,
  };
}

export function createTestAnswer(change: Partial<AnswerMessage> = {}): AnswerMessage {
  const lines = change.lines ?? [
    {
      of: 1,
      price: 'formation-private-limited',
      service: getServiceName('formation-private-limited'),
      fee: 8999,
      why: '',
    },
    {
      of: 2,
      price: 'itr-2-3',
      service: getServiceName('itr-2-3'),
      fee: 2499,
      why: 'You sold shares in the year.',
    },
    { of: null, service: 'Digital signature, two directors', fee: 2000, why: '' },
  ];
  const discount = change.discount ?? 500;
  const bills = computeGstByUnit(lines.map(getUnitFee), discount, 'intra');
  const rupees = addPaise(...bills.map(({ gst }) => gst));
  const total = addPaise(...bills.map((bill) => bill.total));
  return {
    ...letterhead,
    kind: 'answer',
    number: 1,
    lines,
    discount,
    gst: { supply: 'intra', rate: 18, rupees },
    total,
    governmentFees: null,
    notes: 'Government fees at actuals, against receipts.',
    validUntil: '2026-12-19',
    by: 'CA Harish Chandra Tandon, FCA',
    ...change,
  };
}

/** A fee for each month and one that is paid once, less 500: 4,719 per month and 2,949 once. */
export const monthlyAndOnce = (): AnswerMessage =>
  createTestAnswer({
    lines: [
      {
        of: 1,
        price: 'bookkeeping',
        service: getServiceName('bookkeeping'),
        fee: 3999,
        per: 'month',
        why: '',
      },
      { of: 2, price: 'gst-regular', service: getServiceName('gst-regular'), fee: 2999, why: '' },
    ],
  });

const HASH = 'ab'.repeat(32);

export function createTestDecision(
  choice: Choice,
  { number = 2, answer = 1, hash = HASH }: { number?: number; answer?: number; hash?: string } = {},
): DecisionMessage {
  return { ...letterhead, kind: 'decision', number, answer, hash, choice };
}

export const accepted = (total = createTestAnswer().total): Choice => ({
  step: 'accepted',
  name: 'Asha Rao',
  total,
});
export const declined: Choice = { step: 'declined', reason: 'fee', words: '' };
export const changeAsked: Choice = {
  step: 'change',
  wishes: [{ line: 2, words: 'ITR-1, please: the shares were my wife\u2019s.' }],
  words: '',
};

export const requestedEvent = (message = createTestRequest()): ThreadEvent => ({
  step: 'requested',
  at: NOW,
  message,
});
export const decidedEvent = (message: DecisionMessage): ThreadEvent => ({
  step: 'decided',
  at: NOW,
  message,
});
/** Unsigned, since opening a link checks signatures and the log does not. */
export const answeredEvent = (
  message = createTestAnswer(),
  token = `t${message.number}`,
): ThreadEvent => ({
  step: 'answered',
  at: NOW,
  message,
  token,
  kid: '0123456789abcdef',
});

export const acceptedLog = (): ThreadEvent[] => [
  requestedEvent(),
  answeredEvent(),
  decidedEvent(createTestDecision(accepted())),
];

export async function signedAnswer(
  message = createTestAnswer(),
): Promise<{ token: string; hash: string }> {
  const token = await sign(message, await demoSigner());
  return { token, hash: await computeMessageHash(token) };
}

/** The order of the curve P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** (r, n - s) is as valid as (r, s). */
export function createTwinToken(token: string): string {
  const bytes = Buffer.from(token.slice(token.lastIndexOf('.') + 1), 'base64url');
  const s = BigInt(`0x${bytes.subarray(32).toString('hex')}`);
  const twin = (ORDER - s).toString(16).padStart(64, '0');
  const signature = Buffer.concat([bytes.subarray(0, 32), Buffer.from(twin, 'hex')]);
  return `${getSigningInput(token)}.${signature.toString('base64url')}`;
}

export async function openOne(...parameters: Parameters<typeof openFragment>): Promise<Opened> {
  const [opened, ...others] = await openFragment(...parameters);
  if (!opened || others.length > 0) throw new Error('not one message');
  return opened;
}
