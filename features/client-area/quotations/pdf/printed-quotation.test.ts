import { createHash } from 'node:crypto';
import { quotationsCopy } from '@/content/client-area/quotations';
import type { ThreadEvent } from '@/features/client-area/protocol/events';
import type { AnswerMessage, Choice } from '@/features/client-area/protocol/messages';
import { createAnswerPrint } from '@/features/client-area/quotations/pdf/printed-quotation';
import { addPaise } from '@/lib/fees/total';
import { formatRupees } from '@/lib/format';
import {
  accepted,
  changeAsked,
  createTestAnswer,
  createTestDecision,
  createTestRequest,
  declined,
  monthlyAndOnce,
  signedAnswer,
} from '@/lib/test-support/thread-messages';

const NOON = Date.parse('2026-11-20T12:00:00+05:30');

function createLog(answer: AnswerMessage, choice?: Choice): ThreadEvent[] {
  return [
    { step: 'requested', at: NOON, message: createTestRequest() },
    { step: 'answered', at: NOON, message: answer, token: 'head.body.signature', kid: '' },
    ...(choice
      ? [
          {
            step: 'decided',
            at: NOON,
            message: { ...createTestDecision(choice), at: NOON },
          } as const,
        ]
      : []),
  ];
}
const sent = { step: 'sent', at: NOON + 86_400_000, number: 2, by: 'mail' } as const;

async function createPrint(events: ThreadEvent[], isDemo = false) {
  const found = await createAnswerPrint('Q-2026-7K3XN', events, { isDemo });
  if (!found) throw new Error('nothing to print');
  return found;
}

test('before an answer nothing signed can be printed', async () => {
  const [requested] = createLog(createTestAnswer());
  const events = requested ? [requested] : [];
  expect(await createAnswerPrint('Q-2026-7K3XN', events, { isDemo: false })).toBeNull();
});

test('lines, sums and total come from the signed message, with the reason for a changed fee', async () => {
  const answer = createTestAnswer();
  const { lines, sums, facts } = await createPrint(createLog(answer));
  expect(lines.map(({ price }) => price)).toEqual(['₹8,999', '₹2,499', '₹2,000', null]);
  expect(lines.map(({ detail }) => detail)).toEqual([
    '',
    expect.stringMatching(/^You asked at ₹999\. You asked for .*\. You sold shares in the year\.$/),
    'We added this.',
    'We left this out.',
  ]);
  const [{ rows = [], ...sum } = {}] = sums;
  const [discount, ...levies] = rows;
  expect(discount).toEqual({ label: 'Discount', rupees: -500 });
  expect(levies.slice(0, 2).map(({ label }) => label)).toEqual(['CGST 9%', 'SGST 9%']);
  expect(levies[0]?.rupees).toBe(levies[1]?.rupees);
  const paise = [8999, 2499, 2000, ...rows.map(({ rupees }) => rupees)];
  expect(addPaise(...paise)).toBe(answer.total);
  expect(sum).toEqual({ label: 'Total', total: formatRupees(answer.total) });
  expect(facts.join()).not.toContain('demo');
});

test.each([
  ['inter', ['IGST 18%']],
  ['none', []],
] as const)('GST of a supply that is %s', async (supply, labels) => {
  const fees = { lines: [{ of: 1, service: 'ITR', fee: 1000, why: '' }], discount: 0 };
  const rupees = supply === 'none' ? 0 : 180;
  const gst = { supply, rate: 18, rupees };
  const { sums } = await createPrint(
    createLog(createTestAnswer({ ...fees, gst, total: 1000 + rupees })),
  );
  expect(sums.flatMap(({ rows }) => rows.map(({ label }) => label))).toEqual(labels);
});

test.each([
  [accepted(), 'Accepted by Asha Rao on 20 Nov 2026'],
  [declined, 'Declined on 20 Nov 2026'],
  [changeAsked, 'You asked for a change on 20 Nov 2026'],
])('a decision says whether it was sent, case %#', async (choice, sentence) => {
  const last = async (events: ThreadEvent[]) => (await createPrint(events)).facts.at(-1);
  const events = createLog(createTestAnswer(), choice);
  expect(await last(events)).toMatch(new RegExp(`^${sentence}, not sent yet`));
  expect(await last([...events, sent])).toMatch(
    new RegExp(`^${sentence}, sent on 21 Nov 2026 by mail`),
  );
});

test('an acceptance of this very answer is certified, with digits to check it by', async () => {
  const answer = createTestAnswer();
  const { token } = await signedAnswer(answer);
  const events = (hash: string) => {
    const [asked, answered] = createLog(answer);
    const decided = createTestDecision(accepted(), { hash: hash });
    return [
      asked,
      { ...answered, token, kid: '53edaae49d7bb09d' },
      { step: 'decided', at: NOON, message: { ...decided, at: NOON } },
    ] as ThreadEvent[];
  };
  const part = token.slice(0, token.lastIndexOf('.'));
  const digits = createHash('sha256').update(part).digest('hex');
  const { certificate } = await createPrint(events(digits));
  expect(certificate[0]).toMatch(
    /^Asha Rao accepted answer 1 to Q-2026-003, ₹.* on 20 Nov 2026 at 12:00 PM/,
  );
  expect(certificate[1]?.replace(/^.*: /, '').replaceAll(' ', '')).toBe(digits);
  expect(certificate[2]).toMatch(/: 53edaae4 9d7bb09d$/);
  expect((await createPrint(events('ab'.repeat(32)))).certificate).toEqual([]);
  expect((await createPrint(createLog(answer, declined))).certificate).toEqual([]);
});

test('a signature with the demo key is marked', async () => {
  expect((await createPrint(createLog(createTestAnswer()), true)).facts).toContain(
    quotationsCopy.demoFile,
  );
});

test('the unit of a fee is in its line and its sum, and different units are not added up', async () => {
  const { lines, sums } = await createPrint(createLog(monthlyAndOnce()));
  expect(lines[0]).toMatchObject({ price: '₹3,999 per month' });
  expect(sums.map(({ label, total }) => [label, total])).toEqual([
    ['Per month', '₹4,719'],
    ['Once', '₹2,949'],
  ]);
  expect(sums[0]?.rows[0]).toEqual({ label: 'Fees per month', rupees: 3999 });
});

test('a line shows how its quantity makes its price', async () => {
  const line = { of: null, service: 'Payroll', fee: 299, per: 'employee', why: '' } as const;
  const answer = createTestAnswer({ lines: [{ ...line, quantity: 12 }], discount: 0 });
  const { lines, sums } = await createPrint(createLog(answer));
  expect(lines[0]?.price).toBe('₹3,588');
  expect(lines[0]?.detail).toMatch(/^12 employees at ₹299\./);
  expect(sums.map(({ label }) => label)).toEqual(['Total']);
});
