import { allowOwnScripts, isOwnScript } from '@/lib/browser/trusted-types';

const page = 'https://www.firm.example/services/audit';
const chunk = '/_next/static/chunks/0a~b-c.d_1.js';

const worker = (...params: unknown[]) =>
  `/_next/static/chunks/turbopack-worker-1a.js#params=${encodeURIComponent(JSON.stringify(params))}`;

test.each([
  chunk,
  `https://www.firm.example${chunk}`,
  `../..${chunk}`,
  '/_next/static/chunks/../chunks/a.js',
])('%s is a script of the build', (address) => {
  expect(isOwnScript(address, page)).toBe(true);
});

test.each([
  // Outside the folder, at once or after decoding by a server.
  '/_next/static/../../about.js',
  '/_next/static/%2e%2e/%2e%2e/about.js',
  '/_next/static/..%2f..%2fabout.txt',
  '/_next/static/..%2f..%2fabout.js',
  '/_next/static/..%2F..%2Fabout.js',
  '/_next/static/%2e%2e%2f%2e%2e%2fabout.js',
  '/_next/static/..%5c..%5cabout.js',
  '/_next/static/..\\..\\about.js',
  '/_next/static/..%252f..%252fabout.js',
  '/_next/static/%252e%252e/%252e%252e/about.js',
  '/_next/static/..%c0%af..%c0%afabout.js',
  '/_next/static/.%09./.%09./about.js',
  '/_next/static/.\t./.\n./about.js',
  '/_next/static/..;/..;/about.js',
  '/_next/static/chunks/a.js%00.txt',
  '/_next/static/chunks/a.js%2f..%2f..%2fabout.txt',
  '/about.js',
  '/_next/staticx/a.js',
  '/_next%2fstatic/a.js',
  '/%5fnext/static/a.js',
  '/_NEXT/static/a.js',
  '/x/_next/static/a.js',
  '_next/static/chunks/a.js',
  './_next/static/chunks/a.js',
  '?/_next/static/a.js',
  '#/_next/static/a.js',
  '/_next/static/chunks/a.css',
  '/_next/static/media/a.svg',
  '/_next/static/chunks/a.js/',
  '/_next/static/',
  '/_next/static/.js',
  `${chunk}?a`,
  `${chunk}?`,
  `${chunk}#a`,
  `//www.firm.example:8443${chunk}`,
  `http://www.firm.example${chunk}`,
  `https://firm.example${chunk}`,
  `https://www.firm.example.elsewhere.example${chunk}`,
  `https://www.firm.example@elsewhere.example${chunk}`,
  `//elsewhere.example${chunk}`,
  `\\\\elsewhere.example${chunk}`,
  `/\\elsewhere.example${chunk}`,
  `/\t/elsewhere.example${chunk}`,
  `https://user:password@www.firm.example${chunk}`,
  `https://user@www.firm.example${chunk}`,
  `blob:https://www.firm.example${chunk}`,
  'blob:https://www.firm.example/7b0c2a5e-0000-4000-8000-000000000000',
  'data:text/javascript,run()',
  `data:${chunk}`,
  `javascript:run()//${chunk}`,
  `filesystem:https://www.firm.example${chunk}`,
  `file://${chunk}`,
  'https://[',
  '',
  worker([chunk], '', '/_next/'),
  worker([chunk, '/_next/static/chunks/turbopack-2.js'], '', '/_next/', null),
  worker(['/upload.js'], '', '/_next/'),
  worker(['https://elsewhere.example/_next/static/chunks/a.js'], '', '/_next/'),
  worker([chunk, '/_next/static/..%2f..%2fabout.js'], '', '/_next/'),
  worker([chunk], '', 'https://elsewhere.example/'),
  worker([chunk], '?a', '/_next/'),
  worker([chunk], '', '/_next/', 'text'),
  worker([chunk, '","/upload.js'], '', '/_next/'),
  `${worker([chunk], '', '/_next/')}%`,
  `/upload.js${worker([chunk], '', '/_next/').replace(/^[^#]*/, '')}`,
  worker([chunk], '', '/_next/').replace('#params', '?params'),
])('%j is not', (address) => {
  expect(isOwnScript(address, page)).toBe(false);
});

test('besides the scripts of the build, the policy allows the one service worker', () => {
  const rules: Record<string, (text: string) => string | null> = {};
  const createPolicy = (_name: string, policy: typeof rules) => Object.assign(rules, policy);
  Object.assign(globalThis, {
    window: { trustedTypes: { createPolicy } },
    location: new URL(page),
  });
  allowOwnScripts();
  const { createScriptURL } = rules;
  expect(createScriptURL?.('/sw.js')).toBe('/sw.js');
  for (const other of [
    '/sw.js?a',
    '/sw.js#a',
    '/a/sw.js',
    'sw.js',
    '//a.example/sw.js',
    '/SW.js',
  ]) {
    expect(createScriptURL?.(other)).toBeNull();
  }
});
