/** @jest-environment jsdom */
import { THEME_KEY } from '@/lib/browser/storage-names';

import {
  chooseTheme,
  followBars,
  followTheme,
  getShownTheme,
  getThemeMediaQuery,
  readStoredTheme,
} from '@/lib/browser/theme';

const bars = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((bar) => [
    bar.content,
    bar.getAttribute('media'),
  ]);
const barsAsServed = [
  ['red', getThemeMediaQuery('light')],
  ['night', getThemeMediaQuery('dark')],
];
const serveBars = () => {
  document.head.innerHTML = barsAsServed
    .map(([content, media]) => `<meta name="theme-color" content="${content}" media="${media}">`)
    .join('');
};
const chosen = () => document.querySelector<HTMLInputElement>('input:checked')?.value;
const settled = () => new Promise((resolve) => setTimeout(resolve));

localStorage.setItem(THEME_KEY, 'dark');
followTheme();
followBars();
const before = getShownTheme();

beforeEach(() => {
  localStorage.clear();
  serveBars();
  document.body.innerHTML = ['system', 'light', 'dark']
    .map((value) => `<input type="radio" name="theme" value="${value}">`)
    .join('');
  chooseTheme('system');
});
afterEach(() => jest.restoreAllMocks());

test('the stored theme is shown before the rest of the page is parsed', () => {
  expect(before).toBe('dark');
});

test.each([
  ['dark', 'dark', 'not all', 'all'],
  ['light', 'light', 'all', 'not all'],
  ['system', null, getThemeMediaQuery('light'), getThemeMediaQuery('dark')],
] as const)(
  '%s is stored as %s, marked, and colours the browser\u2019s bar',
  (theme, stored, ...media) => {
    chooseTheme(theme === 'light' ? 'dark' : 'light');
    document.querySelector<HTMLInputElement>(`[value=${theme}]`)?.click();
    expect(document.documentElement.dataset.theme).toBe(theme);
    expect(localStorage.getItem(THEME_KEY)).toBe(stored);
    expect(chosen()).toBe(theme);
    expect(bars().map(([, medium]) => medium)).toEqual(media);
  },
);

test('theme-color elements that the router adds later get the colour too', async () => {
  chooseTheme('dark');
  serveBars();
  expect(bars()).toEqual(barsAsServed);
  await settled();
  expect(bars().map(([, medium]) => medium)).toEqual(['not all', 'all']);
});

test.each(['', 'DARK', 'null', '{"theme":"dark"}', 'dark light', '__proto__'])(
  'the theme of the system applies if %j is stored',
  (text) => {
    localStorage.setItem(THEME_KEY, text);
    expect(readStoredTheme()).toBe('system');
  },
);

test.each([
  ['blocked', ['getItem', 'setItem', 'removeItem']],
  ['full', ['setItem']],
] as const)('with the storage %s a choice holds for the page', (_, calls) => {
  for (const call of calls) {
    jest.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
  }
  chooseTheme('dark');
  expect(getShownTheme()).toBe('dark');
  expect(chosen()).toBe('dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(getShownTheme()).toBe('dark');
  chooseTheme('system');
  expect(getShownTheme()).toBe('system');
});

test('if storage cannot be read, nothing shown changes', () => {
  chooseTheme('dark');
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(getShownTheme()).toBe('dark');
});

test('a choice in another tab, or clearing everything there, is followed', () => {
  localStorage.setItem(THEME_KEY, 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
  expect([getShownTheme(), chosen()]).toEqual(['dark', 'dark']);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect([getShownTheme(), chosen()]).toEqual(['system', 'system']);
});

test('a page restored from the back-forward cache shows what was chosen meanwhile', () => {
  localStorage.setItem(THEME_KEY, 'dark');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(getShownTheme()).toBe('system');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(getShownTheme()).toBe('dark');
});
