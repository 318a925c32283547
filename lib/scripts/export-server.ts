import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { HASHED, IMMUTABLE, REVALIDATED, securityHeaders } from '@/lib/build/policy';
import { targetOf } from '@/lib/scripts/target';

/** Media types with their charset, which sirv leaves out for most of them. */
const CHARSETS: readonly [RegExp, string][] = [
  [/\.html$/, 'text/html; charset=utf-8'],
  [/\.js$/, 'text/javascript; charset=utf-8'],
  [/\.css$/, 'text/css; charset=utf-8'],
  [/\.txt$/, 'text/plain; charset=utf-8'],
];

/** Answers as a good host does: one address per page, and the build's compressed files. */
export function exportListener(folder: string): RequestListener {
  const files = sirv(folder, { etag: true, brotli: true, gzip: true });
  return (request, response) => {
    const { method, url = '/' } = request;
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const target = targetOf(folder, url);
    if (target && 'page' in target) {
      response.writeHead(301, { Location: target.page }).end();
      return;
    }
    const file = target?.file ?? '/404.html';
    const type = CHARSETS.find(([end]) => end.test(file))?.[1];
    if (type) response.setHeader('Content-Type', type);
    const isHashed = target && url.startsWith(HASHED);
    response.setHeader('Cache-Control', isHashed ? IMMUTABLE : REVALIDATED);
    if (!target) {
      // sirv has no not-found page, so it is sent here, whole and with status 404.
      delete request.headers.range;
      delete request.headers['if-none-match'];
      const send = response.writeHead;
      response.writeHead = (_status: number, ...rest: never[]) => send.call(response, 404, ...rest);
    }
    request.url = encodeURI(file);
    files(request, response);
  };
}

export const exportServer = (folder: string): Server => createServer(exportListener(folder));

export type Running = { url: string; close: () => Promise<void> };

/** Starts a server on a free port. */
export async function running(server: Server): Promise<Running> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${port}`, close };
}

export async function freePort(): Promise<number> {
  const { url, close } = await running(createServer());
  await close();
  return Number(new URL(url).port);
}

export const serveExport = (folder: string): Promise<Running> => running(exportServer(folder));
