import { existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { basePath } from '@/lib/base-path';
import { HASHED, IMMUTABLE, REVALIDATED, securityHeaders } from '@/lib/build/hosts/header-table';
import { HOST_FILE, SPELLING } from '@/lib/build/hosts/paths';

/** The path as files are named, whatever of it was written as `%…`; '' if that cannot be read. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/**
 * Answers as a good host does: one address per page, and the build's compressed files. `base` is the
 * folder of the address that the site is in.
 */
export function exportListener(folder: string, base = basePath): RequestListener {
  const files = sirv(folder, { etag: true, brotli: true, gzip: true, extensions: ['html'] });
  return (request, response) => {
    const [, sent = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '') ?? [];
    const isWithin = sent.startsWith(`${base}/`);
    const asked = isWithin ? decoded(sent.slice(base.length)) : '';
    request.url = isWithin ? sent.slice(base.length) + query : '/';
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    response.setHeader('Cache-Control', asked.startsWith(HASHED) ? IMMUTABLE : REVALIDATED);
    if (asked.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    if (base && sent === base) {
      response.writeHead(301, { Location: `${base}/${query}` }).end();
      return;
    }
    const isHidden = asked === '' || HOST_FILE.test(asked);
    const page = /^\/index(\/|\.html)?$/.test(asked) ? '/' : SPELLING.exec(asked)?.[1];
    if (page && !isHidden && (page === '/' || existsSync(path.join(folder, `${page}.html`)))) {
      response.writeHead(301, { Location: base + page + query }).end();
      return;
    }
    const notFound = () => {
      response.setHeader('Cache-Control', REVALIDATED);
      response.removeHeader('Content-Type');
      // sirv has no page for what is not found, so that one is sent whole, with its status.
      delete request.headers.range;
      delete request.headers['if-none-match'];
      const send = response.writeHead;
      response.writeHead = (_status: number, ...rest: never[]) => send.call(response, 404, ...rest);
      request.url = '/404.html';
      files(request, response);
    };
    if (isHidden) notFound();
    else files(request, response, notFound);
  };
}

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

export const serveExport = (folder: string) => running(createServer(exportListener(folder)));
