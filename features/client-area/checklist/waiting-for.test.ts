import { isStrict } from '@/content/words/conduct';
import type { ChecklistGroup, ChecklistItem } from '@/features/client-area/checklist/checklist';
import { listWaitingTasks, type WaitingRows } from '@/features/client-area/checklist/waiting-for';
import type { Answered, ThreadEvent } from '@/features/client-area/protocol/events';
import type { DecisionMessage } from '@/features/client-area/protocol/messages';
import { computeQuotations } from '@/features/client-area/quotations/quotation';
import { validRows } from '@/lib/test-support/good-and-bad-rows';
import {
  expired,
  NOON,
  OVERVIEW_TODAY,
  pending,
  quotation,
  sent,
} from '@/lib/test-support/overview-quotations';
import { acceptedLog } from '@/lib/test-support/thread-messages';
import { amountToPay, makeUpdate, settledEvent, updatedEvent } from '@/lib/test-support/updates';

const nothing: WaitingRows = {
  cart: [],
  quotations: [],
  groups: [],
  months: [],
  today: OVERVIEW_TODAY,
};
const waiting = (rows: Partial<WaitingRows>) =>
  listWaitingTasks({ ...nothing, ...rows }).map(({ action, text, day, href }) => [
    action,
    text,
    day,
    href,
  ]);

const answer = { message: { number: 2 } } as Answered;
const decided = (step: DecisionMessage['choice']['step'], answered = 2) => ({
  answer,
  last: { kind: 'decision', answer: answered, at: NOON, choice: { step } } as DecisionMessage,
});
const paper = (change: Partial<ChecklistItem>) =>
  ({
    isAnswered: true,
    isToSend: false,
    answer: { ...validRows.checklist, answeredAt: NOON },
    ...change,
  }) as ChecklistItem;
const group = (number: number, ...items: ChecklistItem[]): ChecklistGroup => ({
  id: `group-${number}`,
  owner: `Q-2026-00${number}`,
  services: [],
  list: null,
  items,
});

const sheet = '/dashboard/quotations#Q-2026-001';

test('an empty area has nothing that waits', () => {
  expect(waiting({})).toEqual([]);
});

test('a full cart waits to be asked for, since its first service', () => {
  const item = { ...validRows.cart, price: 2500, addedAt: NOON };
  const cart = [item, { ...item, id: 'b', addedAt: NOON + 86_400_000 }];
  const text = isStrict ? 'They wait in your cart.' : 'They wait in your cart, ₹5,000.';
  expect(waiting({ cart })).toEqual([['request', text, '2026-02-18', '/dashboard/cart']]);
  expect(listWaitingTasks({ ...nothing, cart })[0]?.title).toBe('Ask for two services');
  expect(listWaitingTasks({ ...nothing, cart: [item] })[0]?.title).toBe('Ask for one service');
});

test('a request waits until it is sent', () => {
  const asked = { ...pending, date: '2026-02-17' };
  const entry = ['send', 'Your request, not sent yet', '2026-02-17', sheet];
  expect(waiting({ quotations: [quotation(1, asked)] })).toEqual([entry]);
  expect(waiting({ quotations: [quotation(1, asked, { sent })] })).toEqual([]);
});

test('a received quotation waits for an answer until its last day', () => {
  expect(waiting({ quotations: [quotation(1)] })).toEqual([
    ['answer', 'Service 1', '2026-03-10', sheet],
  ]);
  expect(waiting({ quotations: [quotation(1, expired)] })).toEqual([]);
});

test.each([
  ['accepted', 'accepted', 'Your acceptance, not sent yet'],
  ['declined', 'declined', 'Your refusal, not sent yet'],
  ['change', 'change-asked', 'The change that you ask for, not sent yet'],
] as const)('a reply waits until it is sent: %s', (step, stage, text) => {
  const state = { ...decided(step), stage };
  expect(waiting({ quotations: [quotation(1, {}, state)] })).toEqual([
    ['send', text, '2026-02-18', sheet],
  ]);
  expect(waiting({ quotations: [quotation(1, {}, { ...state, sent })] })).toEqual([]);
});

test('a reply to an answer that was replaced does not wait', () => {
  const state = { ...decided('declined', 1), stage: 'quoted' } as const;
  const found = waiting({ quotations: [quotation(1, {}, state)] });
  expect(found.map(([action]) => action)).toEqual(['answer']);
});

test('papers wait to be sent once all of a quotation are in', () => {
  const state = { ...decided('accepted'), stage: 'accepted', sent } as const;
  const rows = { quotations: [quotation(1, {}, state)] };
  const toSend = paper({ isToSend: true });
  expect(waiting({ ...rows, groups: [group(1, toSend, paper({})), group(2, toSend)] })).toEqual([
    ['sendPapers', '1 paper ready, not sent yet', '2026-02-18', '/dashboard/documents#package'],
  ]);
  const missing = paper({ isAnswered: false, answer: null });
  expect(waiting({ ...rows, groups: [group(1, toSend, missing)] })).toEqual([]);
  expect(waiting({ ...rows, groups: [group(1, paper({}))] })).toEqual([]);
});

