import { readFileSync } from 'node:fs';

/** What a page fetches for its controls: the loader, and through it the others. */
export function filesOf(path: string) {
  const html = readFileSync(`out/${path === '/' ? 'index' : path.slice(1)}.html`, 'utf8');
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, file = '']) => file);
  return {
    loader: all(/<script id="loader" async="" src="([^"]+)"/g)[0] ?? 'none',
    description: all(/data-description="([^"]+)"/g)[0] ?? 'none',
    sheet: all(/<link rel="stylesheet" href="([^"]+)"/g)[0] ?? 'none',
    scripts: all(/<script src="([^"]+)" [^>]*type="text\/plain"/g),
  };
}
