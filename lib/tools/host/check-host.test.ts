import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressExport } from '@/lib/build/compress';
import { sha256 } from '@/lib/build/policy';
import { SECURITY_TXT, securityTxt } from '@/lib/build/security-txt';
import { type Answer, serveAltered } from '@/lib/tools/host/altering-host';
import { checkAnswers, checkHost } from '@/lib/tools/host/check-host';

import { connectSources } from '@/lib/tools/host/check-page';
import { serveExport } from '@/lib/tools/host/export-server';

const early = 'start()';
const styles = '@font-face{src:url(/_next/static/media/b.woff2)}';
const policy = `script-src 'self' ${sha256(early)}; connect-src ${connectSources}; object-src 'none'; base-uri 'none'; form-action 'self'`;
const filler = '<p>Books, audits and returns.</p>'.repeat(80);

const code = 'run();'.repeat(400);
const loader = 'load();';
const scripts = `<script id="loader" async src="/_next/static/loader-1.js"></script><script type="text/plain" async src="/_next/static/chunks/a.js"></script>`;

const page = (body: string) => `<!DOCTYPE html><html><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}"><script>${early}</script>${scripts}
<style>${styles}</style><link rel="stylesheet" href="/_next/static/chunks/a.css" disabled></head>
<body>${body}${filler}<a href="tel:+910000000000">Call</a><a href="https://elsewhere.example/">Out</a></body></html>`;

const files: Record<string, string> = {
  'index.html': page('<h1>Home</h1><a href="/about#team">Team</a>'),
  'about.html': page('<h1 id="team">About</h1><a href="/">Home</a>'),
  '404.html': page('<h1>404</h1><p>Oops! Page not found</p>'),
  'index.txt': filler,
  'about.txt': filler,
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'User-agent: *',
  [SECURITY_TXT]: securityTxt(new Date()),
  '_next/static/chunks/a.css': '@font-face{src:url(../media/a.woff2)}',
  '_next/static/chunks/a.js': code,
  '_next/static/loader-1.js': loader,
  '_next/static/media/a.woff2': 'font',
  '_next/static/media/b.woff2': 'font',
};

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'host-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  await compressExport(folder, `${folder}-cache`);
});

afterAll(() => {
  for (const name of [folder, `${folder}-cache`]) rmSync(name, { recursive: true });
});

/** The faults found on a host with altered answers, each with its address. */
async function faultsOf(
  alter?: (answer: Answer, address: string) => Answer,
  check: typeof checkHost = checkAnswers,
) {
  const host = await (alter ? serveAltered(folder, alter) : serveExport(folder));
  const findings = await check(host.url, ['/', '/about']);
  await host.close();
  return {
    visited: findings.length,
    faults: findings.flatMap(({ subject, faults }) =>
      faults.map((fault) => `${subject}: ${fault}`),
    ),
  };
}

const without = (answer: Answer, name: string): Answer => ({
  ...answer,
  headers: Object.fromEntries(Object.entries(answer.headers).filter(([key]) => key !== name)),
});

const instead = (answer: Answer, name: string, value: string): Answer => ({
  ...answer,
  headers: { ...answer.headers, [name]: value },
});

/** An answer with its body changed, sent uncompressed so that it can be edited. */
const rewritten = (answer: Answer, file: string, from: string, to: string): Answer => {
  expect(files[file]).toContain(from);
  const { 'Content-Encoding': _, ...headers } = answer.headers;
  return { ...answer, headers, body: Buffer.from((files[file] ?? '').replace(from, to)) };
};

test('a good host has no faults, and everything that its pages name is visited', async () => {
  expect(await faultsOf(undefined, checkHost)).toEqual({ visited: 2 + 9 + 3 + 2, faults: [] });
});

test('a host that does not answer is a fault on every address', async () => {
  const host = await serveExport(folder);
  await host.close();
  const findings = await checkHost(host.url, ['/', '/about']);
  expect(findings.every(({ faults }) => faults[0]?.startsWith('no answer'))).toBe(true);
});

const on = (path: string, alter: (answer: Answer) => Answer) => (answer: Answer, address: string) =>
  address === path ? alter(answer) : answer;

