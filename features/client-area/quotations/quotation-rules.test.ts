import type { ThreadEvent } from '@/features/client-area/protocol/events';
import type { Choice } from '@/features/client-area/protocol/messages';
import { createQuotationNumber, QUOTATION_NUMBER } from '@/features/client-area/protocol/number';
import {
  compareQuotations,
  computeQuotation,
  computeQuotations,
  type Quotation,
} from '@/features/client-area/quotations/quotation';
import {
  formatFileValidity,
  formatShortValidity,
  formatValidity,
  TURNAROUND,
} from '@/features/client-area/quotations/quotation-rules';
import { countByStatus, statusLabel } from '@/features/client-area/quotations/stage';
import { getServiceName } from '@/lib/content/prices';
import { computeTotalWithCharges } from '@/lib/fees/total';
import {
  accepted,
  answeredEvent,
  changeAsked,
  createTestAnswer,
  createTestDecision,
  createTestRequest,
  decidedEvent,
  declined,
  NOW,
  requestedEvent,
  THREAD_TODAY,
} from '@/lib/test-support/thread-messages';

const asked = requestedEvent();
const received = { id: 'Q-2026-003', events: [asked, answeredEvent()] };

test('a new number has the year and five Crockford characters, and is unique', () => {
  const numbers = new Set<string>();
  for (let count = 0; count < 500; count += 1) {
    const number = createQuotationNumber(numbers, 2026);
    expect(numbers.has(number)).toBe(false);
    numbers.add(number);
  }
  for (const number of numbers) {
    expect(number).toMatch(/^Q-2026-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(QUOTATION_NUMBER.test(number)).toBe(true);
  }
});

test('a number in use is not used again', () => {
  const draws = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 1, 2, 3, 4];
  const random = jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as Uint8Array).set(draws.splice(0, 5));
    return array;
  });
  expect(createQuotationNumber(new Set(['Q-2026-00000']), 2026)).toBe('Q-2026-Z1234');
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
  ['2026-12-18', 'Received', 'Valid until 19\u00a0Dec\u00a02026, 1\u00a0day\u00a0left'],
  ['2026-12-19', 'Received', 'Valid until today, 19\u00a0Dec\u00a02026'],
  ['2026-12-20', 'Expired', 'Was valid until 19\u00a0Dec\u00a02026'],
  ['2026-11-19', 'Received', 'Valid until 19\u00a0Dec\u00a02026, 30\u00a0days\u00a0left'],
])('on %s a quotation valid until 19 Dec 2026 is %s', (today, status, text) => {
  const quotation = computeQuotation(received, today);
  expect(statusLabel[quotation.stage]).toBe(status);
  expect(formatValidity(quotation, today)).toBe(text);
});

test('an accepted quotation shows its last day but no days left', () => {
  const accepted = { ...computeQuotation(received, '2026-11-19'), stage: 'accepted' as const };
  expect(formatValidity(accepted, '2026-11-19')).toBe('Valid until 19\u00a0Dec\u00a02026');
});

test.each([
  ['2026-12-17', '2 days left'],
  ['2026-12-18', '1 day left'],
  ['2026-12-19', 'Last day today'],
  ['2026-12-20', 'Was valid until 19\u00a0Dec\u00a02026'],
])('on %s a row says: %s', (today, text) => {
  const quotation = computeQuotation(received, today);
  expect(formatShortValidity(quotation, today)).toBe(text);
  expect(formatShortValidity({ ...quotation, validUntil: null }, today)).toBe('Not received yet');
});

test('a file gives only the date, which remains true', () => {
  const quotation = computeQuotation(received, THREAD_TODAY);
  expect(formatFileValidity(quotation)).toBe('Valid until 19 Dec 2026');
  expect(formatFileValidity({ ...quotation, validUntil: null })).toBe(
    'Valid for 30 days once received',
  );
});

test('a pending quotation has no validity and does not expire', () => {
  const pending = computeQuotation({ ...received, events: [asked] }, '2030-01-01');
  expect(pending).toMatchObject({ stage: 'requested', validUntil: null });
  expect(formatValidity(pending, '2030-01-01')).toBe('Valid for 30 days once received');
});

test('only a quotation that waits for a decision expires', () => {
  const stageAfter = (...steps: ThreadEvent[]) =>
    computeQuotation({ ...received, events: [...received.events, ...steps] }, '2030-01-01').stage;
  const after = (choice: Choice) => decidedEvent(createTestDecision(choice));
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
  const threads = [received, { ...received, id: 'Q-2026-004', events: [asked] }];
  expect(countByStatus(computeQuotations(threads, '2026-12-19'))).toEqual({
    Received: 1,
    Pending: 1,
    Expired: 0,
  });
  expect(countByStatus(computeQuotations(threads, '2026-12-20'))).toEqual({
    Received: 0,
    Pending: 1,
    Expired: 1,
  });
});

test('before an answer a quotation shows the request', () => {
  const message = createTestRequest();
  const [first, ...lines] = message.lines;
  const computation = { title: 'Income tax', figures: [{ label: 'Payable', words: '₹1' }] };
  const withComputation = { ...first, computation, state: 'Goa', people: 2 };
  const event = requestedEvent({ ...message, lines: [withComputation, ...lines] });
  expect(computeQuotation({ id: 'Q-2026-003', events: [event] }, THREAD_TODAY)).toMatchObject({
    id: 'Q-2026-003',
    services: [
      {
        service: getServiceName('formation-private-limited'),
        price: 8999,
        priceId: 'formation-private-limited',
        attachment: 'Income tax\nPayable: ₹1',
        state: 'Goa',
        people: 2,
      },
      { service: getServiceName('itr-1'), price: 999, priceId: 'itr-1' },
      { service: 'Payroll, 10 employees', price: 2990 },
    ],
    date: THREAD_TODAY,
    total: 8999 + 999 + 2990,
    notes: TURNAROUND,
    charges: [],
  });
});

test('after an answer it shows the answer, with its discount, GST and round-off', () => {
  const message = createTestAnswer();
  const quotation = computeQuotation(received, THREAD_TODAY);
  expect(quotation).toMatchObject({
    date: THREAD_TODAY,
    total: message.total,
    validUntil: message.validUntil,
    notes: message.notes,
  });
  expect(quotation.services.map(({ price }) => price)).toEqual([8999, 2499, 2000]);
  expect(quotation.charges.slice(0, 2)).toEqual([
    { label: 'Discount', rupees: -500 },
    { label: 'GST 18%', rupees: message.gst.rupees },
  ]);
  expect(computeTotalWithCharges(quotation)).toBe(message.total);
});

test('quotations are sorted latest first, by date, then time of request, then number', () => {
  const rows = [
    ['Q-2026-999', '2026-02-14', 0],
    ['Q-2026-1200', '2026-02-14', 0],
    ['Q-2026-Z0000', '2026-02-14', 5],
    ['Q-2026-00001', '2026-02-14', 6],
    ['Q-2025-1300', '2025-12-31', 0],
    ['Q-2026-1001', '2026-02-15', 0],
  ].map(([id, date, askedAt]) => ({ id, date, askedAt }) as Quotation);
  expect(rows.sort(compareQuotations).map(({ id }) => id)).toEqual([
    'Q-2026-1001',
    'Q-2026-00001',
    'Q-2026-Z0000',
    'Q-2026-1200',
    'Q-2026-999',
    'Q-2025-1300',
  ]);
});
