import { readFileSync } from 'node:fs';
import { headersFile, IMMUTABLE, REVALIDATED, securityHeaders } from '@/lib/build/finish/headers';

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
    'Integrity-Policy': 'blocked-destinations=(script)',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  });
});

test('the nginx block sends the same headers', () => {
  const block = readFileSync('lib/tools/host/nginx.conf', 'utf8');
  const found = [...block.matchAll(/add_header ([\w-]+) "([^"]+)" always;/g)];
  expect(Object.fromEntries(found.map(([, name, value]) => [name, value]))).toEqual(
    securityHeaders,
  );
  expect(block).toContain(`default           "${REVALIDATED}";`);
  expect(block).toContain(`~^/_next/static/  "${IMMUTABLE}";`);
});

test('the nginx block needs no module that nginx may lack', () => {
  expect(readFileSync('lib/tools/host/nginx.conf', 'utf8')).not.toMatch(/^\s*brotli/m);
  expect(readFileSync('lib/tools/host/nginx-brotli.conf', 'utf8')).toMatch(/^brotli_static on;$/m);
});
