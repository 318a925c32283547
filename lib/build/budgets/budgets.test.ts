import {
  EMPTY_PAGE_SCRIPT,
  grown,
  MOST_BEFORE_HYDRATION,
  MOST_SCRIPT_OVER_EMPTY,
  missed,
} from '@/lib/build/budgets/budgets';
import { withSteadyHashes } from '@/lib/build/budgets/weigh';

const digest = (letter: string) => letter.repeat(43);

test('hashes weigh the same whatever their value', () => {
  const text = (hash: string, name: string) =>
    `<script src="/_next/static/chunks/${name}.js" integrity="sha256-${hash}=">${hash}`;
  const first = withSteadyHashes(text(digest('a'), '0-_1ey6f21_ih'));
  expect(first).toHaveLength(text(digest('a'), '0-_1ey6f21_ih').length);
  expect(first).not.toContain('0-_1ey6f21_ih');
  expect(withSteadyHashes(text(digest('b'), '2hbaavfu__s3w')).slice(0, 90)).toBe(
    first.slice(0, 90),
  );
  expect(withSteadyHashes('one two')).toBe('one two');
});

const bar = { html: 8000, css: 9000, fonts: 35_000, images: 0, script: 130_000, flight: 9000 };

test('a page that sends no more than its bar has not grown', () => {
  expect(grown('/about', bar, bar)).toEqual([]);
  expect(grown('/about', { ...bar, css: 8999 }, bar)).toEqual([]);
});

test('one byte more is named with its kind, its route and the amount', () => {
  expect(grown('/about', { ...bar, css: 9001 }, bar)).toEqual([
    '/about: css grew by 1 bytes, from 9000 to 9001. If it is worth that, run `npm run budgets`.',
  ]);
});

test('a page without a bar asks for one', () => {
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
  const fonts = before - bar.html - bar.css;
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
