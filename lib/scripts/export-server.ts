import { existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { basePath } from '@/lib/base-path';
import { HASHED, IMMUTABLE, REVALIDATED, securityHeaders } from '@/lib/build/hosts/header-table';
import { HOST_FILE, SPELLING } from '@/lib/build/hosts/paths';

/** '' if the path cannot be decoded. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/** One part that does not end before it begins; any other `Range` is ignored (RFC 9110). */
function isRange(header: string): boolean {
  const [, start, end] = /^bytes=(?!-$)(\d*)-(\d*)$/.exec(header) ?? [];
  return start !== undefined && (!start || !end || Number(start) <= Number(end));
}

/**
 * Answers as a good host does: one address per page, and the build's compressed files. `base` is
 * the folder in the site's address. Files are looked up at each request, so that a build may
 * replace the folder meanwhile.
 */
export function createExportListener(folder: string, base = basePath): RequestListener {
  const sendFile = serveStatic({
    root: folder,
    precompressed: true,
    rewriteRequestPath: (asked) => {
      const file = asked.slice(base.length);
      return existsSync(path.join(folder, `${file}.html`)) ? `${file}.html` : file;
    },
  });
  const sendNotFound = serveStatic({ root: folder, path: '404.html', precompressed: true });

  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    const { headers, status } = context.res;
    for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
    const isKept = context.req.path.startsWith(base + HASHED) && [200, 206, 304].includes(status);
    headers.set('Cache-Control', isKept ? IMMUTABLE : REVALIDATED);
    // A picture names its encoding itself.
    const type = headers.get('Content-Type');
    if (type?.startsWith('image/')) headers.set('Content-Type', type.replace(/;.*/, ''));
  });
  app.use(etag());
  app.use(async (context, next) => {
    const { method, raw } = context.req;
    if (method !== 'GET' && method !== 'HEAD') {
      return context.body(null, 405, { Allow: 'GET, HEAD' });
    }
    if (!isRange(raw.headers.get('Range') ?? '')) raw.headers.delete('Range');
    return next();
  });
  app.get('*', async (context, next) => {
    const sent = context.req.path;
    const { search } = new URL(context.req.url);
    if (base && sent === base) return context.redirect(`${base}/${search}`, 301);
    const asked = sent.startsWith(`${base}/`) ? decodePath(sent.slice(base.length)) : '';
    if (asked === '' || HOST_FILE.test(asked)) return context.notFound();
    const page = /^\/index(\/|\.html)?$/.test(asked) ? '/' : SPELLING.exec(asked)?.[1];
    if (page && (page === '/' || existsSync(path.join(folder, `${page}.html`)))) {
      return context.redirect(base + page + search, 301);
    }
    return sendFile(context, next);
  });
  app.notFound(async (context) => {
    context.req.raw.headers.delete('Range');
    const page = await sendNotFound(context, async () => {});
    return new Response(page?.body ?? 'Not found', { status: 404, headers: page?.headers });
  });
  return getRequestListener(app.fetch, { overrideGlobalObjects: false });
}

export type Running = { url: string; close: () => Promise<void> };

export async function startServer(server: Server): Promise<Running> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${port}`, close };
}

export const serveExport = (folder: string) =>
  startServer(createServer(createExportListener(folder)));
