import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressExport } from '@/lib/build/compress';
import { formatSecurityTxt, SECURITY_TXT } from '@/lib/build/security-txt';
import { createExportListener, startServer } from '@/lib/scripts/export-server';
import { findHostFaults } from '@/lib/scripts/host-faults';

const page = `<!DOCTYPE html><title>Books</title>${'<p>Books, audits and returns.</p>'.repeat(80)}`;
const files: Record<string, string> = {
  'index.html': page,
  'about.html': page,
  '404.html': '<!DOCTYPE html><title>404</title>',
  [SECURITY_TXT]: formatSecurityTxt(new Date()),
  '_next/static/chunks/a.js': 'run();'.repeat(400),
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

/** The faults when one address gets `answer`, and all others a good one. */
async function findFaults(address?: string, answer?: RequestListener): Promise<string[]> {
  const good = createExportListener(folder);
  const { url, close } = await startServer(
    createServer((request, response) =>
      (request.url === address && answer ? answer : good)(request, response),
    ),
  );
  const faults = await findHostFaults(url, folder, 'none');
  await close();
  return faults;
}

const but =
  (name: string, value: string): RequestListener =>
  (request, response) => {
    const send = response.writeHead;
    response.writeHead = ((status: number, headers: object) =>
      send.call(response, status, { ...headers, [name.toLowerCase()]: value } as never)) as never;
    createExportListener(folder)(request, response);
  };

const answered =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end();

test('a good host has no faults, at the root of its address and in a folder of it', async () => {
  expect(await findFaults()).toEqual([]);
  const { url, close } = await startServer(createServer(createExportListener(folder, '/repo')));
  expect(await findHostFaults(`${url}/repo`, folder, 'none')).toEqual([]);
  expect(await findHostFaults(url, folder, 'none')).toContain('/about: status 404, not 200');
  await close();
});

const again = 'or there is nothing to revalidate with';
test.each<[string, RequestListener, string]>([
  ['/about', but('Referrer-Policy', 'unsafe-url'), 'Referrer-Policy is unsafe-url'],
  ['/about', but('Content-Type', 'text/html'), 'Content-Type is text/html'],
  ['/', but('Cache-Control', 'max-age=9'), `Cache-Control is max-age=9, ${again}`],
  [
    '/_next/static/chunks/a.js',
    but('Cache-Control', 'no-cache'),
    `Cache-Control is no-cache, ${again}`,
  ],
  ['/about', answered(404), 'status 404, not 200'],
  ['/no-such-page', answered(404), 'not the page for status 404'],
  ['/index', answered(200), 'status 200'],
  ['/about/', answered(502), 'status 502'],
  [
    '/about/?subject=gst',
    answered(301, { Location: '/about' }),
    'redirects to /about, without the query',
  ],
  [
    '/%5Celsewhere.example/',
    answered(301, { Location: '/\\elsewhere.example' }),
    'redirects to /\\elsewhere.example',
  ],
])('%s with a wrong answer is a fault', async (address, answer, fault) => {
  expect(await findFaults(address, answer)).toEqual([`${address}: ${fault}`]);
});

test('a page that the host rewrites or sends uncompressed is a fault', async () => {
  const faults = await findFaults('/about', (_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(`${page}<script>`),
  );
  expect(faults).toContain('/about: not what the build wrote');
  expect(faults).toContain('/about: not compressed');
});

test('an endpoint that refuses messages from the site is a fault', async () => {
  const found = async (status: number, headers: Record<string, string>) => {
    const endpoint = await startServer(createServer(answered(status, headers)));
    const site = await startServer(createServer(createExportListener(folder)));
    const faults = await findHostFaults(site.url, folder, { endpoint: endpoint.url });
    await Promise.all([endpoint.close(), site.close()]);
    return faults.map((fault) => fault.replace(`${endpoint.url}: `, ''));
  };
  const [origin, headers] = ['Access-Control-Allow-Origin', 'Access-Control-Allow-Headers'];
  expect(await found(204, { [origin]: '*', [headers]: 'Content-Type' })).toEqual([]);
  expect(await found(404, { [origin]: 'https://other.example', [headers]: 'Accept' })).toEqual([
    'status 404 for an OPTIONS request',
    'Access-Control-Allow-Origin is https://other.example',
    'Access-Control-Allow-Headers is Accept',
  ]);
});
