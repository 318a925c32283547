import { jobsCopy as copy } from '@/content/client-area/home';
import { isStrict } from '@/content/words/conduct';
import type { ChecklistGroup, ChecklistItem } from '@/features/client-area/checklist/checklist';
import type { WaitingRows } from '@/features/client-area/checklist/waiting-for';
import { listJobs } from '@/features/client-area/home/jobs';
import type { Answered } from '@/features/client-area/protocol/events';
import type { DecisionMessage } from '@/features/client-area/protocol/messages';
import type { State } from '@/features/client-area/protocol/state';
import type { Quotation } from '@/features/client-area/quotations/quotation';
import { validRows } from '@/lib/test-support/good-and-bad-rows';
import {
  expired,
  NOON,
  OVERVIEW_TODAY,
  pending,
  quotation,
  sent,
} from '@/lib/test-support/overview-quotations';
import { amountToPay, makeUpdate, updatedEvent } from '@/lib/test-support/updates';

const desk = (quotations: Quotation[], rows: Partial<WaitingRows> = {}) =>
  listJobs({ cart: [], quotations, groups: [], months: [], today: OVERVIEW_TODAY, ...rows });

const answered = validRows.checklist;
const item = (change: Partial<ChecklistItem>) =>
  ({
    id: 'a',
    isAnswered: true,
    isToSend: false,
    answer: { ...answered, answeredAt: NOON },
    paper: { id: 'a', text: 'Form 16' },
    ...change,
  }) as ChecklistItem;
const received = item({});
const missing = item({ isAnswered: false, answer: null });
const group = (number: number, ...items: ChecklistItem[]): ChecklistGroup => ({
  id: `group-${number}`,
  owner: `Q-2026-00${number}`,
  services: [],
  list: null,
  items,
});
const asked = { ...group(1, missing, missing), id: 'Q-2026-001-update' };

const decided = (step: 'accepted' | 'change', more: Partial<State> = {}): Partial<State> => {
  const last = { kind: 'decision', answer: 1, at: NOON, choice: { step } } as DecisionMessage;
  const stage = step === 'change' ? 'change-asked' : step;
  return { stage, last, decision: last, ...more };
};
const accepted = decided('accepted', { sent });
const updates = (change: Parameters<typeof makeUpdate>[0]) => [
  updatedEvent(makeUpdate({ filed: [], words: 'We have begun.', ...change })),
];

const { days } = copy;

test.each<
  [
    string,
    Partial<Quotation>,
    Partial<State>,
    ChecklistGroup[],
    string,
    string,
    string,
    string | undefined,
  ]
