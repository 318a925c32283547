import type { ThreadEvent } from '@/features/client-area/protocol/events';
import { computeQuotation } from '@/features/client-area/quotations/quotation';
import { listYears } from '@/features/client-area/quotations/year/year';
import { acceptedLog, requestedEvent, THREAD_TODAY } from '@/lib/test-support/thread-messages';
import { amountToPay, filing, makeUpdate, updatedEvent } from '@/lib/test-support/updates';

const quotation = (events: ThreadEvent[]) =>
  computeQuotation({ id: 'Q-2026-003', events }, THREAD_TODAY);

test('a year has what was accepted, filed and asked for, under the year of its day', () => {
  const update = makeUpdate({
    filed: [filing, { ...filing, on: '2026-03-31', period: 'February 2026' }],
    pay: amountToPay,
  });
  const years = listYears([quotation([...acceptedLog(), updatedEvent(update)])]);
  expect([...years.keys()]).toEqual(['2026-27', '2025-26']);
  expect(years.get('2026-27')).toMatchObject([
    { kind: 'filed', day: '2026-11-18', amount: '' },
    { kind: 'accepted', day: THREAD_TODAY, amount: '₹15,338' },
    { kind: 'asked', day: THREAD_TODAY, amount: '₹11,800' },
  ]);
  expect(years.get('2025-26')).toMatchObject([{ kind: 'filed' }]);
});

test('a filing reported twice is listed once, and a request alone is not listed', () => {
  const twice = [updatedEvent(), updatedEvent(makeUpdate({ number: 3, words: 'As said.' }))];
  const years = listYears([quotation([...acceptedLog(), ...twice])]);
  expect(years.get('2026-27')).toMatchObject([{ kind: 'filed' }, { kind: 'accepted' }]);
  expect(listYears([quotation([requestedEvent()])]).size).toBe(0);
});
