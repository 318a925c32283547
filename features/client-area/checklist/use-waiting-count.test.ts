/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { renderHook } from '@testing-library/react';
import { useWaitingCount } from '@/features/client-area/checklist/use-waiting-count';
import { validRows } from '@/lib/test-support/good-and-bad-rows';

jest.mock('@/features/client-area/store/store', () => ({ area: 'own' }));
const store = jest.requireMock('@/features/client-area/store/store');

const rows = (services: number, isStored = true) => ({
  cart: Array.from({ length: services }, () => validRows.cart),
  quotations: [],
  groups: [],
  months: [],
  today: '2026-11-27',
  isStored,
});
const badges: number[] = [];

beforeEach(() => {
  document.title = 'Dashboard | The firm';
  badges.splice(0);
  store.area = 'own';
  Object.assign(navigator, {
    setAppBadge: async (count: number) => void badges.push(count),
    clearAppBadge: async () => void badges.push(0),
  });
});

test('title and badge show the number of waiting tasks, and the title ends with the page', () => {
  const { rerender, unmount } = renderHook(useWaitingCount, { initialProps: rows(2) });
  expect(document.title).toBe('(1) Dashboard | The firm');
  rerender(rows(0));
  expect(document.title).toBe('Dashboard | The firm');
  rerender(rows(1));
  expect(badges).toEqual([1, 0, 1]);
  unmount();
  expect(document.title).toBe('Dashboard | The firm');
});

test.each([
  ['the served page', 'own', false],
  ['the sample area', 'sample', true],
])('%s has neither number nor badge', (_, area, isStored) => {
  store.area = area;
  renderHook(useWaitingCount, { initialProps: rows(1, isStored) });
  expect(document.title).toBe('Dashboard | The firm');
  expect(badges).toEqual([]);
});

test('a browser without badges, and one that refuses, show the title alone', () => {
  Object.assign(navigator, { setAppBadge: () => Promise.reject(new Error('not installed')) });
  renderHook(useWaitingCount, { initialProps: rows(1) });
  Object.assign(navigator, { setAppBadge: undefined });
  renderHook(useWaitingCount, { initialProps: rows(1) });
  expect(document.title).toBe('(1) Dashboard | The firm');
});
