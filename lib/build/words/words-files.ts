/** Text files with what each drawing of a service page says. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plate } from '@/content/figures/order';
import { site } from '@/content/site';
import type { Specimen, SpecimenPath } from '@/content/specimens/specimen';
import { type DrawnPlatePath, plates } from '@/lib/content/figures/all';
import { specimens } from '@/lib/content/specimens/all';
import { inWords } from '@/lib/content/specimens/in-words';
import { plateWordsFile, specimenWordsFile, WORDS } from '@/lib/content/words-files';

type TextFile = readonly [file: string, content: string];

/** A plate in paragraphs: each cell follows the head of its column, and the first names the row. */
function plateParagraphs({ heading, text, caption, head, rows, words }: Plate): string[] {
  const table = rows.map(([name, ...cells]) =>
    [`${head[0]}: ${name}`, ...cells.map((cell, index) => `  ${head[index + 1]}: ${cell}`)].join(
      '\n',
    ),
  );
  return [heading, text, ...(caption ? [caption] : []), ...table, ...words];
}

function specimenParagraphs(specimen: Specimen): string[] {
  const notes = specimen.notes.map(({ title, text }, index) => `${index + 1}. ${title}. ${text}`);
  return [specimen.name, specimen.text, ...inWords(specimen), notes.join('\n')];
}

/** Some hosts send text without a character set; the byte order mark supplies it. */
const textOf = (paragraphs: readonly string[]) =>
  `\ufeff${[site.name, ...paragraphs].join('\n\n')}\n`;

export function wordsFiles(): TextFile[] {
  const ofPlates = Object.entries(plates).map(
    ([page, plate]): TextFile => [
      plateWordsFile(page as DrawnPlatePath),
      textOf(plateParagraphs(plate)),
    ],
  );
  const ofSpecimens = Object.entries(specimens).map(
    ([page, specimen]): TextFile => [
      specimenWordsFile(page as SpecimenPath),
      textOf(specimenParagraphs(specimen)),
    ],
  );
  return [...ofPlates, ...ofSpecimens];
}

export function writeWords(): void {
  const folder = path.join('public', WORDS);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of wordsFiles()) writeFileSync(path.join('public', file), content);
}
