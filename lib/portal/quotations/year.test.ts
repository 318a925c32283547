import { listYears } from '@/lib/portal/quotations/year';
import { quotationOf } from '@/lib/portal/records/quotation';
import type { ThreadEvent } from '@/lib/portal/thread/events';
import { acceptedLog, requestedEvent, TODAY } from '@/lib/test-support/thread-messages';
import {
  amountToPay,
  filing,
  makeUpdate,
  settledEvent,
  updatedEvent,
} from '@/lib/test-support/updates';

const quotation = (events: ThreadEvent[]) => quotationOf({ id: 'Q-2026-003', events }, TODAY);

test('a year has what was accepted, filed and asked for, under the year of its day', () => {
  const update = makeUpdate({
    filed: [filing, { ...filing, on: '2026-03-31', period: 'February 2026' }],
    pay: amountToPay,
  });
  const years = listYears([quotation([...acceptedLog(), updatedEvent(update)])]);
  expect([...years.keys()]).toEqual(['2026-27', '2025-26']);
  expect(years.get('2026-27')).toMatchObject([
    { kind: 'filed', day: '2026-11-18', amount: '' },
    { kind: 'accepted', day: TODAY, amount: '₹15,338' },
    { kind: 'asked', day: TODAY, amount: '₹11,800' },
  ]);
  expect(years.get('2025-26')).toMatchObject([{ kind: 'filed' }]);
});

test('an amount that is not for the client is left out, and nothing is there before', () => {
  const asked = updatedEvent(makeUpdate({ filed: [], pay: amountToPay }));
  const years = listYears([quotation([...acceptedLog(), asked, settledEvent(2, 'declined')])]);
  expect(years.get('2026-27')).toMatchObject([{ kind: 'accepted' }]);
  expect(listYears([quotation([requestedEvent()])]).size).toBe(0);
});
