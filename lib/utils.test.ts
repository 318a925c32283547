import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extendTailwindMerge } from 'tailwind-merge';
import { cn } from '@/lib/utils';

const sources = ['components', 'app'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8')),
);

/** With all groups of Tailwind, and our own names of corners. */
const mergeAll = extendTailwindMerge({ extend: { theme: { radius: ['control', 'panel'] } } });

/** The text between `start` and the bracket that closes it. */
function bracketed(source: string, start: number): string {
  let depth = 1;
  let end = start;
  while (depth > 0 && end < source.length) {
    if ('([{'.includes(source[end] ?? '')) depth += 1;
    if (')]}'.includes(source[end] ?? '')) depth -= 1;
    end += 1;
  }
  return source.slice(start, end - 1);
}

const after = (source: string, opening: RegExp) =>
  [...source.matchAll(opening)].map((match) => bracketed(source, match.index + match[0].length));

const WORDS_IN_QUOTES = /'([^']*)'|"([^"]*)"|`([^`$]*)/g;

/** What comes before the name of a class, such as `hover:`; only classes with the same compete. */
const VARIANTS = /^.*:(?![^[]*\])/;

/** The class names in the strings of `code`; words that are none do no harm. */
const namesIn = (code: string) =>
  [...code.matchAll(WORDS_IN_QUOTES)].flatMap(([, one, two, three]) =>
    (one ?? two ?? three ?? '')
      .split(/\s+/)
      .map((name) => name.replace(VARIANTS, ''))
      .filter(Boolean),
  );

const joined = sources.flatMap((source) => after(source, /\b(?:cn|cva)\(/g)).flatMap(namesIn);
/** What elements that are components are given, for these may join it with their own. */
const given = sources
  .flatMap((source) =>
    [...source.matchAll(/<[A-Z]\w*\b[^<]*?[cC]lassName=(?:\{|("[^"]*"))/g)].map((match) =>
      match[1] ? match[1] : bracketed(source, match.index + match[0].length),
    ),
  )
  .flatMap(namesIn);

test('of any two classes in the components the same one wins as with all of Tailwind', () => {
  const own = [...new Set(joined)];
  const others = [...new Set([...joined, ...given])];
  expect(own.length).toBeGreaterThan(200);
  const differing = own.flatMap((one) =>
    others
      .filter((other) => other !== one)
      .map((other) => `${one} ${other}`)
      .filter((names) => cn(names) !== mergeAll(names)),
  );
  expect(differing).toEqual([]);
});