>([
  ['a request that is not sent', pending, {}, [], 'you ask', 'yours', days.waitsSince, 'Send it'],
  ['a request that is sent', pending, { sent }, [], 'you ask', 'ours', days.weAnswerBy, undefined],
  [
    'an answer whose signature was not checked',
    pending,
    { answer: null, unchecked: 1 },
    [],
    'you ask',
    'yours',
    days.sentOn,
    'See why',
  ],
  ['a quotation', {}, {}, [], 'we answer', 'yours', days.answerBy, 'Answer the quotation'],
  [
    'a change that is not sent',
    {},
    decided('change'),
    [],
    'we answer',
    'yours',
    days.waitsSince,
    'Send it',
  ],
  [
    'a change that is sent',
    {},
    decided('change', { sent }),
    [],
    'we answer',
    'ours',
    days.sentOn,
    undefined,
  ],
  [
    'an acceptance that is not sent, whatever is missing',
    {},
    decided('accepted'),
    [group(1, missing)],
    'you accept',
    'yours',
    days.waitsSince,
    'Send it',
  ],
  [
    'accepted work with a missing paper',
    {},
    accepted,
    [group(1, received, missing), group(2, missing)],
    'you send papers',
    'yours',
    days.acceptedOn,
    'Add the paper',
  ],
  [
    'papers that are ready and not sent',
    {},
    accepted,
    [group(1, item({ isToSend: true }))],
    'you send papers',
    'yours',
    days.readySince,
    'Send the papers',
  ],
  [
    'papers that are sent, past the last day of the quotation',
    { validUntil: '2026-02-19' },
    accepted,
    [group(1, received)],
    'you send papers',
    'ours',
    days.acceptedOn,
    undefined,
  ],
  [
    'work of which the firm sent news',
    {},
    { ...accepted, updates: updates({}) },
    [group(1, received)],
    'you send papers',
    'ours',
    days.lastUpdate,
    undefined,
  ],
  [
    'an update that asks for papers',
    {},
    { ...accepted, updates: updates({ needed: ['Form 16', 'Sales bills'] }) },
    [asked],
    'you send papers',
    'yours',
    days.askedOn,
    'Add the papers',
  ],
  [
    'an update that asks for an amount',
    {},
    { ...accepted, updates: updates({ pay: amountToPay }) },
    [group(1, received)],
    'you send papers',
    'yours',
    days.payBy,
    'Pay',
  ],
  [
    'work that the firm has filed',
    {},
    { ...accepted, updates: [updatedEvent(makeUpdate({}))] },
    [group(1, received)],
    'we file',
    'done',
    days.filedOn,
    undefined,
  ],
  [
    'work of which something is filed and a paper is missing',
    {},
    { ...accepted, updates: [updatedEvent(makeUpdate({}))] },
    [group(1, missing)],
    'you send papers',
    'yours',
    days.acceptedOn,
    'Add the paper',
  ],
  [
    'monthly work of which a month is filed',
    { services: [{ service: 'GST returns', price: 1, per: 'month' }] },
    { ...accepted, updates: [updatedEvent(makeUpdate({}))] },
    [],
    'you send papers',
    'ours',
    days.lastUpdate,
    undefined,
  ],
  [
    'two services of which one is filed',
    {
      services: [
        { service: 'ITR', price: 1 },
        { service: 'Audit', price: 1 },
      ],
    },
    { ...accepted, updates: [updatedEvent(makeUpdate({}))] },
    [],
    'you send papers',
    'ours',
    days.lastUpdate,
    undefined,
  ],
  [
    'work that the firm says is not done',
    {},
    { ...accepted, updates: [updatedEvent(makeUpdate({ done: false }))] },
    [],
    'you send papers',
    'ours',
    days.lastUpdate,
    undefined,
  ],
  [
    'monthly work that the firm says is done, whatever came after it',
    { services: [{ service: 'GST returns', price: 1, per: 'month' }] },
    {
      ...accepted,
      updates: [
        updatedEvent(makeUpdate({ done: true })),
        updatedEvent(makeUpdate({ number: 3, filed: [], words: 'Thank you.' })),
      ],
    },
    [group(1, missing)],
    'we file',
    'done',
    days.filedOn,
    undefined,
  ],
  [
    'work that the client noted as filed',
    {},
    { ...accepted, stage: 'filed', filedAt: NOON },
    [group(1, missing)],
    'we file',
    'done',
    days.notedOn,
    undefined,
  ],
])('%s', (_, change, state, groups, step, turn, day, button) => {
  const { jobs } = desk([quotation(1, change, state)], { groups });
  expect(jobs).toHaveLength(1);
  expect(jobs[0]).toMatchObject({ turn, day: { label: day } });
  expect(copy.steps[jobs[0]?.step ?? -1]).toBe(step);
  expect(jobs[0]?.next?.label).toBe(button);
});

test('a sentence says how many papers are missing, and what is to be paid', () => {
  const many = [group(1, missing, received, missing)];
  const [job] = desk([quotation(1, {}, accepted)], { groups: many }).jobs;
  expect(job?.sentence).toBe('two papers are missing.');
  expect(job?.papers).toEqual({ answered: 1, asked: 3 });
  const groups = [group(1, received, missing)];
  expect(desk([quotation(1, {}, accepted)], { groups }).jobs[0]?.sentence).toBe(
    'one paper is missing: Form 16.',
  );
  const state = { ...accepted, updates: updates({ pay: amountToPay }) };
  expect(desk([quotation(1, {}, state)]).jobs[0]?.sentence).toBe(
    `pay ₹11,800 for invoice ${amountToPay.invoice}.`,
  );
});

