import { parsePage } from '@/lib/build/page';
import { HASHED, IMMUTABLE, REVALIDATED, securityHeaders } from '@/lib/build/policy';
import { SECURITY_TXT, securityTxtFaults } from '@/lib/build/security-txt';
import {
  idsOf,
  policyFaults,
  sameOrigin,
  styleAddresses,
  targetsOf,
} from '@/lib/tools/host/check-page';
import { checkRedirects } from '@/lib/tools/host/check-redirects';

/** What was checked, what was found, and its faults; none if `faults` is empty. */
export type Finding = { subject: string; seen: string; faults: string[] };

type Answer = { status: number; headers: Headers; body: Uint8Array };

const COMPRESSED_TYPES = /^(text\/|application\/(javascript|json|xml|manifest\+json)|image\/svg)/;
/** Below this size compression saves nothing. */
const LEAST_BYTES = 1400;
const UNKNOWN_PATHS = ['/no-such-page', '/services/no-such-page', `${HASHED}no-such-file.js`];

async function get(url: URL): Promise<Answer> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'br, gzip' },
  });
  const body = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body };
}

function cacheFaults(headers: Headers, pathname: string): string[] {
  const found = headers.get('cache-control') ?? '';
  const values = found.split(',').map((value) => value.trim());
  const isImmutable = values.includes('immutable');
  if (pathname.startsWith(HASHED)) {
    return isImmutable && values.includes('max-age=31536000')
      ? []
      : [`Cache-Control is "${found}", not "${IMMUTABLE}"`];
  }
  const isRevalidated = values.includes('no-cache') || values.includes('max-age=0');
  const faults = isRevalidated ? [] : [`Cache-Control is "${found}", not "${REVALIDATED}"`];
  const hasValidator = headers.has('etag') || headers.has('last-modified');
  return hasValidator ? faults : [...faults, 'neither ETag nor Last-Modified'];
}

function compressionFaults({ headers, body }: Answer): string[] {
  const type = headers.get('content-type') ?? '';
  if (!COMPRESSED_TYPES.test(type) || body.length < LEAST_BYTES) return [];
  const faults: string[] = [];
  if (!/^(br|gzip|zstd)$/.test(headers.get('content-encoding') ?? '')) {
    faults.push('not compressed');
  }
  if (!/accept-encoding/i.test(headers.get('vary') ?? '')) faults.push('no Vary: Accept-Encoding');
  return faults;
}

function securityFaults(headers: Headers): string[] {
  return Object.entries(securityHeaders).flatMap(([name, expected]) => {
    const found = headers.get(name);
    if (found === expected) return [];
    return [found === null ? `no ${name}` : `${name} is "${found}", not "${expected}"`];
  });
}

const typeFaults = ({ headers }: Answer, pattern = /^text\/html; *charset=utf-8$/i) => {
  const type = headers.get('content-type') ?? 'missing';
  return pattern.test(type) ? [] : [`Content-Type is ${type}`];
};

const seenIn = ({ status, headers }: Answer) =>
  `${status} ${headers.get('content-encoding') ?? 'uncompressed'}`;

async function finding(
  subject: string,
  url: URL,
  faultsOf: (answer: Answer) => string[],
): Promise<Finding> {
  try {
    const answer = await get(url);
    return { subject, seen: seenIn(answer), faults: faultsOf(answer) };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { subject, seen: '', faults: [`no answer: ${String(cause)}`] };
  }
}

function fileFaults(answer: Answer, pathname: string): string[] {
  if (answer.status !== 200) return [`status ${answer.status}, not 200`];
  return [
    ...cacheFaults(answer.headers, pathname),
    ...compressionFaults(answer),
    ...securityFaults(answer.headers),
  ];
}

