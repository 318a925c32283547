/**
 * Serves the export with `serve` under the rules of serve.json and the headers of any host, on port 3000 or, when that is
 * busy, on the one `serve` finds. A port given in PORT is taken or nothing.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { serveHeaders } from '@/lib/build/host/headers';

if (!existsSync('out/index.html')) {
  console.error('There is no export to serve. Run `npm run build` first.');
  process.exit(1);
}

const CONFIG = 'lib/build/generated/serve.json';
const rules: object = JSON.parse(readFileSync('lib/build/serve.json', 'utf8'));
mkdirSync(path.dirname(CONFIG), { recursive: true });
writeFileSync(CONFIG, JSON.stringify({ ...rules, headers: serveHeaders }));

const port = process.env.PORT ?? '3000';
const server = spawn(
  process.execPath,
  [
    createRequire(import.meta.url).resolve('serve/build/main.js'),
    'out',
    ...['--listen', port],
    ...['--config', path.resolve(CONFIG)],
    ...['--no-clipboard', '--no-request-logging'],
  ],
  { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NO_UPDATE_CHECK: '1' } },
);

server.stdout.on('data', (text: Buffer) => {
  const actual = /Accepting connections at \S+:(\d+)/.exec(text.toString())?.[1];
  if (!actual) return;
  if (actual !== port && process.env.PORT) {
    console.error(`Port ${port} is in use. Stop what runs there or set PORT to another one.`);
    server.kill();
    process.exitCode = 1;
    return;
  }
  if (actual !== port) console.log(`Port ${port} is in use, so this is another one.`);
  console.log(`The site is at http://localhost:${actual}`);
});
server.once('exit', (code) => {
  process.exitCode ??= code ?? 0;
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
