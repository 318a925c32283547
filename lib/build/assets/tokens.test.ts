import { readFileSync } from 'node:fs';
import { readColourTokens } from '@/lib/build/assets/tokens';
import { listFiles } from '@/lib/list-files';
import { computeContrast } from '@/lib/scripts/adopt/colours';

type Pairs = readonly (readonly [upon: readonly string[], grounds: readonly string[]])[];

/** 4.5:1, WCAG 1.4.3. */
const textPairs: Pairs = [
  [
    ['ink', 'soft', 'row-number', 'red', 'red-deep', 'total', 'green', 'orange', 'blue', 'danger'],
    ['paper', 'page'],
  ],
  [['ink', 'soft', 'danger'], ['blank']],
  [['ink', 'soft', 'row-number', 'red', 'red-deep', 'danger'], ['muted']],
  [['white'], ['cover', 'cover-deep', 'danger-fill', 'night', 'night-deep']],
  [
    ['mist', 'gold'],
    ['night', 'night-deep'],
  ],
  [['night'], ['gold']],
  [['cover'], ['white', 'on-cloth', 'on-cloth-soft']],
  [
    ['on-cloth', 'on-cloth-soft'],
    ['cloth', 'cloth-deep'],
  ],
  [['on-field'], ['on-cloth']],
];

/** 3:1, WCAG 1.4.11. */
const marks: Pairs = [
  [
    ['field', 'line', 'red', 'total', 'danger', 'green'],
    ['paper', 'page', 'blank'],
  ],
  [
    ['red', 'ink'],
    ['paper', 'page', 'muted', 'blank'],
  ],
  [['gold'], ['cover', 'night', 'night-deep', 'cloth', 'cloth-deep']],
  [['white'], ['green-fill']],
  [['green'], ['rule']],
];

/** Decoration needs no contrast. */
const ornaments = ['rule-strong', 'margin', 'night-rule'];

const listPairs = (pairs: Pairs) =>
  pairs.flatMap(([upon, grounds]) =>
    upon.flatMap((colour) => grounds.map((ground) => [colour, ground] as const)),
  );

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const colour = readColourTokens(theme);

  test.each(listPairs(textPairs))('text in %s can be read on %s', (text, ground) => {
    expect(computeContrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(listPairs(marks))('a mark in %s can be seen on %s', (mark, ground) => {
    expect(computeContrast(colour(mark), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});

test('every colour is in a pair', () => {
  const css = readFileSync('app/globals.css', 'utf8');
  const declared = [...css.matchAll(/--color-([\w-]+): (?:#|light-dark)/g)].map(([, name]) => name);
  const paired = [...textPairs, ...marks].flatMap(([upon, grounds]) => [...upon, ...grounds]);
  expect([...new Set(declared)].sort()).toEqual([...new Set([...paired, ...ornaments])].sort());
});

test('an unknown colour is an error', () => {
  expect(() => readColourTokens()('purple')).toThrow('no --color-purple');
});

const sources = listFiles(['app', 'features', 'components']).filter(
  (file) => /\.(tsx|css)$/.test(file) && !/\.test/.test(file),
);

/** Equal in every theme. `white` is for text and marks on red and on night. */
const fixed = [
  /(?<![\w&-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/i,
  /\b(?:rgba?|hsla?|oklch|oklab)\(/,
  /\b(?:fill|stroke|color|background|stopColor)=["'{](?!none|currentColor)[#\w]+["'}]/,
  /-\[(?:#|rgb|hsl|okl)/,
];

// A canvas and a PDF, which are drawn in .ts files, cannot read the tokens.
test('colour values are written only in globals.css', () => {
  const named = sources
    .filter((file) => file !== 'app/globals.css')
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => fixed.some((pattern) => pattern.test(line)))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(named).toEqual([]);
});
