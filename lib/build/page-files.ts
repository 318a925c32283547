import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A type changes no page. */
const IMPORTED = /^(?:import|export)(?! type)[^;]*? from '([^']+)'/gm;

/** Every page.tsx under app/, by its route: `app/(site)/about/page.tsx` under `/about`. */
export function pageFiles(): Map<string, string> {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('app', file.replaceAll(path.sep, '/')))
    .filter((file) => path.posix.basename(file) === 'page.tsx')
    .sort();
  return new Map(
    files.map((file) => {
      const segments = file.split('/').slice(1, -1);
      return [`/${segments.filter((segment) => !/^\(.*\)$/.test(segment)).join('/')}`, file];
    }),
  );
}

/** The content modules whose values a file imports, directly or through other content. */
export function contentFiles(file: string, found = new Set<string>()): Set<string> {
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
    const module = specifier.startsWith('@/')
      ? specifier.slice(2)
      : path.posix.join(path.posix.dirname(file), specifier);
    const source = `${module}.ts`;
    if (!module.startsWith('content/') || found.has(source) || !existsSync(source)) continue;
    contentFiles(source, found.add(source));
  }
  return found;
}
