/** @jest-environment jsdom */
import { lockWhenIdle } from '@/lib/idle';

const channels: {
  onmessage?: (event: { data: number | null }) => void;
  postMessage: jest.Mock;
  close: () => void;
}[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  channels.length = 0;
  Object.assign(globalThis, {
    BroadcastChannel: function FakeChannel(this: (typeof channels)[number]) {
      this.postMessage = jest.fn();
      this.close = () => {};
      channels.push(this);
    },
  });
});

const MINUTE = 60_000;

test('locks once after the time, counted from the last use in any tab', () => {
  const lock = jest.fn();
  lockWhenIdle(5, lock);
  jest.advanceTimersByTime(4 * MINUTE);
  dispatchEvent(new Event('keydown'));
  expect(channels[0]?.postMessage).toHaveBeenLastCalledWith(null);
  jest.advanceTimersByTime(4 * MINUTE);
  channels[0]?.onmessage?.({ data: null });
  jest.advanceTimersByTime(4 * MINUTE);
  expect(lock).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2 * MINUTE);
  expect(lock).toHaveBeenCalledTimes(1);
});

test('other tabs are told for as long as this one is used, not at every key', () => {
  lockWhenIdle(5, jest.fn());
  const press = () => dispatchEvent(new Event('keydown'));
  const told = () => channels[0]?.postMessage.mock.calls.filter(([use]) => use === null).length;
  press();
  press();
  expect(told()).toBe(1);
  jest.advanceTimersByTime(MINUTE);
  press();
  expect(told()).toBe(2);
});

test('the first press after a sleep comes too late, and without a time nothing locks', () => {
  const lock = jest.fn();
  lockWhenIdle(5, lock);
  jest.setSystemTime(Date.now() + 6 * MINUTE);
  dispatchEvent(new Event('pointerdown'));
  expect(lock).toHaveBeenCalledTimes(1);
  const never = jest.fn();
  lockWhenIdle(0, never);
  jest.advanceTimersByTime(600 * MINUTE);
  expect(never).not.toHaveBeenCalled();
});

test('a time chosen in another tab counts here too', () => {
  const lock = jest.fn();
  lockWhenIdle(5, lock);
  channels[0]?.onmessage?.({ data: 60 });
  jest.advanceTimersByTime(59 * MINUTE);
  expect(lock).not.toHaveBeenCalled();
  channels[0]?.onmessage?.({ data: 0 });
  jest.advanceTimersByTime(600 * MINUTE);
  expect(lock).not.toHaveBeenCalled();
  channels[0]?.onmessage?.({ data: 5 });
  jest.advanceTimersByTime(6 * MINUTE);
  expect(lock).toHaveBeenCalledTimes(1);
});

test('a watch that has ended locks nothing', () => {
  const lock = jest.fn();
  lockWhenIdle(5, lock)();
  jest.advanceTimersByTime(60 * MINUTE);
  expect(lock).not.toHaveBeenCalled();
});

test('a page that stayed after locking locks again once it is used and left', () => {
  const lock = jest.fn();
  lockWhenIdle(5, lock);
  jest.advanceTimersByTime(6 * MINUTE);
  channels[0]?.onmessage?.({ data: 5 });
  jest.advanceTimersByTime(6 * MINUTE);
  expect(lock).toHaveBeenCalledTimes(2);
});
