import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Delivery, site } from '@/content/site';
import { HASHED, securityHeaders } from '@/lib/build/policy';
import { SECURITY_TXT, securityTxtFaults } from '@/lib/build/security-txt';
import { NOT_SERVED } from '@/lib/scripts/export-server';

const TEXT = /^(text\/|application\/(javascript|json|xml|manifest\+json)|image\/svg)/;
/** Below this size compression saves nothing. */
const LEAST_BYTES = 1400;
/** A careless redirect leads from these to another host, or takes a header from them. */
const TRICKS = ['//', '/%5C', '/%2F', '/%09/', '/https:%2F%2F', '/%0d%0aX-Injected:%20yes%0d%0a'];
/** What a browser asks before it posts a message to another origin. */
const PREFLIGHT = {
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'content-type',
};

/** What is wrong with the headers of a file's answer. */
function headerFaults(headers: Headers, pathname: string, size: number): (string | false)[] {
  const caching = headers.get('Cache-Control') ?? 'missing';
  const isCached = pathname.startsWith(HASHED)
    ? /max-age=31536000.*immutable/.test(caching)
    : /no-cache|max-age=0/.test(caching) && (headers.has('ETag') || headers.has('Last-Modified'));
  const type = headers.get('Content-Type') ?? 'missing';
  const isPacked = /^(br|gzip|zstd)$/.test(headers.get('Content-Encoding') ?? '');
  return [
    ...Object.entries(securityHeaders).map(
      ([name, value]) =>
        headers.get(name) !== value && `${name} is ${headers.get(name) ?? 'missing'}`,
    ),
    !isCached && `Cache-Control is ${caching}, or there is nothing to revalidate with`,
    TEXT.test(type) && size >= LEAST_BYTES && !isPacked && 'not compressed',
    /html/.test(type) && !/^text\/html; *charset=utf-8$/i.test(type) && `Content-Type is ${type}`,
  ];
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
  const { origin } = new URL(address);
  const faults: string[] = [];
  const read = (file: string) => readFileSync(path.join(folder, file));
  type Judge = (answer: Response, body: Buffer) => (string | false)[];
  async function check(at: string, judge: Judge, init: RequestInit = {}) {
    try {
      const answer = await fetch(at.startsWith('/') ? origin + at : at, {
        redirect: 'manual',
        ...init,
      });
      const found = judge(answer, Buffer.from(await answer.arrayBuffer()));
      faults.push(...found.filter((fault) => fault !== false).map((fault) => `${at}: ${fault}`));
    } catch (error) {
      faults.push(`${at}: no answer: ${error instanceof Error ? (error.cause ?? error) : error}`);
    }
  }

  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((file) => !NOT_SERVED.test(file) && statSync(path.join(folder, file)).isFile());
  for (const file of files) {
    const pathname = file.replace(/^\/index\.html$/, '/').replace(/\.html$/, '');
    await check(encodeURI(pathname), ({ status, headers }, body) =>
      status === 200
        ? [
            ...headerFaults(headers, pathname, body.length),
            !body.equals(read(file)) && 'not what the build wrote',
            ...(file === SECURITY_TXT ? securityTxtFaults(body.toString(), new Date()) : []),
          ]
        : [`status ${status}, not 200`],
    );
  }

  const pages = files.filter((file) => /^[^.]*\.html$/.test(file)).map((file) => file.slice(0, -5));
  const page = pages.find((one) => one !== '/index') ?? '';
  const targets = ['/', ...pages].map((one) => origin + one);
  for (const strange of [
    ...TRICKS.map((start) => `${start}elsewhere.example/`),
    ...['/index', '/index.html', `${page}/`, `${page}.html`, `${page}/?to=//elsewhere.example`],
  ]) {
    await check(strange, ({ status, headers }) => {
      const location = headers.get('Location');
      const leads = location === null || targets.includes(new URL(location, origin).href);
      return [
        headers.has('X-Injected') && 'takes a header from the address',
        (status < 300 || status >= 500) && `status ${status}`,
        !leads && `redirects to ${location}`,
      ];
    });
  }

  for (const unknown of ['/no-such-page', `${HASHED}no-such-file.js`]) {
    await check(unknown, ({ status }, body) => [
      (status !== 404 || !body.equals(read('404.html'))) && 'not the page for status 404',
    ]);
  }

  if (delivery === 'none' || new URL(delivery.endpoint).origin === origin) return faults;
  const judgePreflight: Judge = ({ ok, status, headers }) => {
    const allowed = headers.get('Access-Control-Allow-Origin') ?? 'missing';
    const accepted = headers.get('Access-Control-Allow-Headers') ?? 'missing';
    return [
      !ok && `status ${status} for an OPTIONS request`,
      ![origin, '*'].includes(allowed) && `Access-Control-Allow-Origin is ${allowed}`,
      !/\*|\bcontent-type\b/i.test(accepted) && `Access-Control-Allow-Headers is ${accepted}`,
    ];
  };
  const asked = { method: 'OPTIONS', headers: { Origin: origin, ...PREFLIGHT } };
  await check(delivery.endpoint, judgePreflight, asked);
  return faults;
}
