import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createExportListener,
  type Running,
  serveExport,
  startServer,
} from '@/lib/scripts/export-server';

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

describe('a range', () => {
  const answerTo = async (Range: string) => {
    const answer = await fetch(`${site.url}/about`, { headers: { Range } });
    return [answer.status, await answer.text()];
  };

  test.each(['bytes=5-1', 'bytes=1-3,5-7', 'bytes=-', 'bytes=a-b', 'lines=1-2', '0-3', ''])(
    'such as "%s" is ignored',
    async (range) => {
      expect(await answerTo(range)).toEqual([200, 'about.html']);
    },
  );

  test.each([
    ['bytes=0-0', 'a'],
    ['bytes=1-3', 'bou'],
    ['bytes=6-', 'html'],
    ['bytes=-4', 'html'],
    ['bytes=6-99999999999999999999', 'html'],
    ['bytes=-99999999999999999999', 'about.html'],
  ])('of %s has the part "%s"', async (range, part) => {
    expect(await answerTo(range)).toEqual([206, part]);
  });

  test('that begins after the end is not satisfied', async () => {
    expect(await answerTo('bytes=10-')).toEqual([416, '']);
  });

  test('does not change the answer for a missing file', async () => {
    const answer = await fetch(`${site.url}/nowhere`, { headers: { Range: 'bytes=0-1' } });
    expect([answer.status, await answer.text()]).toEqual([404, '404.html']);
  });
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
  '%s is not allowed, and no page is sent',
  async (method) => {
    for (const address of ['/', '/about', '/about.html', '/nowhere']) {
      const answer = await fetch(site.url + address, { method, redirect: 'manual' });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(await answer.text()).toBe('');
    }
  },
);

test('HEAD returns only the headers of the page', async () => {
  const answer = await fetch(`${site.url}/about`, { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '10']);
  expect(await answer.text()).toBe('');
});

/** Sends the path unchanged, which `fetch` would correct. */
const sendRaw = (request: string) =>
  new Promise<string>((resolve) => {
    let answer = '';
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () => {
      socket.end(`${request}\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });

test.each([
  'GET /about.html?\f HTTP/1.1\r\nHost: localhost',
  'GET /about.html?\xff HTTP/1.1\r\nHost: localhost',
  'GET /about HTTP/1.1\r\nHost: a b',
  'GET http://[ HTTP/1.1\r\nHost: localhost',
  'GET * HTTP/1.1\r\nHost: localhost',
  'GET /../../etc/passwd HTTP/1.1\r\nHost: localhost',
  'GET /%00 HTTP/1.1\r\nHost: localhost',
  'GET /about HTTP/1.0',
  'OPTIONS * HTTP/1.1\r\nHost: localhost',
  'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: localhost',
  'GET /about HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade',
  'NONSENSE',
])('%j is not the last request that is answered', async (request) => {
  expect(await sendRaw(request)).not.toContain('root:');
  expect((await ask('/about')).status).toBe(200);
});

test('the build may be replaced while it is served', async () => {
  const built = mkdtempSync(path.join(tmpdir(), 'export-'));
  const write = (name: string, text: string) => writeFileSync(path.join(built, name), text);
  const long = 'long'.repeat(2_000_000);
  write('about.html', 'first');
  write('long.js', long);
  const { url, close } = await serveExport(built);
  const answerTo = async (asked: string) => {
    const answer = await fetch(url + asked);
    return [answer.status, await answer.text()];
  };
  expect(await answerTo('/about')).toEqual([200, 'first']);
  const begun = await fetch(`${url}/long.js`);
  rmSync(built, { recursive: true });
  expect((await answerTo('/about'))[0]).toBe(404);
  expect(await begun.text()).toBe(long);
  mkdirSync(built);
  write('about.html', 'the second one');
  write('404.html', 'none');
  write('new.html', 'new');
  expect(await answerTo('/about')).toEqual([200, 'the second one']);
  expect(await answerTo('/new')).toEqual([200, 'new']);
  expect(await answerTo('/long.js')).toEqual([404, 'none']);
  await close();
  rmSync(built, { recursive: true });
});

test('a visitor who leaves in the middle of a file does not stop the server', async () => {
  writeFileSync(path.join(folder, 'long.js'), 'long'.repeat(2_000_000));
  await new Promise<void>((resolve) => {
    get(`${site.url}/long.js`, (answer) => {
      answer.once('data', () => answer.destroy());
      answer.on('error', () => {});
      answer.on('close', () => resolve());
    });
  });
  expect((await ask('/about')).status).toBe(200);
});

test('a site in a folder of its address answers only there', async () => {
  const { url, close } = await startServer(createServer(createExportListener(folder, '/repo')));
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
