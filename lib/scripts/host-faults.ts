import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Delivery, site } from '@/content/site';
import { HASHED, securityHeaders } from '@/lib/build/hosts/header-table';
import { HOST_FILE } from '@/lib/build/hosts/paths';
import { findExpiryFault, SECURITY_TXT } from '@/lib/build/security-txt';
import { listFiles } from '@/lib/list-files';

const TEXT = /^(text\/|application\/(javascript|json|xml|manifest\+json)|image\/svg)/;
/** A careless redirect leads from these to another host. */
const TRICKS = ['//', '/%5C', '/%2F'].map((start) => `${start}elsewhere.example/`);

function findHeaderFaults(headers: Headers, pathname: string, size: number): string[] {
  const faults = Object.entries(securityHeaders)
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name]) => `${name} is ${headers.get(name) ?? 'missing'}`);
  const caching = headers.get('Cache-Control') ?? 'missing';
  const isCached = pathname.startsWith(HASHED)
    ? /max-age=31536000.*immutable/.test(caching)
    : /no-cache|max-age=0/.test(caching) && (headers.has('ETag') || headers.has('Last-Modified'));
  if (!isCached) {
    faults.push(`Cache-Control is ${caching}, or there is nothing to revalidate with`);
  }
  const type = headers.get('Content-Type') ?? 'missing';
  const isPacked = /^(br|gzip|zstd)$/.test(headers.get('Content-Encoding') ?? '');
  // Below this size compression saves nothing.
  if (TEXT.test(type) && size >= 1400 && !isPacked) faults.push('not compressed');
  if (/html/.test(type) && !/^text\/html; *charset=utf-8$/i.test(type)) {
    faults.push(`Content-Type is ${type}`);
  }
  return faults;
}

/** What stops a browser from posting a message to an endpoint from the site. */
function findPreflightFaults({ ok, status, headers }: Response, origin: string): string[] {
  const allowed = headers.get('Access-Control-Allow-Origin') ?? 'missing';
  const accepted = headers.get('Access-Control-Allow-Headers') ?? 'missing';
  return [
    ok ? '' : `status ${status} for an OPTIONS request`,
    [origin, '*'].includes(allowed) ? '' : `Access-Control-Allow-Origin is ${allowed}`,
    /\*|\bcontent-type\b/i.test(accepted) ? '' : `Access-Control-Allow-Headers is ${accepted}`,
  ].filter(Boolean);
}

/** One sentence for each fault. */
export async function findHostFaults(
  address: string,
  folder = 'out',
  delivery: Delivery = site.delivery,
): Promise<string[]> {
  const { origin, pathname: folderOf } = new URL(address);
  /** For a site in a folder of its address. */
  const base = folderOf.replace(/\/$/, '');
  const faults: string[] = [];
  type Judge = (answer: Response, body: Buffer) => string[];
  async function check(at: string, judge: Judge, init: RequestInit = {}) {
    const url = at.startsWith('/') ? origin + base + at : at;
    try {
      const answer = await fetch(url, { redirect: 'manual', ...init });
      const found = judge(answer, Buffer.from(await answer.arrayBuffer()));
      faults.push(...found.map((fault) => `${at}: ${fault}`));
    } catch (error) {
      faults.push(`${at}: no answer: ${error instanceof Error ? (error.cause ?? error) : error}`);
    }
  }

  const read = (file: string) => readFileSync(path.join(folder, file));
  const files = listFiles(['.'], folder)
    .map((file) => `/${file}`)
    .filter((file) => !HOST_FILE.test(file));
  for (const file of files) {
    const pathname = file.replace(/^\/index\.html$/, '/').replace(/\.html$/, '');
    await check(encodeURI(pathname), ({ status, headers }, body) => {
      if (status !== 200) return [`status ${status}, not 200`];
      const found = findHeaderFaults(headers, pathname, body.length);
      if (!body.equals(read(file))) found.push('not what the build wrote');
      const expiry = file === SECURITY_TXT && findExpiryFault(body.toString(), new Date());
      return expiry ? [...found, expiry] : found;
    });
  }

  const pages = files.filter((file) => /^[^.]*\.html$/.test(file)).map((file) => file.slice(0, -5));
  const page = pages.find((path) => path !== '/index') ?? '';
  const targets = ['/', ...pages].map((path) => origin + base + path);
  for (const strange of [...TRICKS, '/index', '/index.html', `${page}/`, `${page}.html`]) {
    await check(strange, ({ status, headers }) => {
      const location = headers.get('Location');
      if (status < 300 || status >= 500) return [`status ${status}`];
      const isOwn = location === null || targets.includes(new URL(location, origin).href);
      return isOwn ? [] : [`redirects to ${location}`];
    });
  }
  await check(`${page}/?subject=gst`, ({ status, headers }) => {
    const location = headers.get('Location');
    const isKept = location === null || new URL(location, origin).search === '?subject=gst';
    return status < 400 && !isKept ? [`redirects to ${location}, without the query`] : [];
  });
  for (const unknown of ['/no-such-page', `${HASHED}no-such-file.js`]) {
    await check(unknown, ({ status }, body) =>
      status === 404 && body.equals(read('404.html')) ? [] : ['not the page for status 404'],
    );
  }

  if (delivery !== 'none' && new URL(delivery.endpoint).origin !== origin) {
    await check(delivery.endpoint, (answer) => findPreflightFaults(answer, origin), {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
  }
  return faults;
}
