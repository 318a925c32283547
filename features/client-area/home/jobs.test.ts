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

type Case = {
  job: string;
  change?: Partial<Quotation>;
  state?: Partial<State>;
  groups?: ChecklistGroup[];
  step: string;
  turn: string;
  day: string;
  button?: string;
};

test.each<Case>([
  {
    job: 'a request that is not sent',
    change: pending,
    step: 'you ask',
    turn: 'yours',
    day: days.waitsSince,
    button: 'Send it',
  },
  {
    job: 'a request that is sent',
    change: pending,
    state: { sent },
    step: 'you ask',
    turn: 'ours',
    day: days.weAnswerBy,
  },
  {
    job: 'an answer whose signature was not checked',
    change: pending,
    state: { answer: null, unchecked: 1 },
    step: 'you ask',
    turn: 'yours',
    day: days.sentOn,
    button: 'See why',
  },
  {
    job: 'a quotation',
    step: 'we answer',
    turn: 'yours',
    day: days.answerBy,
    button: 'Answer the quotation',
  },
  {
    job: 'a change that is not sent',
    state: decided('change'),
    step: 'we answer',
    turn: 'yours',
    day: days.waitsSince,
    button: 'Send it',
  },
  {
    job: 'a change that is sent',
    state: decided('change', { sent }),
    step: 'we answer',
    turn: 'ours',
    day: days.sentOn,
  },
  {
    job: 'an acceptance that is not sent, whatever is missing',
    state: decided('accepted'),
    groups: [group(1, missing)],
    step: 'you accept',
    turn: 'yours',
    day: days.waitsSince,
    button: 'Send it',
  },
  {
    job: 'accepted work with a missing paper',
    state: accepted,
    groups: [group(1, received, missing), group(2, missing)],
    step: 'you send papers',
    turn: 'yours',
    day: days.acceptedOn,
    button: 'Add the paper',
  },
  {
    job: 'papers that are ready and not sent',
    state: accepted,
    groups: [group(1, item({ isToSend: true }))],
    step: 'you send papers',
    turn: 'yours',
    day: days.readySince,
    button: 'Send the papers',
  },
  {
    job: 'papers that are sent, past the last day of the quotation',
    change: { validUntil: '2026-02-19' },
    state: accepted,
    groups: [group(1, received)],
    step: 'you send papers',
    turn: 'ours',
    day: days.acceptedOn,
  },
  {
    job: 'work of which the firm sent news',
    state: { ...accepted, updates: updates({}) },
    groups: [group(1, received)],
    step: 'you send papers',
    turn: 'ours',
    day: days.lastUpdate,
  },
  {
    job: 'an update that asks for papers',
    state: { ...accepted, updates: updates({ needed: ['Form 16', 'Sales bills'] }) },
    groups: [asked],
    step: 'you send papers',
    turn: 'yours',
    day: days.askedOn,
    button: 'Add the papers',
  },
  {
    job: 'an update that asks for an amount',
    state: { ...accepted, updates: updates({ pay: amountToPay }) },
    groups: [group(1, received)],
    step: 'you send papers',
    turn: 'yours',
    day: days.payBy,
    button: 'Pay',
  },
  {
    job: 'work that the firm has filed',
    state: { ...accepted, updates: [updatedEvent(makeUpdate({}))] },
    groups: [group(1, received)],
    step: 'we file',
    turn: 'done',
    day: days.filedOn,
  },
  {
    job: 'work of which something is filed and a paper is missing',
    state: { ...accepted, updates: [updatedEvent(makeUpdate({}))] },
    groups: [group(1, missing)],
    step: 'you send papers',
    turn: 'yours',
    day: days.acceptedOn,
    button: 'Add the paper',
  },
  {
    job: 'monthly work of which a month is filed',
    change: { services: [{ service: 'GST returns', price: 1, per: 'month' }] },
    state: { ...accepted, updates: [updatedEvent(makeUpdate({}))] },
    step: 'you send papers',
    turn: 'ours',
    day: days.lastUpdate,
  },
  {
    job: 'two services of which one is filed',
    change: {
      services: [
        { service: 'ITR', price: 1 },
        { service: 'Audit', price: 1 },
      ],
    },
    state: { ...accepted, updates: [updatedEvent(makeUpdate({}))] },
    step: 'you send papers',
    turn: 'ours',
    day: days.lastUpdate,
  },
  {
    job: 'work that the firm says is not done',
    state: { ...accepted, updates: [updatedEvent(makeUpdate({ done: false }))] },
    step: 'you send papers',
    turn: 'ours',
    day: days.lastUpdate,
  },
  {
    job: 'monthly work that the firm says is done, whatever came after it',
    change: { services: [{ service: 'GST returns', price: 1, per: 'month' }] },
    state: {
      ...accepted,
      updates: [
        updatedEvent(makeUpdate({ done: true })),
        updatedEvent(makeUpdate({ number: 3, filed: [], words: 'Thank you.' })),
      ],
    },
    groups: [group(1, missing)],
    step: 'we file',
    turn: 'done',
    day: days.filedOn,
  },
  {
    job: 'work that the client noted as filed',
    state: { ...accepted, stage: 'filed', filedAt: NOON },
    groups: [group(1, missing)],
    step: 'we file',
    turn: 'done',
    day: days.notedOn,
  },
])(
  '$job: step "$step", turn "$turn"',
  ({ change = {}, state = {}, groups = [], step, turn, day, button }) => {
    const { jobs } = desk([quotation(1, change, state)], { groups });
    expect(jobs).toHaveLength(1);
    expect(jobs[0]).toMatchObject({ turn, day: { label: day } });
    expect(copy.steps[jobs[0]?.step ?? -1]).toBe(step);
    expect(jobs[0]?.next?.label).toBe(button);
  },
);

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