/** The faults of security.txt, which says where to report a weakness. */
function securityTxtAnswerFaults(answer: Answer, now: Date): string[] {
  if (answer.status !== 200) return fileFaults(answer, SECURITY_TXT);
  return [
    ...typeFaults(answer, /^text\/plain(; *charset=utf-8)?$/i),
    ...fileFaults(answer, SECURITY_TXT),
    ...securityTxtFaults(Buffer.from(answer.body).toString(), now),
  ];
}

/** One finding for all the strange addresses together. */
async function redirectFinding(base: string, paths: readonly string[]): Promise<Finding> {
  const subject = 'addresses that could lead elsewhere';
  try {
    const { tried, faults } = await checkRedirects(new URL(base), paths);
    return { subject, seen: `${tried} tried`, faults };
  } catch (error) {
    return { subject, seen: '', faults: [`no answer: ${String(error)}`] };
  }
}

/** Visits a deployed copy: its pages, everything that they name, and paths that do not exist. */
export async function checkAnswers(
  base: string,
  paths: readonly string[],
  now = new Date(),
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const ids = new Map<string, Set<string>>();
  const links = new Map<string, { url: URL; from: string }>();
  const add = (urls: URL[], from: string) => {
    for (const url of urls) if (!links.has(url.href)) links.set(url.href, { url, from });
  };
  for (const path of paths) {
    const url = new URL(path, base);
    const found = await finding(path, url, (answer) => {
      if (answer.status !== 200) return [`status ${answer.status}, not 200`];
      const page = parsePage(path, Buffer.from(answer.body).toString());
      ids.set(url.href, idsOf(page));
      add(targetsOf(page, url), path);
      return [...typeFaults(answer), ...policyFaults(page), ...fileFaults(answer, path)];
    });
    findings.push(found);
    // The file that a soft navigation fetches instead of the page.
    add([new URL(path === '/' ? '/index.txt' : `${path}.txt`, base)], path);
  }
  for (const path of ['/sitemap.xml', '/robots.txt']) add([new URL(path, base)], path);

  const visited = new Set(paths.map((path) => new URL(path, base).href));
  // Style sheets, and scripts that name later files, add links during the loop.
  for (const { url, from } of links.values()) {
    const fragment = decodeURIComponent(url.hash.slice(1));
    const file = new URL(url);
    file.hash = '';
    const subject = `${url.pathname}${url.hash} (from ${from})`;
    if (!visited.has(file.href)) {
      visited.add(file.href);
      const found = await finding(subject, file, (answer) => {
        const { pathname } = file;
        const faults = fileFaults(answer, pathname);
        if (pathname.endsWith('.css')) {
          const addresses = styleAddresses(Buffer.from(answer.body).toString());
          add(sameOrigin(addresses, file), pathname);
        }
        return faults;
      });
      findings.push(found);
    }
    const targets = ids.get(file.href);
    if (fragment && targets && !targets.has(fragment)) {
      findings.push({ subject, seen: '', faults: [`the page has no element #${fragment}`] });
    }
  }

  for (const path of UNKNOWN_PATHS) {
    const found = await finding(path, new URL(path, base), (answer) => {
      const faults = answer.status === 404 ? [] : [`status ${answer.status}, not 404`];
      const isPage = Buffer.from(answer.body).toString().includes('Oops! Page not found');
      if (!isPage) faults.push('not the not-found page');
      if (/immutable/.test(answer.headers.get('cache-control') ?? '')) {
        faults.push('an error that is cached for good');
      }
      return [...faults, ...typeFaults(answer), ...securityFaults(answer.headers)];
    });
    findings.push(found);
  }
  findings.push(
    await finding(SECURITY_TXT, new URL(SECURITY_TXT, base), (answer) =>
      securityTxtAnswerFaults(answer, now),
    ),
  );
  return findings;
}

/** Checks a deployed copy: its answers and its redirects. */
export async function checkHost(base: string, paths: readonly string[]): Promise<Finding[]> {
  return [...(await checkAnswers(base, paths)), await redirectFinding(base, paths)];
}
