import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { create } from '@cantoo/fontkit';

export const LICENCES = 'licenses.txt';

/**
 * Fonts are packages of the build alone, and some name only the licence of their code; the fonts
 * themselves are all under this one.
 */
const FONT_LICENCE = 'OFL-1.1';

const RULE = '-'.repeat(72);

export const fontPackages = [
  '@expo-google-fonts/eczar',
  '@expo-google-fonts/hanken-grotesk',
  '@fontsource-variable/figtree',
  '@fontsource-variable/hanken-grotesk',
] as const;

type Package = {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
};

const read = (folder: string): Package =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** `null` if it is not installed. */
function findPackageFolder(name: string, from: string): string | null {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(found, 'package.json'))) return found;
    if (folder === path.dirname(folder)) return null;
  }
}

const NEWLINE = /\r\n?/g;

/** `null` if there is none, or only a line that names it. */
function readLicence(folder: string, isFont: boolean): string | null {
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|copying)[\w.-]*$/i.test(name));
  const name = (isFont && names.find((name) => /font/i.test(name))) || names[0];
  return name ? readFileSync(path.join(folder, name), 'utf8').replace(NEWLINE, '\n').trim() : null;
}

function readFontCopyright(folder: string): string {
  const name = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((file) =>
    file.endsWith('.ttf'),
  );
  const font = name && create(readFileSync(path.join(folder, name)));
  if (!font || !('copyright' in font) || !font.copyright) {
    throw new Error(`${folder} has no font that names its authors.`);
  }
  return font.copyright;
}

function findShippedPackages(root: string): string[] {
  const found = new Set<string>();
  const add = (names: readonly string[], from: string) => {
    for (const name of names) {
      const folder = findPackageFolder(name, from);
      if (!folder || found.has(folder)) continue;
      found.add(folder);
      add(Object.keys(read(folder).dependencies ?? {}), folder);
    }
  };
  add(Object.keys(read(root).dependencies ?? {}), root);
  add(fontPackages, root);
  return [...found];
}

/** Throws if a package names no licence or a font no author. */
export function formatLicences(root: string): string {
  const packages = findShippedPackages(root).map((folder) => {
    const { name, version, license } = read(folder);
    const isFont = fontPackages.some((font) => font === name);
    if (!license) throw new Error(`${name} names no licence.`);
    const text = readLicence(folder, isFont) ?? (isFont ? readFontCopyright(folder) : null);
    return { line: `${name} ${version}: ${isFont ? FONT_LICENCE : license}`, name, text };
  });
  const texts = new Map<string, Set<string>>();
  for (const { name, text } of packages) {
    if (text) texts.set(text, (texts.get(text) ?? new Set()).add(name));
  }
  return [
    'Libraries and fonts of this site, with their licences',
    [...new Set(packages.map(({ line }) => line))].sort().join('\n'),
    ...[...texts].map(([text, names]) => `${RULE}\n${[...names].sort().join(', ')}\n\n${text}`),
  ]
    .join('\n\n')
    .concat('\n');
}
