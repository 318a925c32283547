import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type LoadedFace, loadFaces } from '@/lib/build/plates/faces';
import type { Face } from '@/lib/build/plates/pen';

type Drawing = readonly [name: string, draw: () => ReactElement];

type Line = { text: string; face: Face; left: number; right: number; top: number; bottom: number };
type Faces = Record<Face, LoadedFace>;

const TEXT =
  /<text x="([\d.-]+)" y="([\d.-]+)" class="(\w+)" font-size="([\d.]+)"[^>]*?(?:text-anchor="(\w+)")?>([^<]*)<\/text>/g;
const unescaped = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"');

/** The lines of text in a drawing, with their boxes. */
function linesOf(markup: string, faces: Faces): Line[] {
  return [...markup.matchAll(TEXT)].map(([, x, y, face, size, anchor, escaped = '']) => {
    const text = unescaped(escaped);
    const height = Number(size);
    const width = faces[face as Face].widthOf(text, height);
    const left = Number(x) - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
    const slant = face === 'pen' ? height * 0.15 : 0;
    return {
      text,
      face: face as Face,
      left,
      right: left + width + slant,
      top: Number(y) - height * 0.62,
      bottom: Number(y) + height * 0.1,
    };
  });
}

/** Faults in the words of a drawing: a missing glyph, or an edge or another line crossed. */
function faultsOf(name: string, markup: string, lines: readonly Line[], faces: Faces): string[] {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(markup) ?? [];
  const missing = lines.flatMap(({ text, face }) =>
    [...text]
      .filter((c) => !faces[face].holds(c) && !(face !== 'ink' && faces.ink.holds(c)))
      .map((c) => `no glyph for ${c}`),
  );
  const pieces = [...markup.matchAll(/viewBox="0 ([\d.]+) [\d.]+ ([\d.]+)" aria-hidden/g)].map(
    ([, from, tall]) => ({ from: Number(from), to: Number(from) + Number(tall) }),
  );
  const seen = pieces.length > 0 ? pieces : [{ from: 0, to: Number(height) }];
  const outside = lines
    .filter(
      (l) =>
        l.left < -0.5 ||
        l.right > Number(width) + 0.5 ||
        !seen.some(({ from, to }) => l.top >= from && l.bottom <= to),
    )
    .map(({ text }) => `"${text}" leaves the drawing`);
  const crossed = lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter(
        (o) => one.left < o.right && o.left < one.right && one.top < o.bottom && o.top < one.bottom,
      )
      .map((other) => `"${one.text}" runs into "${other.text}"`),
  );
  const count = markup.match(/<text /g)?.length ?? 0;
  const unread = count === lines.length ? [] : [`${count - lines.length} texts are not read`];
  return [...missing, ...outside, ...crossed, ...unread].map((fault) => `${name}: ${fault}`);
}

async function styled(markup: string, lines: readonly Line[], faces: Faces): Promise<string> {
  const used = [...new Set(lines.map(({ face }) => face))].sort();
  const rules = await Promise.all(
    used.map(async (face) => {
      const own = lines.filter((line) => line.face === face).flatMap(({ text }) => [...text]);
      // The serif has what the text face lacks.
      const lent =
        face === 'ink'
          ? lines.flatMap(({ text, face: of }) => [...text].filter((c) => !faces[of].holds(c)))
          : [];
      const characters = [...new Set([...own, ...lent])].sort().join('');
      const slant = face === 'pen' ? 'font-style:oblique;' : '';
      return `${await faces[face].rules(face, characters)}.${face}{${slant}font-family:${face},ink,serif}`;
    }),
  );
  return markup.replace('>', `><style>${rules.join('')}</style>`);
}

/** A hash of all that drawings depend on besides their markup. */
function inputs(): string {
  const hash = createHash('sha256');
  for (const file of ['faces.ts', 'plates.ts'])
    hash.update(readFileSync(`lib/build/plates/${file}`));
  return hash.digest('hex');
}

/** Writes the drawings that have changed into a folder, and deletes those that no longer exist. */
export async function writeDrawings(folder: string, drawings: readonly Drawing[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const record = path.join(folder, 'plates.json');
  const kept: Record<string, string> = existsSync(record)
    ? JSON.parse(readFileSync(record, 'utf8'))
    : {};
  const version = inputs();
  const drawn: Record<string, string> = {};
  const faults: string[] = [];
  let faces: Faces | undefined;
  for (const [name, draw] of drawings) {
    const file = path.join(folder, `${name}.svg`);
    const markup = renderToStaticMarkup(draw());
    drawn[name] = createHash('sha256').update(version).update(markup).digest('hex');
    if (kept[name] === drawn[name] && existsSync(file)) continue;
    faces ??= await loadFaces();
    const lines = linesOf(markup, faces);
    faults.push(...faultsOf(name, markup, lines, faces));
    writeFileSync(file, await styled(markup, lines, faces));
  }
  if (faults.length > 0) throw new Error(`The drawings are not right yet:\n${faults.join('\n')}`);
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.svg') && !drawn[file.replace('.svg', '')]) rmSync(path.join(folder, file));
  }
  writeFileSync(record, `${JSON.stringify(drawn, null, 2)}\n`);
}
