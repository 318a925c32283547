import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { htmlOf, parsePage } from '@/lib/build/page';
import {
  addPolicy,
  headersFile,
  IMMUTABLE,
  REVALIDATED,
  securityHeaders,
} from '@/lib/build/policy';

/** Parses a `_headers` file: a path, then its headers, indented. */
function readRules(text: string) {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const headers = lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) ?? [line]);
      return { path, headers: Object.fromEntries(headers) as Record<string, string> };
    });
}

const matches = (rule: string, path: string) =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;

function headersOf(path: string) {
  const found = readRules(headersFile()).filter((rule) => matches(rule.path, path));
  const names = found.flatMap((rule) => Object.keys(rule.headers));
  expect(names).toEqual([...new Set(names)]);
  return Object.assign({}, ...found.map((rule) => rule.headers));
}

test.each([
  ['/', REVALIDATED],
  ['/services/audit', REVALIDATED],
  ['/sw.js', REVALIDATED],
  ['/_next/static/chunks/a.js', IMMUTABLE],
])('%s has every security header and its caching once', (path, caching) => {
  expect(headersOf(path)).toEqual({ ...securityHeaders, 'Cache-Control': caching });
});

test('_headers stays under the 100 rules that hosts read', () => {
  expect(readRules(headersFile()).length).toBeLessThan(100);
});

test('hosts are told to send these headers', () => {
  expect(IMMUTABLE).toBe('public, max-age=31536000, immutable');
  expect(REVALIDATED).toBe('public, max-age=0, must-revalidate');
  expect(securityHeaders).toMatchObject({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  });
});

test('the nginx block sends the same headers', () => {
  const block = readFileSync('lib/scripts/nginx.conf', 'utf8');
  const found = [...block.matchAll(/add_header ([\w-]+) "([^"]+)" always;/g)];
  expect(Object.fromEntries(found.map(([, name, value]) => [name, value]))).toEqual(
    securityHeaders,
  );
  expect(block).toContain(`    default                      "${REVALIDATED}";`);
  expect(block).toContain(`~^(200|304)\\ /_next/static/  "${IMMUTABLE}";`);
});

test('every redirect of the nginx block takes the query along, which nginx leaves encoded', () => {
  const block = readFileSync('lib/scripts/nginx.conf', 'utf8');
  const targets = [...block.matchAll(/return 301 (\S+);/g)].map(([, target]) => target);
  expect(targets).toEqual(['/$is_args$args', '$page$is_args$args']);
});

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of a page, as its first element after the charset. */
function policyOf(body: string, messageOrigin: string | null = null) {
  const page = parsePage(
    'out/a.html',
    `<head><meta charset="utf-8"><title>A</title></head>${body}`,
  );
  addPolicy(page, messageOrigin);
  return /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
    htmlOf(page),
  )?.[1];
}

test('the policy of a page allows its own inline scripts and nothing else of the kind', () => {
  const page =
    '<script>one()</script><script type="text/plain" id="_R_">two(1 < 2)</script><script src="/a.js"></script><script type="application/ld+json">{}</script>';
  expect(policyOf(page)).toBe(
    [
      "default-src 'none'",
      `script-src 'self' ${sha256('one()')} ${sha256('two(1 < 2)')}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      'frame-src blob:',
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ].join('; '),
  );
});

test('messages may go to the origin that receives them, and to no other', () => {
  expect(policyOf('', 'https://forms.example')).toContain(
    "connect-src 'self' https://forms.example; manifest-src",
  );
});
