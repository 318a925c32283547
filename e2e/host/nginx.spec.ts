import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { routes } from '@/content/routes';
import { checkHost } from '@/lib/tools/host/check-host';
import { anyFreePort } from '@/lib/tools/host/free-port';
import { findNginx, siteBlock, startNginx } from '@/lib/tools/host/nginx';

test.skip(!findNginx(), 'nginx is not installed');

let copy: string;

test.beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'export-'));
  cpSync('out', copy, { recursive: true });
});

test.afterAll(() => rmSync(copy, { recursive: true }));

async function faultsOf(folder: string, block = siteBlock()) {
  const { url, stop } = await startNginx({ folder, port: await anyFreePort(), block });
  const findings = await checkHost(
    url,
    routes.map((route) => route.path),
  );
  await stop();
  return findings
    .filter(({ faults }) => faults.length > 0)
    .map(({ subject, faults }) => ({ subject, faults }));
}

test('the check finds no fault in nginx with the server block of the repository', async () => {
  expect(await faultsOf('out')).toEqual([]);
});

test('a missing page is the only fault found', async () => {
  for (const end of ['', '.br', '.gz'])
    rmSync(path.join(copy, `about.html${end}`), { force: true });
  expect(await faultsOf(copy)).toEqual([{ subject: '/about', faults: ['status 404, not 200'] }]);
});

test('a missing header is a fault on every page', async () => {
  const line = /^ *add_header X-Content-Type-Options .*\n/m;
  expect(siteBlock()).toMatch(line);
  const faults = await faultsOf('out', siteBlock().replace(line, ''));
  for (const { path: subject } of routes) {
    expect(faults).toContainEqual({ subject, faults: ['no X-Content-Type-Options'] });
  }
});

test('a redirect that repeats the requested address is a fault', async () => {
  const start = /location \/ \{\n/;
  expect(siteBlock()).toMatch(start);
  const block = siteBlock().replace(start, 'location / {\nrewrite ^(/.+)/$ $1 permanent;\n');
  const [found, ...others] = await faultsOf('out', block);
  expect(others).toEqual([]);
  expect(found?.faults).toContain('/%5Celsewhere.example/: redirects to /\\elsewhere.example');
});
