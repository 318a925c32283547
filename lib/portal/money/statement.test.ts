import { csv } from '@/lib/csv';
import { statementOf, statementTable, sumsOf, toPay, yearOf } from '@/lib/portal/money/statement';
import { stateOf } from '@/lib/portal/thread/state';
import { acceptedLog, answerOf, TODAY } from '@/lib/test-support/thread-messages';
import { invoiceOf, paidOf, statusOf, workEvent } from '@/lib/test-support/work-messages';

const total = answerOf().total * 100;
const paid = paidOf({ invoice: '2026-27/014', paise: 500_050, on: '2026-11-18' });
const log = [...acceptedLog(), workEvent(invoiceOf()), workEvent(paid)];
const received = workEvent(
  statusOf({ step: 'received', payment: 3, paise: 500_050 }, { number: 3 }),
);
const threads = [{ id: 'Q-2026-003', events: [...log, received] }];

test.each([
  ['2026-03-31', '2025-26'],
  ['2026-04-01', '2026-27'],
  ['2027-03-31', '2026-27'],
  ['2099-12-31', '2099-00'],
])('%s is in the financial year %s', (day, year) => expect(yearOf(day)).toBe(year));

test('a statement has each step of the money, by who says so', () => {
  const entries = statementOf(threads, TODAY);
  expect(entries.map(({ kind, reference, paise }) => [kind, reference, paise])).toEqual([
    ['paid', '632412345678', 500_050],
    ['asked', '', 1_298_800],
    ['accepted', '', total],
    ['invoiced', '2026-27/014', total],
    ['received', '632412345678', 500_050],
  ]);
  expect(sumsOf(entries)).toMatchObject({ accepted: total, paid: 500_050, received: 500_050 });
});

test('what was taken back is not accepted, and what nobody received is not received', () => {
  const kinds = (events: typeof log) =>
    statementOf([{ id: 'Q-2026-003', events }], TODAY).map(({ kind }) => kind);
  expect(kinds(log)).not.toContain('received');
  expect(kinds(acceptedLog().slice(0, 2))).toEqual(['asked']);
});

test('its table runs no formula and adds up in a spreadsheet', () => {
  const entries = statementOf(threads, TODAY).map((entry) => ({ ...entry, reference: '=1+1' }));
  const text = csv(statementTable('2026-27', entries));
  expect(text).not.toMatch(/(^|,)"?=/m);
  expect(text).toContain(",'=1+1,5000.5\r\n");
  expect(text).toContain('"Received, as the firm said, in all",,,5000.5\r\n');
});

test('to pay is what the invoices ask for or, before the first, the quotation', () => {
  expect(toPay(stateOf(acceptedLog().slice(0, 2)))).toEqual([]);
  expect(toPay(stateOf(acceptedLog()))).toEqual([{ invoice: null, due: null, open: total }]);
  expect(toPay(stateOf(log))).toEqual([
    { invoice: '2026-27/014', due: '2026-12-04', open: total - 500_050 },
  ]);
});

test('what was paid before the first invoice is not asked for again', () => {
  const ahead = paidOf({ invoice: null, paise: 200_000 });
  const events = [...acceptedLog(), workEvent(ahead), workEvent(invoiceOf())];
  expect(toPay(stateOf(events))).toEqual([
    { invoice: null, due: null, open: 0 },
    { invoice: '2026-27/014', due: '2026-12-04', open: total - 200_000 },
  ]);
});

test('what was paid before the first invoice is taken off once, the earliest invoice first', () => {
  const [first, ...others] = invoiceOf().lines;
  if (!first) throw new Error('no line');
  const one = invoiceOf({ lines: [first], discount: 0 });
  const two = invoiceOf({ lines: others, number: 3, invoice: '2026-27/015' });
  const ahead = paidOf({ invoice: null, paise: one.total * 100 + 50_000 });
  const events = [...acceptedLog(), ...[ahead, one, two].map(workEvent)];
  expect(toPay(stateOf(events)).map(({ open }) => open)).toEqual([0, 0, two.total * 100 - 50_000]);
});
