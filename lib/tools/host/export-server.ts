import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import { HASHED, IMMUTABLE, REVALIDATED, securityHeaders } from '@/lib/build/finish/headers';
import { targetOf } from '@/lib/tools/host/target';

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

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** A file in the best encoding that the client takes and the build left beside it. */
function fileAnswer(file: string, status: number, caching: string, accepted: string): Answer {
  const [encoding, end] = ENCODINGS.find(
    ([name, end]) => accepted.includes(name) && existsSync(`${file}${end}`),
  ) ?? ['', ''];
  const body = readFileSync(`${file}${end}`);
  const headers = {
    ...securityHeaders,
    'Cache-Control': caching,
    'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
    ETag: `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`,
    Vary: 'Accept-Encoding',
  };
  return {
    status,
    headers: encoding ? { ...headers, 'Content-Encoding': encoding } : headers,
    body,
  };
}

function answer(folder: string, { method, url = '/', headers }: IncomingMessage): Answer {
  const empty = { body: Buffer.alloc(0) };
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, headers: { ...securityHeaders, Allow: 'GET, HEAD' }, ...empty };
  }
  const target = targetOf(folder, url);
  if (target && 'page' in target) {
    return { status: 301, headers: { ...securityHeaders, Location: target.page }, ...empty };
  }
  const accepted = String(headers['accept-encoding'] ?? '');
  if (!target) return fileAnswer(path.join(folder, '404.html'), 404, REVALIDATED, accepted);
  const found = fileAnswer(
    target.file,
    200,
    url.startsWith(HASHED) ? IMMUTABLE : REVALIDATED,
    accepted,
  );
  const isUnchanged = headers['if-none-match'] === found.headers.ETag;
  return isUnchanged ? { ...found, status: 304, ...empty } : found;
}

/**
 * Serves an export as a good host does, with the compressed files of the build. `alter` makes a bad
 * host of it, for tests.
 */
export function exportServer(
  folder: string,
  alter: (answer: Answer, address: string) => Answer = (unaltered) => unaltered,
): Server {
  return createServer((request, response) => {
    const { status, headers, body } = alter(answer(folder, request), request.url ?? '/');
    // "Not modified" would else say that the file is empty.
    const length = status === 304 ? {} : { 'Content-Length': body.length };
    response.writeHead(status, { ...headers, ...length });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}

/** The same on a free port. */
export async function serveExport(
  ...options: Parameters<typeof exportServer>
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = exportServer(...options);
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
