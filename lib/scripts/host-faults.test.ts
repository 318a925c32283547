import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressExport } from '@/lib/build/compress';
import { SECURITY_TXT, securityTxt } from '@/lib/build/security-txt';
import { exportListener, running } from '@/lib/scripts/export-server';
import { deliveryFaults, hostFaults } from '@/lib/scripts/host-faults';

const page = `<!DOCTYPE html><title>Books</title>${'<p>Books, audits and returns.</p>'.repeat(80)}`;
const files: Record<string, string> = {
  'index.html': page,
  'about.html': page,
  '404.html': '<!DOCTYPE html><title>404</title>',
  [SECURITY_TXT]: securityTxt(new Date()),
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

/** The faults of a host that answers one address by itself, and all others well. */
async function faultsOf(address?: string, answer?: RequestListener): Promise<string[]> {
  const good = exportListener(folder);
  const { url, close } = await running(
    createServer((request, response) =>
      (request.url === address && answer ? answer : good)(request, response),
    ),
  );
  const faults = await hostFaults(url, folder, 'none');
  await close();
  return faults;
}

/** A good answer but for one header. */
const but =
  (name: string, value?: string): RequestListener =>
  (request, response) => {
    const send = response.writeHead;
    response.writeHead = ((status: number, headers: object) => {
      const others = Object.entries(headers).filter(
        ([key]) => key.toLowerCase() !== name.toLowerCase(),
      );
      response.removeHeader(name);
      return send.call(response, status, {
        ...Object.fromEntries(others),
        ...(value && { [name]: value }),
      } as never);
    }) as never;
    exportListener(folder)(request, response);
  };

test('a good host has no faults', async () => {
  expect(await faultsOf()).toEqual([]);
});

test.each([
  ['/about', but('Referrer-Policy'), 'Referrer-Policy is missing'],
  ['/about', but('Referrer-Policy', 'unsafe-url'), 'Referrer-Policy is unsafe-url'],
  ['/about', but('Content-Type', 'text/html'), 'Content-Type is text/html'],
  ['/about', but('Vary'), 'no Vary: Accept-Encoding'],
  [
    '/',
    but('Cache-Control', 'public, max-age=31536000'),
    'Cache-Control is public, max-age=31536000, or there is nothing to revalidate with',
  ],
  [
    '/_next/static/chunks/a.js',
    but('Cache-Control', 'no-cache'),
    'Cache-Control is no-cache, or there is nothing to revalidate with',
  ],
  [
    '/about',
    ((_, response) => response.writeHead(404).end()) as RequestListener,
    'status 404, not 200',
  ],
])('%s with a wrong answer is a fault', async (address, answer, fault) => {
  expect(await faultsOf(address, answer)).toEqual([`${address}: ${fault}`]);
});

test('a page that the host rewrites, or sends uncompressed, is a fault', async () => {
  const faults = await faultsOf('/about', (_, response) => response.end(`${page}<script>`));
  expect(faults).toContain('/about: not what the build wrote');
  expect(faults).toContain(
    '/about: Cache-Control is missing, or there is nothing to revalidate with',
  );
});

const redirect =
  (location: string): RequestListener =>
  (_, response) =>
    response.writeHead(301, { location }).end();

test.each([
  ['/%5Celsewhere.example/', '/\\elsewhere.example'],
  ['/%2Felsewhere.example/', '//elsewhere.example'],
  ['/%09/elsewhere.example/', '/\t/elsewhere.example'],
  ['/\\elsewhere.example/', 'https://elsewhere.example'],
  ['/@elsewhere.example/', 'http://a:b@localhost/about'],
  ['/javascript:alert(1)//elsewhere.example', 'javascript:alert(1)'],
  ['/https:elsewhere.example', 'http://[/'],
  ['/elsewhere.example/', 'about'],
  ['//elsewhere.example/', '/elsewhere.example'],
  ['/about/?to=//elsewhere.example', '/about?to=//elsewhere.example'],
])('%s may not lead to %s', async (address, location) => {
  expect(await faultsOf(address, redirect(location))).toEqual([
    `${address}: redirects to ${location}`,
  ]);
});

test('a strange address may lead to a page', async () => {
  expect(await faultsOf('/about.html/', redirect('/about'))).toEqual([]);
});

test.each([
  ['/index', { status: 200, headers: {} }, '/index: repeats the home page'],
  ['/%00//elsewhere.example', { status: 502, headers: {} }, '/%00//elsewhere.example: status 502'],
  [
    '/%0d%0aX-Injected:%20yes%0d%0aelsewhere.example/',
    { status: 404, headers: { 'X-Injected': 'yes' } },
    '/%0d%0aX-Injected:%20yes%0d%0aelsewhere.example/: takes a header from the address',
  ],
])('%s answered with %j is a fault', async (address, { status, headers }, fault) => {
  expect(
    await faultsOf(address, (_, response) => response.writeHead(status, headers).end()),
  ).toEqual([fault]);
});

test.each([
  ['one that lets the site in', 204, 'https://www.example.in', 'Content-Type', []],
  ['one that lets anybody in', 200, '*', '*', []],
  [
    'one for another site',
    204,
    'https://other.example',
    'Content-Type',
    ['Access-Control-Allow-Origin is https://other.example'],
  ],
  [
    'one that is not there',
    404,
    '*',
    'Accept',
    ['status 404 for an OPTIONS request', 'Access-Control-Allow-Headers is Accept'],
  ],
])('messages may be sent to %s', async (_, status, origin, headers, faults) => {
  const { url, close } = await running(
    createServer((__, response) =>
      response
        .writeHead(status, {
          'Access-Control-Allow-Origin': origin,
          'Access-Control-Allow-Headers': headers,
        })
        .end(),
    ),
  );
  expect(await deliveryFaults({ endpoint: url }, 'https://www.example.in')).toEqual(
    faults.map((fault) => `${url}: ${fault}`),
  );
  await close();
});
