import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Specimen } from '@/content/specimens/specimen';
import { noteRows, noteTops, PhoneSheet, WideSheet } from '@/lib/build/specimens/sheet';
import { specimens } from '@/lib/content/specimens/all';
import { inWords } from '@/lib/content/specimens/in-words';

const unescaped = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

const markupOf = (draw: (specimen: Specimen) => ReactElement, specimen: Specimen) =>
  renderToStaticMarkup(draw(specimen));

/** The lines of text of a drawing, without the numbers of its notes. */
const linesOf = (markup: string) =>
  [...markup.matchAll(/<text [^>]*>([^<]*)<\/text>/g)]
    .map(([, text = '']) => unescaped(text))
    .filter((text) => !/^\d$/.test(text));

const sheets = Object.entries(specimens).flatMap(([path, specimen]) => [
  { path, specimen, kind: 'for a desk', markup: markupOf(WideSheet, specimen) },
  { path, specimen, kind: 'for a phone', markup: markupOf(PhoneSheet, specimen) },
]);

test.each(sheets)('$path $kind: a number for each note, from the top down', (sheet) => {
  const markers = [
    ...sheet.markup.matchAll(
      /<circle [^>]*cy="([\d.]+)"[^>]*\/?>(?:<\/circle>)?<text [^>]*>(\d)</g,
    ),
  ].map(([, y, number]) => ({ y: Number(y), number: Number(number) }));
  expect(markers.map(({ number }) => number)).toEqual(sheet.specimen.notes.map((_, n) => n + 1));
  for (const [index, { y }] of markers.entries()) {
    // Far enough apart that their rings do not cover each other.
    if (index > 0) expect(y - (markers[index - 1]?.y ?? 0)).toBeGreaterThan(22);
  }
});

test.each(sheets)('$path $kind: its words on the page have every word of the drawing', (sheet) => {
  const told = ` ${inWords(sheet.specimen)
    .join(' ')
    .replace(/[\s.,:;]+/g, ' ')} `;
  const drawn = linesOf(sheet.markup);
  expect(drawn.length).toBeGreaterThan(15);
  const words = drawn.flatMap((line) =>
    line
      .replace(/[\s.,:;]+/g, ' ')
      .trim()
      .split(' '),
  );
  expect(words.filter((word) => word !== '' && !told.includes(` ${word} `))).toEqual([]);
});

test.each(sheets)('$path $kind: is legible, and cannot pass for a real paper', ({ markup }) => {
  const sizes = [...markup.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
  expect(markup).not.toContain('<image');
  expect(linesOf(markup).join(' ')).toContain('Specimen');
  // The word on the paper is there, and lies on none of its words.
  const [, x, y, scale] = (
    /translate\(([\d.]+) ([\d.]+)\) rotate\(-8\) scale\(([\d.]+)\)/.exec(markup) ?? []
  ).map(Number);
  if (!x || !y || !scale) throw new Error('no stamp');
  const [right, top, bottom] = [x + 65 * scale, y - 23 * scale, y + 23 * scale];
  expect(scale * 132).toBeGreaterThanOrEqual(90);
  const beside = [...markup.matchAll(/<text x="([\d.]+)" y="([\d.]+)"/g)].filter(
    ([, , down]) => Number(down) > top && Number(down) - 10 < bottom,
  );
  for (const [, left] of beside) expect(Number(left)).toBeGreaterThanOrEqual(right);
});

test.each(sheets)('$path $kind: has the shape of its paper', ({ kind, markup }) => {
  const [, width, height] = (/viewBox="0 0 (\d+) ([\d.]+)"/.exec(markup) ?? []).map(Number);
  if (kind === 'for a phone') expect(width).toBe(344);
  // 592 of it are the sheet, the rest leads to the notes.
  else expect([width, height]).toEqual([640, Math.round(592 * Math.SQRT2)]);
});

describe('the notes beside a sheet', () => {
  const at = (...ys: number[]) => ys.map((y) => ({ y }));

  test('begin with their first line at their marker where there is room', () => {
    expect(noteTops(at(100, 300), [2, 2], 800)).toEqual([87.5, 287.5]);
  });

  test('move down just below the one above', () => {
    expect(noteTops(at(100, 120), [2, 2], 800)).toEqual([87.5, 151.5]);
  });

  test('move up as far as the foot of the sheet asks for, and others with them', () => {
    expect(noteTops(at(690, 790), [2, 2], 800)).toEqual([677.5, 750]);
    expect(noteTops(at(740, 790), [2, 2], 800)).toEqual([686, 750]);
  });

  test('never begin above the sheet', () => {
    expect(noteTops(at(4), [1], 800)).toEqual([0]);
  });

  test.each(Object.entries(specimens))('%s: their rows fill the sheet', (_, specimen) => {
    const rows = noteRows(specimen)
      .split(' ')
      .map((row) => Number.parseInt(row, 10));
    expect(rows).toHaveLength(specimen.notes.length + 1);
    expect(rows.reduce((sum, row) => sum + row, 0)).toBe(Math.round(592 * Math.SQRT2));
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(0);
  });
});

describe('an impossible sheet fails the build', () => {
  const audit = specimens['/services/audit'];

  test('a note on words that are not on the paper', () => {
    const notes = [{ on: 'Nowhere', title: 'A', text: 'B' }];
    expect(() => WideSheet({ ...audit, notes })).toThrow('"Nowhere"');
  });

  test('more words than fit on an A4 sheet', () => {
    const blocks = [...audit.blocks, ...audit.blocks];
    expect(() => WideSheet({ ...audit, blocks })).toThrow('too long for an A4');
    expect(() => PhoneSheet({ ...audit, blocks })).not.toThrow();
  });

  test('a table that is wider than the paper', () => {
    const columns = [{ head: 'A' }, { head: 'B', at: 'end' as const }];
    const rows = [['A', '0'.repeat(60)]] as const;
    const table = { kind: 'table' as const, columns, rows };
    expect(() => PhoneSheet({ ...audit, blocks: [table], notes: [] })).toThrow('too wide');
  });
});

test('a long firm name is broken into lines, and its note stays with it', () => {
  const audit = specimens['/services/audit'];
  const name = 'Ramachandran Venkataraghavan and Associates LLP';
  const long: Specimen = {
    ...audit,
    head: [name, audit.head[1]],
    blocks: [{ kind: 'signature', left: [name], right: [`For ${name}`] }],
    notes: [{ on: `For ${name}`, title: 'Signed', text: 'By a long name.' }],
  };
  for (const draw of [WideSheet, PhoneSheet]) {
    const lines = linesOf(markupOf(draw, long));
    expect(lines.join(' ')).toContain(name);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(name.length);
  }
});