test.each([
  ['Monday', '2026-02-16', '2026-02-18'],
  ['Friday, as Sunday is closed', '2026-02-20', '2026-02-23'],
])('a request sent on a %s is answered in two days', (_, on, by) => {
  const at = Date.parse(`${on}T12:00:00+05:30`);
  const { jobs } = desk([quotation(1, pending, { sent: { at, by: 'mail' } })], { today: on });
  expect(jobs[0]?.day).toEqual({ label: days.weAnswerBy, date: by });
});

test('an answer that is late is not promised again', () => {
  const at = Date.parse('2026-02-10T12:00:00+05:30');
  const { jobs } = desk([quotation(1, pending, { sent: { at, by: 'mail' } })]);
  expect(jobs[0]?.day).toEqual({ label: days.sentOn, date: '2026-02-10' });
});

test('the client\u2019s turn comes first, by its last day; then ours; what is done last; closed work never', () => {
  const rows = [
    quotation(9, {}, { ...accepted, stage: 'filed', filedAt: NOON }),
    quotation(8, expired),
    quotation(7, {}, { stage: 'declined' }),
    quotation(6, {}, accepted),
    quotation(5, pending, { sent }),
    quotation(4, { ...pending, date: '2026-02-01' }),
    quotation(3, { ...pending, date: '2026-01-05' }),
    quotation(2),
    quotation(1, { validUntil: OVERVIEW_TODAY }),
  ];
  const { jobs } = desk(rows);
  expect(jobs.map(({ quotation: id }) => Number(id.slice(-1)))).toEqual([1, 2, 3, 4, 6, 5, 9]);
});

test('what a cover says is said nowhere else; what it does not say is', () => {
  const state = {
    ...accepted,
    updates: updates({ needed: ['Form 16', 'Sales bills'], pay: amountToPay }),
  };
  const cart = [{ ...validRows.cart, addedAt: NOON }];
  const both = desk([quotation(1, {}, state)], { groups: [asked], cart });
  expect(both.jobs[0]?.next?.label).toBe(copy.buttons.pay);
  expect(both.others.map(({ action }) => action)).toEqual(['request', 'addPaper', 'addPaper']);

  const papers = { ...accepted, updates: updates({ needed: ['Form 16', 'Sales bills'] }) };
  expect(desk([quotation(1, {}, papers)], { groups: [asked], cart }).others).toMatchObject([
    { action: 'request' },
  ]);
});

test('a refusal that is not sent has no cover and is not lost', () => {
  const last = { kind: 'decision', answer: 1, at: NOON, choice: { step: 'declined' } };
  const state = { stage: 'declined', last: last as DecisionMessage } as const;
  const { jobs, others } = desk([quotation(1, {}, state)]);
  expect(jobs).toEqual([]);
  expect(others.map(({ action }) => action)).toEqual(['send']);
});

test.each<[string, Partial<Quotation>, Partial<State>, unknown]>([
  [
    'before the answer the fees that the client saw, with GST',
    { ...pending, total: 8999, totals: [{ rupees: 8999 }] },
    { answer: null },
    { hasGst: true, sums: ['₹10,619'] },
  ],
  [
    'after it what it comes to, for each unit',
    { totals: [{ rupees: 4719, per: 'month' }, { rupees: 3539 }] },
    { answer: { message: { number: 1, gst: { supply: 'intra' } } } as Answered },
    { hasGst: true, sums: ['₹4,719 per month', '₹3,539 once'] },
  ],
  [
    'of a firm that charges no GST what is asked',
    { totals: [{ rupees: 1000 }] },
    { answer: { message: { number: 1, gst: { supply: 'none' } } } as Answered },
    { hasGst: false, sums: ['₹1,000'] },
  ],
  [
    'no amount while nothing is named',
    { ...pending, services: [], total: 0, totals: [{ rupees: 0 }] },
    { answer: null, unchecked: 1 },
    { hasGst: true, sums: null },
  ],
])('a cover shows %s', (_, change, state, fees) => {
  const asks = isStrict && change.stage === 'requested' && (change.total ?? 0) > 0;
  expect(desk([quotation(1, change, state)]).jobs[0]?.fees).toEqual(
    asks ? { hasGst: true, sums: ['₹10,619'] } : fees,
  );
});
