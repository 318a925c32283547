import type { Quotation } from '@/lib/portal/database/records';
import {
  accepted,
  answeredEvent,
  changeAsked,
  decidedEvent,
  decisionOf,
  declined,
  NOW,
  requestedEvent,
} from '@/lib/portal/exchange/exchange.test-support';
import type { LogEvent } from '@/lib/portal/exchange/log';
import type { Choice } from '@/lib/portal/exchange/messages';
import { stateOf } from '@/lib/portal/exchange/state';
import { compareQuotations, nextQuotationId } from '@/lib/portal/quotations/numbering';
import {
  shortValidity,
  validityInFile,
  validityWords,
} from '@/lib/portal/quotations/quotation-rules';
import { countByStatus, stageOf, statusLabel } from '@/lib/portal/quotations/stage';

const received: Quotation = {
  id: 'Q-2024-001',
  services: [{ service: 'ITR filing', price: 999 }],
  status: 'received',
  date: '2024-01-15',
  total: 999,
  validUntil: '2024-02-14',
  notes: '',
};

test.each([
  [[], 2024, 'Q-2024-001'],
  [['Q-2024-001'], 2024, 'Q-2024-002'],
  [['Q-2024-001', 'Q-2024-003'], 2024, 'Q-2024-004'],
  [['Q-2023-009'], 2024, 'Q-2024-010'],
  [['Q-2024-999'], 2024, 'Q-2024-1000'],
  [['Q-2024-001', 'Q-2024-1e3', 'Q-2024-', 'x', 'Q-2024-9999999999'], 2024, 'Q-2024-002'],
  [['Q-2024-001', 'Q-2024-002', 'Q-2024-999999999'], 2024, 'Q-2024-003'],
])('after %j the next of %i is %s', (existing, year, id) => {
  expect(nextQuotationId(existing, year)).toBe(id);
});

test.each([
  ['2024-02-13', 'Received', 'Valid until 14\u00a0Feb\u00a02024, 1\u00a0day\u00a0left'],
  ['2024-02-14', 'Received', 'Valid until today, 14\u00a0Feb\u00a02024'],
  ['2024-02-15', 'Expired', 'Was valid until 14\u00a0Feb\u00a02024'],
  ['2024-01-15', 'Received', 'Valid until 14\u00a0Feb\u00a02024, 30\u00a0days\u00a0left'],
])('on %s a quotation valid until 14 Feb 2024 is %s', (today, status, words) => {
  expect(statusLabel[stageOf(received, null, today)]).toBe(status);
  expect(validityWords(received, today)).toBe(words);
});

test.each([
  ['2024-02-12', '2 days left'],
  ['2024-02-13', '1 day left'],
  ['2024-02-14', 'Last day today'],
  ['2024-02-15', 'Was valid until 14\u00a0Feb\u00a02024'],
])('on %s a row says: %s', (today, words) => {
  expect(shortValidity(received, today)).toBe(words);
  expect(shortValidity({ ...received, validUntil: null }, today)).toBe('Not received yet');
});

test('a file gives only the date, which remains true', () => {
  expect(validityInFile(received)).toBe('Valid until 14 Feb 2024');
  expect(validityInFile({ ...received, validUntil: null })).toBe('Valid for 30 days once received');
});

test('a pending quotation has no validity and does not expire', () => {
  const pending: Quotation = { ...received, status: 'pending', validUntil: null };
  expect(stageOf(pending, null, '2030-01-01')).toBe('requested');
  expect(validityWords(pending, '2030-01-01')).toBe('Valid for 30 days once received');
});

test('only what waits for a decision expires', () => {
  const stageAfter = (...steps: LogEvent[]) =>
    stageOf(received, stateOf([requestedEvent(), answeredEvent(), ...steps]), '2030-01-01');
  const after = (choice: Choice) => decidedEvent(decisionOf(choice));
  const filed = { step: 'filed', at: NOW, isFiled: true } as const;
  const stagesNow = [
    stageAfter(),
    stageAfter(after(declined)),
    stageAfter(after(changeAsked)),
    stageAfter(after(accepted())),
    stageAfter(after(accepted()), filed),
    stageAfter(after(accepted()), filed, { ...filed, isFiled: false }),
  ];
  const expected = [
    'expired',
    'declined',
    'change-asked',
    'accepted',
    'filed',
    'accepted',
  ] as const;
  expect(stagesNow).toEqual(expected);
  expect(expected.map((stage) => statusLabel[stage])).toEqual([
    'Expired',
    ...Array.from({ length: 5 }, () => 'Received'),
  ]);
});

test('counts follow the status of the day', () => {
  const pending: Quotation = { ...received, status: 'pending', validUntil: null };
  expect(countByStatus([received, pending], new Map(), '2024-02-14')).toEqual({
    Received: 1,
    Pending: 1,
    Expired: 0,
  });
  expect(countByStatus([received, pending], new Map(), '2024-02-15')).toEqual({
    Received: 0,
    Pending: 1,
    Expired: 1,
  });
});

test('the latest quotation is the first, by date and then by number', () => {
  const rows = [
    ['Q-2026-999', '2026-02-14'],
    ['Q-2026-1200', '2026-02-14'],
    ['Q-2025-1300', '2025-12-31'],
    ['Q-2026-1001', '2026-02-15'],
  ].map(([id = '', date = '']): Quotation => ({ ...received, id, date }));
  expect(rows.sort(compareQuotations).map(({ id }) => id)).toEqual([
    'Q-2026-1001',
    'Q-2026-1200',
    'Q-2026-999',
    'Q-2025-1300',
  ]);
});
