import { buildSync } from 'esbuild';
import { basePath } from '@/lib/base-path';

export function bundleBrowserScript(entry: string, define: Record<string, unknown> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome111', 'firefox111', 'safari16.4'],
    define: Object.fromEntries(
      Object.entries({ 'process.env.BASE_PATH': basePath, ...define }).map(([name, value]) => [
        name,
        JSON.stringify(value),
      ]),
    ),
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
