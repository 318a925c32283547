/** Text files with what the sample document of each service page says. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/content/site';
import type { Specimen, SpecimenPath } from '@/content/specimens/specimen';
import { specimens } from '@/lib/content/specimens/all';
import { inWords } from '@/lib/content/specimens/in-words';
import { specimenWordsFile, WORDS } from '@/lib/content/words-files';

type TextFile = readonly [file: string, content: string];

function specimenParagraphs(specimen: Specimen): string[] {
  const notes = specimen.notes.map(({ title, text }, index) => `${index + 1}. ${title}. ${text}`);
  return [specimen.name, specimen.text, ...inWords(specimen), notes.join('\n')];
}

/** Some hosts send text without a character set; the byte order mark supplies it. */
const textOf = (paragraphs: readonly string[]) =>
  `\ufeff${[site.name, ...paragraphs].join('\n\n')}\n`;

export function wordsFiles(): TextFile[] {
  return Object.entries(specimens).map(
    ([page, specimen]): TextFile => [
      specimenWordsFile(page as SpecimenPath),
      textOf(specimenParagraphs(specimen)),
    ],
  );
}

export function writeWords(): void {
  const folder = path.join('public', WORDS);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of wordsFiles()) writeFileSync(path.join('public', file), content);
}
