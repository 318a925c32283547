import { runInNewContext } from 'node:vm';
import { formatCloudFrontFunction, formatCloudFrontPolicy } from '@/lib/build/hosts/cloudfront';
import { IMMUTABLE, REVALIDATED, securityHeaders } from '@/lib/build/hosts/header-table';
import { formatHeadersFile, formatVercelFile } from '@/lib/build/hosts/host-files';
import { formatNginxConf } from '@/lib/build/hosts/nginx';

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

const matches = (rule: string, path: string) => {
  const [before = '', after] = rule.split('*');
  return after === undefined ? path === rule : path.startsWith(before) && path.endsWith(after);
};

function getHeaders(path: string) {
  const found = readRules(formatHeadersFile()).filter((rule) => matches(rule.path, path));
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
  expect(getHeaders(path)).toEqual({ ...securityHeaders, 'Cache-Control': caching });
});

test.each(['/index.txt', '/services/audit.txt'])('%s is hidden from search engines', (path) => {
  expect(getHeaders(path)).toMatchObject({ ...securityHeaders, 'X-Robots-Tag': 'noindex' });
});

test('another page of a service or calculator needs no more of the 100 rules that hosts read', () => {
  const rules = readRules(formatHeadersFile()).map(({ path }) => path);
  expect(rules.length).toBeLessThan(40);
  expect(rules.filter((path) => /^\/(services|calculators)\/[^*]/.test(path))).toEqual([]);
  for (const path of ['/services/trademark', '/calculators/gratuity']) {
    expect(getHeaders(path)).toEqual({ ...securityHeaders, 'Cache-Control': REVALIDATED });
  }
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

const block = formatNginxConf({ listen: 8080, name: 'www.firm.in', root: '/srv' });

test('the nginx block sends the same headers', () => {
  const found = [...block.matchAll(/add_header ([\w-]+) "([^"]+)" always;/g)];
  expect(Object.fromEntries(found.map(([, name, value]) => [name, value]))).toEqual(
    securityHeaders,
  );
  expect(block).toContain(`    default                      "${REVALIDATED}";`);
  expect(block).toContain(`~^(200|304)\\ /_next/static/  "${IMMUTABLE}";`);
});

test('the nginx block does not send parts of files that browsers cache for good', () => {
  const [, cacheRule] = /location \/_next\/static\/ \{([^}]*)\}/.exec(block) ?? [];
  expect(cacheRule).toContain('max_ranges 0;');
});

test.each([
  ['/services/audit.txt', true],
  ['/index.txt', true],
  ['/robots.txt', false],
  ['/.well-known/security.txt', false],
  ['/services/audit', false],
])('the nginx block keeps %s from search engines: %j', (path, isKept) => {
  const [, pattern = ''] = /~(\S+) +"noindex";/.exec(block) ?? [];
  expect(new RegExp(pattern).test(path)).toBe(isKept);
});

test('every redirect of the nginx block keeps the query, which nginx leaves encoded', () => {
  const targets = [...block.matchAll(/return 301 (\S+);/g)].map(([, target]) => target);
  expect(targets).toEqual(['/$is_args$args', '$page$is_args$args']);
});

test('vercel.json has the same headers, path by path', () => {
  const { headers, ...settings } = JSON.parse(formatVercelFile());
  expect(settings).toMatchObject({ cleanUrls: true, trailingSlash: false });
  type Rule = { source: string; headers: { key: string; value: string }[] };
  const rules = headers.map((rule: Rule) => ({
    path: rule.source.replace('(.*)', '*').replaceAll('\\.', '.'),
    headers: Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])),
  }));
  expect(rules).toEqual(readRules(formatHeadersFile()));
});

test('the policy of CloudFront has each header once', () => {
  const { SecurityHeadersConfig: known, CustomHeadersConfig: others } = JSON.parse(
    formatCloudFrontPolicy(),
  );
  expect(known.ContentSecurityPolicy.ContentSecurityPolicy).toBe(
    securityHeaders['Content-Security-Policy'],
  );
  expect(known.ReferrerPolicy.ReferrerPolicy).toBe(securityHeaders['Referrer-Policy']);
  expect(known.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(31_536_000);
  type Item = { Header: string };
  const named = [...Object.keys(known), ...others.Items.map(({ Header }: Item) => Header)];
  expect(named).toHaveLength(Object.keys(securityHeaders).length);
  expect(others.Quantity).toBe(others.Items.length);
});

describe('the function of CloudFront', () => {
  const handler = runInNewContext(`${formatCloudFrontFunction()}; handler`);
  const asked = (uri: string, querystring: Record<string, { value: string }> = {}) =>
    handler({ request: { uri, querystring } });

  test.each([
    ['/', '/index.html'],
    ['/about', '/about.html'],
    ['/services/audit', '/services/audit.html'],
    ['/about.txt', '/about.txt'],
    ['/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/_headers', '/not-found'],
    ['/vercel.json', '/not-found'],
    ['/about.html.gz', '/not-found'],
    ['//elsewhere.example/', '//elsewhere.example/'],
  ])('%s is the file %s', (uri, file) => {
    expect(asked(uri)).toMatchObject({ uri: file });
  });

  test.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/index/', '/'],
  ])('%s leads to %s with its query', (uri, page) => {
    const { statusCode, headers } = asked(uri, { subject: { value: 'gst' } });
    expect([statusCode, headers.location.value]).toEqual([301, `${page}?subject=gst`]);
    expect(asked(uri).headers.location.value).toBe(page);
  });
});
