/** @jest-environment jsdom */
import { waitingDays } from '@/content/words/messages';
import type { Numbered } from '@/lib/forms/outgoing';
import { dropWaiting, keepWaiting, waitingMessages } from '@/lib/forms/waiting-messages';
import { WAITING_KEY } from '@/lib/forms/waiting-storage';

const message = (number: number, change: Partial<Record<keyof Numbered, unknown>> = {}) =>
  ({
    id: String(number).padStart(32, '0'),
    form: 'contact',
    name: 'Asha Verma',
    email: 'asha@example.in',
    phone: '9876543210',
    topic: 'gst',
    message: 'Please call about GST registration.',
    writtenAt: Date.now(),
    ...change,
  }) as Numbered;

const ids = () => waitingMessages().map(({ id }) => Number(id));
const put = (value: unknown) =>
  window.localStorage.setItem(
    WAITING_KEY,
    typeof value === 'string' ? value : JSON.stringify(value),
  );

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('one message waits; another is not kept, and displaces it not', () => {
  expect(keepWaiting(message(1))).toBe(true);
  expect(keepWaiting(message(2))).toBe(false);
  expect(keepWaiting(message(1, { message: 'Again.' }))).toBe(true);
  expect(waitingMessages()).toMatchObject([{ message: 'Again.' }]);
  dropWaiting(message(1).id);
  expect(window.localStorage).toHaveLength(0);
});

test('of several that an earlier version kept the newest is first, and none is lost', () => {
  put([3, 1, 2].map((number) => message(number, { writtenAt: Date.now() + number })));
  expect(ids()).toEqual([3, 2, 1]);
  expect(keepWaiting(message(4))).toBe(false);
  expect(keepWaiting(message(3, { writtenAt: Date.now() + 3 }))).toBe(true);
  dropWaiting(message(3).id);
  expect(ids()).toEqual([2, 1]);
});

test('a message waits until its days are over', () => {
  const writtenAt = Date.now();
  keepWaiting(message(1, { writtenAt }));
  const end = writtenAt + waitingDays * 24 * 60 * 60 * 1000;
  expect(waitingMessages(end - 1)).toHaveLength(1);
  expect(waitingMessages(end)).toHaveLength(0);
  // Setting the clock back loses nothing.
  expect(waitingMessages(writtenAt - 1e9)).toHaveLength(1);
});

test.each([
  ['text', '"x"'],
  ['broken text', '[{"id":'],
  ['no list', {}],
  ['a list of other things', [null, 7, 'x', [], {}]],
  ['another form', [message(1, { form: 'login' })]],
  ['an id of another kind', [message(1, { id: '<script>' })]],
  ['a name of a megabyte', [message(1, { name: 'x'.repeat(1e6) })]],
  ['a message that is too long', [message(1, { message: 'x'.repeat(100_001) })]],
  ['no time', [message(1, { writtenAt: 'today' })]],
])('%s in the storage is not taken for a message', (_, value) => {
  put(value);
  expect(waitingMessages()).toEqual([]);
  expect(keepWaiting(message(2))).toBe(true);
  expect(ids()).toEqual([2]);
});

test('a sound message survives a broken one, and foreign fields are dropped', () => {
  put([{ broken: true }, { ...message(1), note: 'x' }]);
  expect(waitingMessages()).toEqual([message(1, { writtenAt: expect.any(Number) })]);
});

test.each([
  ['full', () => jest.spyOn(Storage.prototype, 'setItem')],
  ['blocked', () => jest.spyOn(window, 'localStorage', 'get')],
] as const)('with storage %s nothing is kept, and the caller is told', (_, storage) => {
  storage().mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepWaiting(message(1))).toBe(false);
  expect(ids()).toEqual([]);
  expect(() => dropWaiting(message(1).id)).not.toThrow();
});
