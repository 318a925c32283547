import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { HASHED, IMMUTABLE, REVALIDATED, securityHeaders } from '@/lib/build/host/headers';

export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

function answer(folder: string, address: string, accepted: string): Answer {
  const { pathname } = new URL(address, 'http://localhost');
  const asked = path.join(folder, path.posix.normalize(decodeURIComponent(pathname)));
  const candidates =
    pathname === '/' ? [path.join(folder, 'index.html')] : [asked, `${asked}.html`];
  const found = pathname === '/404' ? undefined : candidates.find(isFile);
  const file = found ?? path.join(folder, '404.html');
  const headers: Record<string, string> = {
    ...securityHeaders,
    'Cache-Control': found && pathname.startsWith(HASHED) ? IMMUTABLE : REVALIDATED,
    'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
    Vary: 'Accept-Encoding',
  };
  const body = readFileSync(file);
  headers.ETag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
  const encoding = [
    ['br', '.br'],
    ['gzip', '.gz'],
  ].find(([name = '', end]) => accepted.includes(name) && isFile(`${file}${end}`));
  if (encoding) headers['Content-Encoding'] = encoding[0] ?? '';
  return {
    status: found ? 200 : 404,
    headers,
    body: encoding ? readFileSync(`${file}${encoding[1]}`) : body,
  };
}

/** An export on a free port as a good host serves it, with the compressed files of the build. */
export async function serveExport(
  folder: string,
  alter: (answer: Answer, address: string) => Answer = (unaltered) => unaltered,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const { status, headers, body } = alter(answer(folder, address, accepted), address);
    response.writeHead(status, { ...headers, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${port}`, close };
}
