import { readdirSync, readFileSync, statSync } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { type Delivery, site } from '@/content/site';
import { HASHED, securityHeaders } from '@/lib/build/policy';
import { SECURITY_TXT, securityTxtFaults } from '@/lib/build/security-txt';
import { strangeAddresses } from '@/lib/scripts/strange-addresses';

const NOT_SERVED = /^\/(404|_not-found|_headers)|\.(gz|br)$/;
const TEXT = /^(text\/|application\/(javascript|json|xml|manifest\+json)|image\/svg)/;
/** Below this size compression saves nothing. */
const LEAST_BYTES = 1400;

function headerFaults(headers: Headers, pathname: string, size: number): string[] {
  const faults = Object.entries(securityHeaders)
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name]) => `${name} is ${headers.get(name) ?? 'missing'}`);
  const caching = headers.get('Cache-Control') ?? 'missing';
  const isRight = pathname.startsWith(HASHED)
    ? /max-age=31536000.*immutable/.test(caching)
    : /no-cache|max-age=0/.test(caching) && (headers.has('ETag') || headers.has('Last-Modified'));
  if (!isRight) faults.push(`Cache-Control is ${caching}, or there is nothing to revalidate with`);
  if (!TEXT.test(headers.get('Content-Type') ?? '') || size < LEAST_BYTES) return faults;
  if (!/^(br|gzip|zstd)$/.test(headers.get('Content-Encoding') ?? ''))
    faults.push('not compressed');
  if (!/accept-encoding/i.test(headers.get('Vary') ?? '')) faults.push('no Vary: Accept-Encoding');
  return faults;
}

async function fileFaults(base: string, folder: string, file: string): Promise<string[]> {
  const pathname = file.replace(/^\/index\.html$/, '/').replace(/\.html$/, '');
  const response = await fetch(new URL(encodeURI(pathname), base), {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'br, gzip' },
  });
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) return [`${pathname}: status ${response.status}, not 200`];
  const faults = headerFaults(response.headers, pathname, body.length);
  const type = response.headers.get('Content-Type') ?? 'missing';
  if (file.endsWith('.html') && !/^text\/html; *charset=utf-8$/i.test(type)) {
    faults.push(`Content-Type is ${type}`);
  }
  if (!body.equals(readFileSync(path.join(folder, file)))) faults.push('not what the build wrote');
  if (pathname === SECURITY_TXT) faults.push(...securityTxtFaults(body.toString(), new Date()));
  return faults.map((fault) => `${pathname}: ${fault}`);
}

/** Requests an address exactly as written: `fetch` and URL objects would normalise it. */
function ask(base: URL, address: string): Promise<IncomingMessage> {
  const { request } = base.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    request(base, { path: address }, (response) => resolve(response.resume()))
      .once('error', reject)
      .end();
  });
}

/** What is wrong with the answer to an address that no page has: it may lead to a page at most. */
async function strangeFaults(base: URL, address: string, pages: readonly string[]) {
  const { statusCode = 0, headers } = await ask(base, address);
  const { location } = headers;
  const faults = statusCode >= 500 ? [`status ${statusCode}`] : [];
  if (headers['x-injected']) faults.push('takes a header from the address');
  if (/^\/index/.test(address) && statusCode === 200) faults.push('repeats the home page');
  const isPlain = /^(\/|https?:)/.test(location ?? '') && URL.canParse(location ?? '', base.href);
  const leads = isPlain && pages.includes(new URL(location ?? '', base).href);
  if (location !== undefined && !leads) faults.push(`redirects to ${location}`);
  return faults.map((fault) => `${address}: ${fault}`);
}

/** Whether a browser may post messages from the site: asked as it does, without a message. */
export async function deliveryFaults(delivery: Delivery, origin: string): Promise<string[]> {
  if (delivery === 'none' || new URL(delivery.endpoint).origin === origin) return [];
  const { ok, status, headers } = await fetch(delivery.endpoint, {
    method: 'OPTIONS',
    redirect: 'manual',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  const allowed = headers.get('Access-Control-Allow-Origin') ?? 'missing';
  const accepted = headers.get('Access-Control-Allow-Headers') ?? 'missing';
  const faults = ok ? [] : [`status ${status} for an OPTIONS request`];
  if (![origin, '*'].includes(allowed)) faults.push(`Access-Control-Allow-Origin is ${allowed}`);
  if (!/\*|\bcontent-type\b/i.test(accepted)) {
    faults.push(`Access-Control-Allow-Headers is ${accepted}`);
  }
  return faults.map((fault) => `${delivery.endpoint}: ${fault}`);
}

/**
 * A sentence for each fault of a deployed copy of an export: its files, their headers, what the
 * host makes of other addresses, and whether messages may be sent from there.
 */
export async function hostFaults(
  address: string,
  folder = 'out',
  delivery: Delivery = site.delivery,
): Promise<string[]> {
  const base = new URL(address);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((file) => !NOT_SERVED.test(file) && statSync(path.join(folder, file)).isFile());
  const pages = files.filter((file) => /^[^.]*\.html$/.test(file)).map((file) => file.slice(0, -5));
  const addresses = pages.map((page) => new URL(page === '/index' ? '/' : page, base).href);
  const page = pages.find((candidate) => candidate !== '/index') ?? '/';
  const strange = [...strangeAddresses(page), '/index', '/index/', '/index.html'];
  const checks = [
    ...files.map((file) => () => fileFaults(address, folder, file)),
    ...strange.map((asked) => () => strangeFaults(base, asked, addresses)),
    ...['/no-such-page', `${HASHED}no-such-file.js`].map((unknown) => async () => {
      const response = await fetch(new URL(unknown, base), { redirect: 'manual' });
      const isRight =
        (await response.text()) === readFileSync(path.join(folder, '404.html'), 'utf8');
      return response.status === 404 && isRight ? [] : [`${unknown}: not the page for status 404`];
    }),
    () => deliveryFaults(delivery, base.origin),
  ];
  const faults: string[] = [];
  for (const check of checks) {
    faults.push(...(await check().catch((error) => [`no answer: ${error.cause ?? error}`])));
  }
  return faults;
}
