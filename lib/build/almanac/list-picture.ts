/**
 * The list of all due dates as a drawing, which a page fetches when its reader comes near and
 * without script. It brings the glyphs that it uses, for a picture sees no font of its page.
 */
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { almanac as words } from '@/content/almanac';
import { dueDates } from '@/content/due-dates';
import { site } from '@/content/site';
import { byDay, duesOf, inMonth, lineOf, type Month } from '@/lib/almanac/almanac';
import { dayOf, isSunday, monthName, partsOf } from '@/lib/almanac/days';
import { colourTokens } from '@/lib/build/assets/tokens';
import type { DueDates } from '@/lib/content/due-dates-schema';

type Line = {
  x: number;
  y: number;
  text: string;
  face: 'serif' | 'sans';
  size: number;
  colour: 'ink' | 'red';
};

const GAP = 28;
const LEADING = 19;
const SIZE = 14;
/** The average width of a letter, in parts of its size; no line of the rules is near the edge. */
const LETTER = 0.54;
const FONTS = {
  serif: { file: '@expo-google-fonts/eczar/Eczar_600SemiBold.ttf' },
  sans: {
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  },
};

function wrapped(text: string, width: number): string[] {
  const most = Math.floor(width / (SIZE * LETTER));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > most) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

function allMonths({ from, until }: DueDates): Month[] {
  const [first, last] = [partsOf(from), partsOf(until)];
  const count = (last.year - first.year) * 12 + last.month - first.month + 1;
  return Array.from({ length: count }, (_, index) => ({
    year: first.year + Math.floor((first.month - 1 + index) / 12),
    month: ((first.month - 1 + index) % 12) + 1,
  }));
}

/** The lines of one month, from a corner on, and where they end. */
function monthLines(data: DueDates, at: Month, x: number, top: number, width: number) {
  const title = `${monthName(dayOf(at.year, at.month, 1))} ${at.year}`;
  const lines: Line[] = [{ x, y: top + 20, text: title, face: 'serif', size: 20, colour: 'ink' }];
  let y = top + 48;
  for (const { date, dues } of byDay(inMonth(duesOf(data), at))) {
    const day = String(partsOf(date).day);
    lines.push({ x, y, text: day, face: 'serif', size: SIZE, colour: 'red' });
    const sunday = isSunday(date) ? ` ${words.aSunday}` : '';
    for (const due of dues) {
      for (const text of wrapped(lineOf(due) + sunday, width - 28)) {
        lines.push({ x: x + 28, y, text, face: 'sans', size: SIZE, colour: 'ink' });
        y += LEADING;
      }
    }
  }
  return { lines, end: y };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function faceRule(face: Line['face'], lines: readonly Line[]): Promise<string> {
  const used = new Set(lines.flatMap((line) => (line.face === face ? [...line.text] : [])));
  const font = await subsetFont(
    readFileSync(`node_modules/${FONTS[face].file}`),
    [...used].sort().join(''),
    { targetFormat: 'woff2', ...(face === 'sans' && { variationAxes: { wght: 400 } }) },
  );
  return `@font-face{font-family:ledger-${face};src:url(data:font/woff2;base64,${font.toString('base64')})}.${face}{font-family:ledger-${face},${face === 'sans' ? 'sans-serif' : 'serif'}}`;
}

/** The drawing, in so many columns of a width. */
export async function listPicture(columns: number, columnWidth: number): Promise<string> {
  const data: DueDates = dueDates;
  const width = columns * (columnWidth + GAP) - GAP;
  const colour = colourTokens();
  const lines: Line[] = [];
  const rules: string[] = [];
  let top = 0;
  const months = allMonths(data);
  for (let first = 0; first < months.length; first += columns) {
    const row = months
      .slice(first, first + columns)
      .map((at, index) => monthLines(data, at, index * (columnWidth + GAP), top + 14, columnWidth));
    rules.push(`<path d="M0 ${top + 1}H${width}" stroke="${colour('red')}" stroke-width="2"/>`);
    lines.push(...row.flatMap((month) => month.lines));
    top = Math.max(...row.map(({ end }) => end)) + 14;
  }
  const styles = await Promise.all([faceRule('serif', lines), faceRule('sans', lines)]);
  const texts = lines.map(
    ({ x, y, text, face, size, colour: name }) =>
      `<text x="${x}" y="${y}" class="${face}" font-size="${size}" fill="${colour(name)}">${escaped(text)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${top}" viewBox="0 0 ${width} ${top}"><title>${escaped(`${words.calendar}, ${site.name}`)}</title><style>${styles.join('')}</style>${rules.join('')}${texts.join('')}</svg>\n`;
}
