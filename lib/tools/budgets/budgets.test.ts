import {
  EMPTY_PAGE_SCRIPT,
  flightMissed,
  grown,
  MOST_BEFORE_HYDRATION,
  MOST_FLIGHT,
  MOST_FONTS,
  MOST_SCRIPT_OVER_EMPTY,
  missed,
} from '@/lib/tools/budgets/budgets';

const bar = {
  html: 8000,
  css: 9000,
  fonts: 23_000,
  images: 0,
  sheet: 11_000,
  script: 130_000,
  flight: 9000,
};

test.each([
  ['what its bar says', bar],
  ['less', { ...bar, css: 1 }],
  ['2% more, to the byte', { ...bar, css: 9180 }],
])('a page that sends %s has not grown', (_, now) => {
  expect(grown('/about', now, bar)).toEqual([]);
});

test.each([
  ['css', 9181, 'css grew by 181 bytes, from 9000 to 9181'],
  ['images', 1, 'images grew by 1 bytes, from 0 to 1'],
])('a growth of over 2%% in %s is reported with its route and amount', (kind, bytes, sentence) => {
  expect(grown('/about', { ...bar, [kind]: bytes }, bar)).toEqual([
    `/about: ${sentence}. If it is worth that, run \`npm run budgets\`.`,
  ]);
});

test('a page without a bar is reported', () => {
  expect(grown('/new', bar, undefined)).toEqual(['/new has no bar yet: run `npm run budgets`.']);
});

test('the aims are 60 KB before hydration, 15 and 45 KB of script over an empty page', () => {
  expect(MOST_BEFORE_HYDRATION).toBe(61_440);
  expect(MOST_SCRIPT_OVER_EMPTY).toEqual({ withoutForm: 15_360, withForm: 46_080 });
});

test.each([
  ['61,440 bytes before hydration', 61_440, 0],
  ['61,441 bytes before hydration', 61_441, 1],
])('%s', (_, before, count) => {
  const images = before - bar.html - bar.css - bar.fonts;
  expect(missed('/about', { ...bar, images }, false)).toHaveLength(count);
});

test('a page comes in one flight of 14,000 bytes, its fonts in 24,000', () => {
  expect(MOST_FLIGHT).toBe(14_000);
  expect(MOST_FONTS).toBe(24_000);
});

test.each([
  ['14,000 bytes in one flight', 14_000, 0],
  ['14,001 bytes in one flight', 14_001, 1],
])('%s', (_, bytes, count) => {
  expect(flightMissed('/about', bytes)).toHaveLength(count);
});

test.each([
  ['24,000 bytes of fonts', 24_000, 0],
  ['24,001 bytes of fonts', 24_001, 1],
])('%s', (_, fonts, count) => {
  expect(missed('/about', { ...bar, fonts }, false)).toHaveLength(count);
});

test.each([
  ['15,360 bytes of script over an empty page, without a form', 15_360, false, 0],
  ['15,361 bytes of script over an empty page, without a form', 15_361, false, 1],
  ['46,080 bytes of script over an empty page, with a form', 46_080, true, 0],
  ['46,081 bytes of script over an empty page, with a form', 46_081, true, 1],
])('%s', (_, over, hasForm, count) => {
  const script = EMPTY_PAGE_SCRIPT + over;
  expect(missed('/about', { ...bar, script }, hasForm)).toHaveLength(count);
});
