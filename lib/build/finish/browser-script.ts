import { buildSync } from 'esbuild';

/** A script for the browser as one line of text. `define` gives its declared constants a value. */
export function browserScript(entry: string, define: Record<string, unknown> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome111', 'firefox111', 'safari16.4'],
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
