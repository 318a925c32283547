import { renderToStaticMarkup } from 'react-dom/server';
import { auditDrawing } from '@/content/figures/audit';
import { incorporationPlate } from '@/content/figures/company-incorporation';
import { turnover } from '@/content/figures/sample-business';
import { inFigures } from '@/content/words/rupees';
import { drawnPlates } from '@/lib/build/plates/drawings';
import { IncorporationCertificate } from '@/lib/build/plates/incorporation';
import { inColumns, wrapped } from '@/lib/build/plates/pen';

const plates = Object.entries(drawnPlates);

/** The lines of words in a drawing, without the ringed numbers of notes. */
function linesOf(draw: () => React.ReactElement): string[] {
  const markup = renderToStaticMarkup(draw());
  return [...markup.matchAll(/<text [^>]*>([^<]*)<\/text>/g)]
    .map(([, text = '']) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', '\u2019'))
    .filter((text) => !/^\d$/.test(text));
}

/** Amounts, percentages, dates, codes and counts: what has a figure, without its punctuation. */
const figuresIn = (text: string) =>
  (text.match(/[^\s(;:]*\d[^\s;:]*/g) ?? []).map((figure) => figure.replace(/[.,)]+$/, ''));

const figuresOf = (draw: () => React.ReactElement) => new Set(linesOf(draw).flatMap(figuresIn));

test.each(plates)('%s: its words have every figure of its drawings', (_, plate) => {
  const { heading, text, head, rows, words } = plate.content;
  const said = [heading, text, ...head, ...rows.flat(), ...words].join(' ');
  const told = new Set(figuresIn(said));
  for (const drawing of [plate.wide, plate.phone]) {
    const figures = [...figuresOf(drawing)];
    expect(figures.length).toBeGreaterThan(4);
    // Parts of a decoded number are found within the whole number.
    const missing = figures.filter((figure) => !told.has(figure) && !said.includes(figure));
    expect(missing.filter((figure) => !/^\d$/.test(figure))).toEqual([]);
  }
});

test('the words of an incorporation have every figure of its certificate', () => {
  const { caption, rows, words } = incorporationPlate;
  const said = [caption, ...rows.flat(), ...words].join(' ');
  for (const figure of figuresOf(IncorporationCertificate)) expect(said).toContain(figure);
});

test.each(plates)('%s: both drawings have the same figures', (_, { wide, phone }) => {
  expect([...figuresOf(phone)].sort()).toEqual([...figuresOf(wide)].sort());
});

// The line of financial planning is drawn by the month; the words above it name the year's income.
const byTheYear = plates.filter(([name]) => name !== 'financial-planning');

test.each(byTheYear)(
  '%s: its drawings have the amount that runs through all plates',
  (_, plate) => {
    for (const drawing of [plate.wide, plate.phone])
      expect(linesOf(drawing).join(' ')).toContain(inFigures(turnover));
  },
);

test.each(plates)('%s: the drawing for a phone is narrow enough', (_, { phone, wide }) => {
  expect(renderToStaticMarkup(phone())).toContain('viewBox="0 0 344 ');
  expect(renderToStaticMarkup(wide())).toContain('viewBox="0 0 1200 ');
  for (const drawing of [phone, wide]) {
    const sizes = [...renderToStaticMarkup(drawing()).matchAll(/font-size="([\d.]+)"/g)];
    expect(Math.min(...sizes.map(([, size]) => Number(size)))).toBeGreaterThanOrEqual(14);
  }
});

test.each(plates)('%s: on a tablet two columns have the whole of it', (_, { phone }) => {
  const { height } = phone().props;
  const markup = renderToStaticMarkup(inColumns(phone));
  const [, all] = /viewBox="0 0 736 (\d+)"/.exec(markup) ?? [];
  const pieces = [...markup.matchAll(/viewBox="0 (\d+) 344 (\d+)"/g)]
    .map(([, from, tall]) => ({ from: Number(from), to: Number(from) + Number(tall) }))
    .sort((one, other) => one.from - other.from);
  expect(pieces[0]?.from).toBe(0);
  expect(pieces.at(-1)?.to).toBe(height);
  for (const [index, { to }] of pieces.slice(0, -1).entries()) {
    const gap = (pieces[index + 1]?.from ?? 0) - to;
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(30);
  }
  // Neither column is nearly empty.
  expect(Number(all)).toBeLessThan(height * 0.65);
});

test('both drawings of the audit say whose book it is, and what the ticks mean', () => {
  const { wide, phone } = drawnPlates.audit ?? {};
  for (const draw of [wide, phone])
    expect(draw && linesOf(draw)).toEqual(
      expect.arrayContaining([
        auditDrawing.client.name,
        auditDrawing.client.year,
        ...auditDrawing.head,
      ]),
    );
});

test.each([
  [
    'the line of a word alone gets company',
    'we hand over the file',
    16,
    ['we hand over', 'the file'],
  ],
  ['it stays alone where that would take a line more', 'one two three', 7, ['one two', 'three']],
  ['a word that is too long stays whole', 'incorporation now', 5, ['incorporation', 'now']],
])('%s', (_, text, most, lines) => {
  expect(wrapped(text, most)).toEqual(lines);
});
