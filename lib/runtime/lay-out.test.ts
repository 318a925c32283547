/** @jest-environment jsdom */
import { layOutWhenIdle } from '@/lib/runtime/lay-out';

const bands = () => [...document.querySelectorAll<HTMLElement>('main > section')];

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<main>${'<section></section>'.repeat(8)}</main>`;
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

/** A browser that is never idle: only the limit of a wait brings a callback about. */
function keepBusy() {
  const requestIdleCallback = (action: () => void, options?: IdleRequestOptions) =>
    options?.timeout && setTimeout(action, options.timeout);
  Object.assign(window, { requestIdleCallback });
}

test.each([
  ['that is never idle', keepBusy],
  ['without idle callbacks', () => undefined],
])('a browser %s lays out every band below the second within five seconds', (_, prepare) => {
  prepare();
  const shown: string[] = [];
  for (const band of bands()) {
    Object.defineProperty(band.style, 'contentVisibility', {
      set: (value: string) => band.style.setProperty('--shown', value),
    });
  }
  layOutWhenIdle();
  expect(bands().some(({ style }) => style.getPropertyValue('--shown'))).toBe(false);
  jest.advanceTimersByTime(5000);
  for (const { style } of bands()) shown.push(style.getPropertyValue('--shown'));
  expect(shown).toEqual(['', '', ...Array(6).fill('visible')]);
});
