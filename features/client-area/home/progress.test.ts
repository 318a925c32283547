import type { ChecklistGroup, ChecklistItem } from '@/features/client-area/checklist/checklist';
import { listProgress, progressSteps } from '@/features/client-area/home/progress';
import type { State } from '@/features/client-area/protocol/state';
import { formatQuotationTitle } from '@/features/client-area/quotations/quotation-rules';
import { expired, NOON, pending, quotation, sent } from '@/lib/test-support/overview-quotations';
import { makeUpdate, updatedEvent } from '@/lib/test-support/updates';

const item = (isIn: boolean, isToSend = false) => ({ isIn, isToSend }) as ChecklistItem;
const group = (number: number, ...areIn: boolean[]): ChecklistGroup => ({
  id: `group-${number}`,
  quotation: `Q-2026-00${number}`,
  services: [],
  list: null,
  items: areIn.map((isIn) => item(isIn)),
});
/** All papers are in, and not all were sent. */
const unsent = (number: number): ChecklistGroup => ({
  ...group(number),
  items: [item(true), item(true, true)],
});

const accepted = { stage: 'accepted', sent } as const;
const missing = [group(1, true, false, false)];

const updates = (change: Parameters<typeof makeUpdate>[0]) => [
  updatedEvent(makeUpdate({ filed: [], words: 'We have begun.', ...change })),
];

test.each<
  [string, Parameters<typeof quotation>[1], Partial<State> | null, ChecklistGroup[], object]
>([
  ['asked, not sent', pending, null, [], { at: 'Request', word: 'Not sent yet', isYours: true }],
  [
    'asked and sent',
    pending,
    { stage: 'requested', sent, answer: null },
    [],
    { at: 'Request', word: 'Sent 18 Feb 2026', isYours: false },
  ],
  ['received', {}, null, missing, { at: 'Answered', word: 'Waits for you', isYours: true }],
  [
    'a change not sent',
    {},
    { stage: 'change-asked' },
    [],
    { at: 'Answered', word: 'Change not sent yet', isYours: true },
  ],
  [
    'a change sent',
    {},
    { stage: 'change-asked', sent },
    [],
    { at: 'Answered', word: 'Change asked', isYours: false },
  ],
  [
    'accepted, not sent',
    {},
    { stage: 'accepted' },
    missing,
    { at: 'Accepted', word: 'Acceptance not sent yet', isYours: true },
  ],
  ['two papers', {}, accepted, missing, { at: 'Papers', word: '2 papers missing', isYours: true }],
  [
    'one paper, and others of another quotation',
    {},
    accepted,
    [group(1, false), group(2, false, false)],
    { at: 'Papers', word: '1 paper missing', isYours: true },
  ],
  [
    'all papers in and not all sent',
    {},
    accepted,
    [unsent(1), group(2, false)],
    { at: 'Papers', word: 'Papers ready, not sent yet', isYours: true },
  ],
  [
    'all papers sent, past the validity',
    { validUntil: '2026-02-19' },
    accepted,
    [group(1, true)],
    { at: 'Papers', word: 'Sent', isYours: false },
  ],
  [
    'in work by an update, while a paper is missing',
    {},
    { ...accepted, updates: updates({}) },
    [group(1, false), group(2, false, false)],
    { at: 'Papers', word: '1 paper missing', isYours: true },
  ],
  [
    'in work by an update',
    {},
    { ...accepted, updates: updates({}) },
    [group(1, true)],
    { at: 'Papers', word: 'We work on it', isYours: false },
  ],
  [
    'filed by an update',
    {},
    { ...accepted, updates: updates(makeUpdate()) },
    missing,
    { at: 'Filed', word: 'We have filed', isYours: false },
  ],
  [
    'filed by an update before the last',
    {},
    { ...accepted, updates: [...updates(makeUpdate()), ...updates({ number: 3 })] },
    [],
    { at: 'Filed', word: 'We have filed', isYours: false },
  ],
  [
    'filed by an update that needs something more',
    {},
    { ...accepted, updates: updates({ ...makeUpdate(), needed: ['Form 16'] }) },
    [group(1, false)],
    { at: 'Papers', word: '1 paper missing', isYours: true },
  ],
  [
    'accepted, not noted as sent, and answered by an update',
    {},
    { ...accepted, sent: null, hasArrived: true, updates: updates({}) },
    [group(1, true)],
    { at: 'Papers', word: 'We work on it', isYours: false },
  ],
  [
    'filed, whatever is missing',
    {},
    { ...accepted, stage: 'filed', filedAt: NOON },
    missing,
    { at: 'Filed', word: 'Filed, noted 18 Feb 2026', isYours: false },
  ],
])('%s', (_, change, state, groups, { at, ...expected }: { at?: string }) => {
  const [progress] = listProgress([quotation(1, change, state ?? {})], groups);
  expect(progress).toMatchObject(expected);
  expect(progressSteps[progress?.at ?? -1]).toBe(at);
});

test('work that waits for the client comes first, filed work last, closed work not at all', () => {
  const rows = [
    quotation(5, {}, { ...accepted, stage: 'filed', filedAt: NOON }),
    quotation(4, {}, accepted),
    quotation(3, expired),
    quotation(2, {}, { stage: 'declined' }),
    quotation(1),
  ];
  expect(listProgress(rows, []).map(({ quotation: id }) => id)).toEqual([
    'Q-2026-001',
    'Q-2026-004',
    'Q-2026-005',
  ]);
});

test('a title names the first service and counts the others', () => {
  const service = (name: string) => ({ service: name, price: 1 });
  expect(formatQuotationTitle({ services: [service('ITR')] })).toBe('ITR');
  expect(formatQuotationTitle({ services: ['ITR', 'GST', 'TDS'].map(service) })).toBe(
    'ITR and 2 more',
  );
});
