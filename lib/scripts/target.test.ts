import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strangeAddresses } from '@/lib/scripts/strange-addresses';
import { targetOf } from '@/lib/scripts/target';

const files = [
  'index.html',
  'index.txt',
  'about.html',
  'about.html.br',
  'about.html.gz',
  'about.txt',
  'about/__next.!KHNpdGUp.txt',
  'services/audit.html',
  '404.html',
  '404.html.gz',
  '_not-found.html',
  '_not-found.txt',
  '_not-found/__next._full.txt',
  '_headers',
  '.well-known/security.txt',
  '_next/static/chunks/a.js',
  '_next/static/chunks/a.js.br',
];

let root: string;
let folder: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'target-'));
  folder = path.join(root, 'out');
  for (const name of [...files.map((file) => `out/${file}`), 'secret.html']) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), name);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

const served = (address: string) => {
  const target = targetOf(folder, address);
  return target && 'file' in target ? target.file.slice(1) : target;
};

test.each([
  ['/', 'index.html'],
  ['/?a=/', 'index.html'],
  ['/about', 'about.html'],
  ['/about?a#b', 'about.html'],
  ['/%61bout', 'about.html'],
  ['/about.txt', 'about.txt'],
  ['/services/audit', 'services/audit.html'],
  ['/about/__next.!KHNpdGUp.txt', 'about/__next.!KHNpdGUp.txt'],
  ['/about/__next.%21KHNpdGUp.txt', 'about/__next.!KHNpdGUp.txt'],
  ['/.well-known/security.txt', '.well-known/security.txt'],
  ['/_next/static/chunks/a.js', '_next/static/chunks/a.js'],
])('%s is %s', (address, file) => {
  expect(served(address)).toBe(file);
});

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about/?to=//elsewhere.example', '/about'],
  ['/services/audit/', '/services/audit'],
  ['/index', '/'],
  ['/index/', '/'],
  ['/index.html?a', '/'],
])('%s leads to %s', (address, page) => {
  expect(served(address)).toEqual({ page });
});

test.each([
  '/404',
  '/404.html',
  '/404/',
  '/404.html.gz',
  '/_not-found',
  '/_not-found.html',
  '/_not-found.txt',
  '/_not-found/__next._full.txt',
  '/_headers',
  '/about.html.br',
  '/about.html.gz',
  '/_next/static/chunks/a.js.br',
  '/no-such-page',
  '/no-such-page/',
  '/services',
  '/services/',
  '/_next/',
  '/about.html/',
  '//about',
  '/about//',
  '/./about',
  '/services/../about',
  '/../secret',
  '/../secret.html',
  '/%2e%2e/secret',
  '/..%2fsecret.html',
  '/..%5csecret.html',
  '/%',
  '/%00',
  '/about%00.html',
  '/about%0a',
  'about',
  '',
  'http://localhost/about',
])('%j is not found', (address) => {
  expect(served(address)).toBeNull();
});

test('a strange address leads to the page in it or nowhere', () => {
  const found = strangeAddresses('/about').map((address) => served(address));
  const others = found.filter((target) => target !== null && target !== 'about.html');
  expect(others.length).toBeGreaterThan(0);
  for (const target of others) expect(target).toEqual({ page: '/about' });
});
