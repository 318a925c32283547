import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** In the export: every library and font that reaches a browser. */
export const LICENCES = 'licenses.txt';

/**
 * Fonts are packages of the build alone, and their files are made from them. Some name only the
 * licence of their own code: the fonts are all under this one.
 */
const FONT_LICENCE = 'OFL-1.1';

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

/** Where a package is installed that one in `from` asks for; `null` if it is not. */
function folderOf(name: string, from: string): string | null {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(found, 'package.json'))) return found;
    if (folder === path.dirname(folder)) return null;
  }
}

/** The line that says whose it is, as its licence gives it; '' without one. */
function ownerOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  if (!file) return '';
  const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
  return (
    lines.find((line) => /^\s*(\(c\)|©|copyright\s+(\(c\)|©|\d|the))/i.test(line))?.trim() ?? ''
  );
}

/** The installed packages that the site depends on, and all that these need. */
function shipped(root: string): string[] {
  const found = new Set<string>();
  const add = (names: readonly string[], from: string) => {
    for (const name of names) {
      const folder = folderOf(name, from);
      if (!folder || found.has(folder)) continue;
      found.add(folder);
      add(Object.keys(read(folder).dependencies ?? {}), folder);
    }
  };
  add(Object.keys(read(root).dependencies ?? {}), root);
  add(fontPackages, root);
  return [...found];
}

/** The libraries and fonts with their licences. Throws if one names none. */
export function formatLicences(root: string): string {
  const entries = shipped(root).map((folder) => {
    const { name, version, license } = read(folder);
    const isFont = fontPackages.some((font) => font === name);
    if (!license) throw new Error(`${name} names no licence.`);
    return [`${name} ${version}: ${isFont ? FONT_LICENCE : license}`, ownerOf(folder)]
      .filter(Boolean)
      .join('\n  ');
  });
  const lines = [...new Set(entries)].sort();
  return `Libraries and fonts of this site, with their licences\n\n${lines.join('\n')}\n`;
}
