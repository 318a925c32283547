import { existsSync, readFileSync } from 'node:fs';

export const readImports = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /(?:from|import|mock|requireActual)\s*\(?\s*'@\/([^']+)'/g,
    ),
  ].flatMap(([, name = '']) =>
    ['', '.ts', '.tsx']
      .map((end) => name + end)
      .filter((path) => /\.tsx?$/.test(path) && existsSync(path)),
  );