describe('what an update asks for', () => {
  const asked = updatedEvent(makeUpdate({ pay: amountToPay, needed: ['Form 16'] }));
  const receipt = updatedEvent(makeUpdate({ number: 3, filed: [], received: 2 }));
  const pay = [
    'pay',
    '₹11,800 to pay by 4 Dec 2026',
    '2026-12-04',
    '/dashboard/quotations#Q-2026-003',
  ];
  const open = (...more: ThreadEvent[]) => {
    const events = [...acceptedLog(), ...more];
    return waiting({ quotations: computeQuotations([{ id: 'Q-2026-003', events }], '2026-11-20') });
  };
  const unsent = open();

  test.each<[string, ThreadEvent[], unknown[]]>([
    ['an amount until its last day, also of an acceptance that nobody noted', [asked], [pay]],
    ['nothing once the client noted that it is paid', [asked, settledEvent(2, 'paid')], []],
    ['nothing once it is not for the client', [asked, settledEvent(2, 'declined')], []],
    ['nothing once the firm has it', [asked, receipt], []],
  ])('%s', (_, events, expected) => {
    expect(unsent.map(([action]) => action)).toEqual(['send']);
    expect(open(...events)).toEqual(expected);
  });

  test('a paper that an update asked for is ready to send, whatever else is missing', () => {
    const quotations = computeQuotations(
      [{ id: 'Q-2026-003', events: [...acceptedLog(), asked, settledEvent(2, 'paid')] }],
      '2026-11-20',
    );
    const groups = [
      { ...group(3, paper({ isToSend: true })), id: 'Q-2026-003-update' },
      group(3, paper({ isAnswered: false, answer: null })),
    ];
    expect(waiting({ quotations, groups }).map(([action, text]) => [action, text])).toEqual([
      ['sendPapers', '1 paper ready, not sent yet'],
    ]);
  });

  test('a paper that an update asks for waits from the day of that update', () => {
    const events = [...acceptedLog(), asked, settledEvent(2, 'paid')];
    const item = paper({
      id: 'Q-2026-003--a',
      isAnswered: false,
      answer: null,
      paper: { id: 'a', text: 'Form 16' },
    });
    const groups = [{ ...group(3, item), id: 'Q-2026-003-update' }];
    const quotations = computeQuotations([{ id: 'Q-2026-003', events }], '2026-11-20');
    expect(waiting({ quotations, groups })).toEqual([
      [
        'addPaper',
        'asked for on 19 Nov 2026',
        '2026-11-19',
        '/dashboard/documents#Q-2026-003-update',
      ],
    ]);
  });
});

test('what has waited longest or must be done first comes first', () => {
  const found = waiting({
    cart: [{ ...validRows.cart, addedAt: NOON }],
    quotations: [
      quotation(1),
      quotation(2, { validUntil: OVERVIEW_TODAY }),
      quotation(3, { ...pending, date: '2026-01-05' }),
    ],
  });
  expect(found.map(([action, , day]) => [action, day])).toEqual([
    ['send', '2026-01-05'],
    ['request', '2026-02-18'],
    ['answer', OVERVIEW_TODAY],
    ['answer', '2026-03-10'],
  ]);
});

describe('the papers of a month', () => {
  const ofMonth = (month: string, by: string, ...items: ChecklistItem[]): ChecklistGroup => ({
    ...group(1),
    id: month,
    owner: month,
    items: items.map((item) => ({ ...item, owner: month, round: { by, filing: 'GSTR-1' } })),
  });
  const missing = paper({
    id: 'a',
    isAnswered: false,
    answer: null,
    paper: { id: 'p', text: 'Sales register' },
  });

  test('the next one that is missing waits until its last day, of the earliest month', () => {
    const months = [
      ofMonth('2026-02', '2026-03-05', missing),
      ofMonth('2026-01', '2026-02-05', paper({}), missing, missing),
    ];
    expect(waiting({ months })).toEqual([
      ['addPaper', 'by 5 February, for GSTR-1', '2026-02-05', '/dashboard/documents#month-2026-01'],
    ]);
  });

  test('a month that is complete waits to be sent, and the next one does not hold it up', () => {
    const months = [
      ofMonth('2026-02', '2026-03-05', missing),
      ofMonth('2026-01', '2026-02-05', paper({ isToSend: true }), paper({ isToSend: true })),
    ];
    expect(waiting({ months }).map(([action, text]) => [action, text])).toEqual([
      ['sendPapers', '2 papers ready, not sent yet'],
      ['addPaper', 'by 5 March, for GSTR-1'],
    ]);
  });

  test('a month that is long over no longer waits', () => {
    expect(waiting({ months: [ofMonth('2025-11', '2025-12-05', missing)] })).toEqual([]);
  });
});
