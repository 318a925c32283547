import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportListener, type Running, running, serveExport } from '@/lib/scripts/export-server';

const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
let site: Running;
beforeAll(async () => {
  mkdirSync(path.join(folder, 'services'));
  for (const name of ['index.html', '404.html', '_headers', 'about.html', 'services/audit.html']) {
    writeFileSync(path.join(folder, name), name);
  }
  site = await serveExport(folder);
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const ask = (asked: string) => fetch(site.url + asked, { redirect: 'manual' });

test.each(['/_headers', '/%5Fheaders', '/%5fheader%73', '/404.htm%6C', '/%', '/%E0%A4%A'])(
  '%s is not found',
  async (asked) => {
    expect((await ask(asked)).status).toBe(404);
  },
);

test.each([
  ['/about.html', '/about'],
  ['/about.htm%6c?a=1', '/about?a=1'],
  ['/%61bout/', '/about'],
  ['/services%2Faudit/', '/services/audit'],
])('%s is another spelling of %s', async (asked, address) => {
  const answer = await ask(asked);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, address]);
});

test('a page is served', async () => {
  expect(await (await ask('/ab%6Fut')).text()).toBe('about.html');
});

test('in a folder of its address, the site answers there alone', async () => {
  const { url, close } = await running(createServer(exportListener(folder, '/repo')));
  const answerTo = async (asked: string) => {
    const answer = await fetch(url + asked, { redirect: 'manual' });
    return [answer.status, answer.headers.get('location') ?? (await answer.text())];
  };
  expect(await answerTo('/repo')).toEqual([301, '/repo/']);
  expect(await answerTo('/repo/')).toEqual([200, 'index.html']);
  expect(await answerTo('/repo/services/audit?a=1')).toEqual([200, 'services/audit.html']);
  expect(await answerTo('/repo/about.html?a=1')).toEqual([301, '/repo/about?a=1']);
  for (const other of ['/', '/about', '/repository/about', '/repo/repo/about']) {
    expect(await answerTo(other)).toEqual([404, '404.html']);
  }
  await close();
});