test.each([
  ...[
    'Content-Security-Policy',
    'Cross-Origin-Opener-Policy',
    'Permissions-Policy',
    'Referrer-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
  ].map((name) => [
    `${name} is missing`,
    on('/about', (answer) => without(answer, name)),
    `/about: no ${name}`,
  ]),
  [
    'a security header has another value',
    on('/', (answer) => instead(answer, 'Referrer-Policy', 'unsafe-url')),
    '/: Referrer-Policy is "unsafe-url", not "strict-origin-when-cross-origin"',
  ],
  [
    'a page is missing',
    on('/about', (answer) => ({ ...answer, status: 404 })),
    '/about: status 404, not 200',
  ],
  [
    'a page is not HTML',
    on('/about', (answer) => instead(answer, 'Content-Type', 'application/octet-stream')),
    '/about: Content-Type is application/octet-stream',
  ],
  [
    'a page is cached for good',
    on('/', (answer) => instead(answer, 'Cache-Control', 'public, max-age=31536000')),
    '/: Cache-Control is "public, max-age=31536000", not "public, max-age=0, must-revalidate"',
  ],
  [
    'a page cannot be revalidated',
    on('/', (answer) => without(without(answer, 'ETag'), 'Last-Modified')),
    '/: neither ETag nor Last-Modified',
  ],
  [
    'a page is not compressed',
    on('/about', (answer) => rewritten(answer, 'about.html', 'About', 'About us')),
    '/about: not compressed',
  ],
  [
    'compression does not vary',
    on('/about', (answer) => without(answer, 'Vary')),
    '/about: no Vary: Accept-Encoding',
  ],
  [
    'the policy is missing from a page',
    on('/', (answer) => rewritten(answer, 'index.html', 'Content-Security-Policy', 'x-ua')),
    '/: no Content-Security-Policy in a meta element',
  ],
  [
    'the policy allows any inline script',
    on('/', (answer) =>
      rewritten(answer, 'index.html', "script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    ),
    "/: the policy allows script-src 'unsafe-inline'",
  ],
  [
    'the policy lost a directive',
    on('/', (answer) => rewritten(answer, 'index.html', "base-uri 'none'", "base-uri 'self'")),
    "/: the policy has no base-uri 'none'",
  ],
  [
    'the policy lets messages go elsewhere',
    on('/', (answer) =>
      rewritten(answer, 'index.html', 'connect-src ', 'connect-src https://elsewhere.example '),
    ),
    `/: the policy has no connect-src ${connectSources}`,
  ],
  [
    'the host adds a script to a page',
    on('/', (answer) => rewritten(answer, 'index.html', '</body>', '<script>count()</script>')),
    '/: an inline script that the policy blocks: count()',
  ],
  [
    'a font that a page names is missing',
    on('/_next/static/media/b.woff2', (answer) => ({ ...answer, status: 404 })),
    '/_next/static/media/b.woff2 (from /): status 404, not 200',
  ],
  [
    'a link leads nowhere',
    on('/', (answer) => rewritten(answer, 'index.html', '/about#team', '/gone')),
    '/gone (from /): status 404, not 200',
  ],
  [
    'a link leads to no element',
    on('/', (answer) => rewritten(answer, 'index.html', '#team', '#people')),
    '/about#people (from /): the page has no element #people',
  ],
  [
    'a font that a style sheet names is missing',
    on('/_next/static/media/a.woff2', (answer) => ({ ...answer, status: 404 })),
    '/_next/static/media/a.woff2 (from /_next/static/chunks/a.css): status 404, not 200',
  ],
  [
    'a hashed file is not immutable',
    on('/_next/static/chunks/a.js', (answer) => instead(answer, 'Cache-Control', 'no-cache')),
    `/_next/static/chunks/a.js (from /): Cache-Control is "no-cache", not "public, max-age=31536000, immutable"`,
  ],
  [
    'a script is not compressed',
    on('/_next/static/chunks/a.js', (answer) =>
      rewritten(answer, '_next/static/chunks/a.js', 'run', 'run'),
    ),
    `/_next/static/chunks/a.js (from /): not compressed`,
  ],
  [
    'an unknown path answers 200',
    on('/no-such-page', (answer) => ({ ...answer, status: 200 })),
    '/no-such-page: status 200, not 404',
  ],
  [
    'an unknown path has a page of the host',
    on('/no-such-page', (answer) => rewritten(answer, '404.html', 'Oops!', 'Sorry.')),
    '/no-such-page: not the not-found page',
  ],
  [
    'an error is cached for good',
    on('/_next/static/no-such-file.js', (answer) =>
      instead(answer, 'Cache-Control', 'public, max-age=31536000, immutable'),
    ),
    '/_next/static/no-such-file.js: an error that is cached for good',
  ],
  [
    'nobody can report a weakness',
    on(SECURITY_TXT, (answer) => ({ ...answer, status: 404 })),
    `${SECURITY_TXT}: status 404, not 200`,
  ],
  [
    'a browser would save the address for reports',
    on(SECURITY_TXT, (answer) => instead(answer, 'Content-Type', 'application/octet-stream')),
    `${SECURITY_TXT}: Content-Type is application/octet-stream`,
  ],
  [
    'the address for reports is gone from its file',
    on(SECURITY_TXT, (answer) => ({ ...answer, body: Buffer.from('Expires: never') })),
    `${SECURITY_TXT}: names no contact`,
  ],
] as [string, (answer: Answer, address: string) => Answer, string][])(
  'it is a fault when %s',
  async (_, alter, fault) => {
    expect((await faultsOf(alter)).faults).toContain(fault);
  },
);

test('a security.txt that expires soon is a fault', async () => {
  const host = await serveExport(folder);
  const soon = new Date(Date.now() + 340 * 24 * 60 * 60 * 1000);
  const findings = await checkAnswers(host.url, ['/', '/about'], soon);
  await host.close();
  const { faults } = findings.find(({ subject }) => subject === SECURITY_TXT) ?? {};
  expect(faults).toEqual([expect.stringMatching(/^expires in 1\d days/)]);
});