test('work that is done without a filing is not called filed', () => {
  const state = { ...accepted, updates: updates({ done: true }) };
  expect(desk([quotation(1, {}, state)]).jobs[0]).toMatchObject({
    turn: 'done',
    sentence: copy.done,
    day: { label: days.lastUpdate },
  });
});

test.each([
  { weekday: 'Monday', on: '2026-02-16', by: '2026-02-18' },
  { weekday: 'Friday, as Sunday is closed', on: '2026-02-20', by: '2026-02-23' },
])('a request of $weekday: answered by $by', ({ on, by }) => {
  const at = Date.parse(`${on}T12:00:00+05:30`);
  const { jobs } = desk([quotation(1, pending, { sent: { at, by: 'mail' } })], { today: on });
  expect(jobs[0]?.day).toEqual({ label: days.weAnswerBy, date: by });
});

test('a late answer is not promised again', () => {
  const at = Date.parse('2026-02-10T12:00:00+05:30');
  const { jobs } = desk([quotation(1, pending, { sent: { at, by: 'mail' } })]);
  expect(jobs[0]?.day).toEqual({ label: days.sentOn, date: '2026-02-10' });
});

test('jobs are listed by turn: yours by last day, ours, then finished work; declined and expired work is left out', () => {
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

test('a task on a cover is not listed again; other tasks are', () => {
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

test('an unsent decline has no cover but stays in the list', () => {
  const last = { kind: 'decision', answer: 1, at: NOON, choice: { step: 'declined' } };
  const state = { stage: 'declined', last: last as DecisionMessage } as const;
  const { jobs, others } = desk([quotation(1, {}, state)]);
  expect(jobs).toEqual([]);
  expect(others.map(({ action }) => action)).toEqual(['send']);
});

test.each<[string, Partial<Quotation>, Partial<State>, unknown]>([
  [
    'the fees that the client saw, with GST, before the answer',
    { ...pending, total: 8999, totals: [{ rupees: 8999 }] },
    { answer: null },
    { hasGst: true, sums: ['₹10,619'] },
  ],
  [
    'the total of the answer for each unit',
    { totals: [{ rupees: 4719, per: 'month' }, { rupees: 3539 }] },
    { answer: { message: { number: 1, gst: { supply: 'intra' } } } as Answered },
    { hasGst: true, sums: ['₹4,719 per month', '₹3,539 once'] },
  ],
  [
    'the fees alone of a firm that charges no GST',
    { totals: [{ rupees: 1000 }] },
    { answer: { message: { number: 1, gst: { supply: 'none' } } } as Answered },
    { hasGst: false, sums: ['₹1,000'] },
  ],
  [
    'no amount while the request names no service',
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
