import { compareQuotations } from '@/lib/portal/records/numbering';
import { shortValidity, validityInFile, validityWords } from '@/lib/portal/records/quotation-rules';
import type { Quotation } from '@/lib/portal/records/records';
import { countByStatus, stageOf, statusLabel } from '@/lib/portal/records/stage';
import type { ThreadEvent } from '@/lib/portal/thread/events';
import type { Choice } from '@/lib/portal/thread/messages';
import { newNumber, QUOTATION_NUMBER } from '@/lib/portal/thread/number';
import { stateOf } from '@/lib/portal/thread/state';
import {
  accepted,
  answeredEvent,
  changeAsked,
  decidedEvent,
  decisionOf,
  declined,
  NOW,
  requestedEvent,
} from '@/lib/test-support/thread-messages';

const received: Quotation = {
  id: 'Q-2024-001',
  services: [{ service: 'ITR filing', price: 999 }],
  status: 'received',
  date: '2024-01-15',
  total: 999,
  validUntil: '2024-02-14',
  notes: '',
};

test('numbers of one\u2019s own are the year and five of Crockford\u2019s characters, each once', () => {
  const numbers = new Set<string>();
  for (let count = 0; count < 500; count += 1) {
    const number = newNumber(numbers, 2026);
    expect(numbers.has(number)).toBe(false);
    numbers.add(number);
  }
  for (const number of numbers) {
    expect(number).toMatch(/^Q-2026-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(QUOTATION_NUMBER.test(number)).toBe(true);
  }
});

test('a number that is taken is not given again', () => {
  const draws = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 1, 2, 3, 4];
  const random = jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as Uint8Array).set(draws.splice(0, 5));
    return array;
  });
  expect(newNumber(new Set(['Q-2026-00000']), 2026)).toBe('Q-2026-Z1234');
  random.mockRestore();
});

test.each([
  ['Q-2026-001', true],
  ['Q-2026-1200', false],
  ['Q-2026-7K3XN', true],
  ['Q-2026-7K3XI', false],
  ['Q-2026-7k3xn', false],
  ['Q-2026-7K3X', false],
  ['Q-2026-7K3XNN', false],
  ['Q-26-7K3XN', false],
])('%s is the number of a quotation: %s', (number, isOne) => {
  expect(QUOTATION_NUMBER.test(number)).toBe(isOne);
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
  const stageAfter = (...steps: ThreadEvent[]) =>
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

test('the latest quotation is the first: by date, then by when it was written, then by number', () => {
  const rows = [
    ['Q-2026-999', '2026-02-14'],
    ['Q-2026-1200', '2026-02-14'],
    ['Q-2026-Z0000', '2026-02-14', 5],
    ['Q-2026-00001', '2026-02-14', 6],
    ['Q-2025-1300', '2025-12-31'],
    ['Q-2026-1001', '2026-02-15'],
  ].map(([id, date, writtenAt]) => ({ ...received, id, date, writtenAt }) as Quotation);
  expect(rows.sort(compareQuotations).map(({ id }) => id)).toEqual([
    'Q-2026-1001',
    'Q-2026-00001',
    'Q-2026-Z0000',
    'Q-2026-1200',
    'Q-2026-999',
    'Q-2025-1300',
  ]);
});
