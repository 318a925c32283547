import { createServer } from 'node:http';
import { checkRedirects } from '@/lib/tools/host/check-redirects';

type Reply = { status: number; headers?: Record<string, string> };

/** The faults of a host that answers one address as given and every other with 404. */
async function faultsOf(address: string, replyTo: (origin: string) => Reply) {
  const asked: string[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    asked.push(url);
    const reply = url === address ? replyTo(`http://${headers.host}`) : { status: 404 };
    response.writeHead(reply.status, reply.headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const { faults } = await checkRedirects(new URL(`http://localhost:${port}`), ['/', '/about']);
  server.close();
  expect(asked).toContain(address);
  return faults;
}

const redirectTo = (location: string) => () => ({ status: 301, headers: { location } });

test.each([
  ['to another host by a backslash', '/%5Celsewhere.example/', '/\\elsewhere.example'],
  ['to another host by two slashes', '/%2Felsewhere.example/', '//elsewhere.example'],
  ['to another host by a tab', '/%09/elsewhere.example/', '/\t/elsewhere.example'],
  ['to another host in full', '/\\elsewhere.example/', 'https://elsewhere.example'],
  ['with a password', '/@elsewhere.example/', 'http://a:b@localhost/about'],
  ['to a script', '/javascript:alert(1)//elsewhere.example', 'javascript:alert(1)'],
  ['to no address', '/https:elsewhere.example', 'http://[/'],
  ['from where it is', '/elsewhere.example/', 'about'],
  ['to no page', '//elsewhere.example/', '/elsewhere.example'],
  ['with more than a page', '/about/?to=//elsewhere.example', '/about?to=//elsewhere.example'],
])('a redirect %s is a fault', async (_, address, location) => {
  expect(await faultsOf(address, redirectTo(location))).toEqual([
    `${address}: redirects to ${location}`,
  ]);
});

test('a redirect to a page is no fault, whether its address is absolute or not', async () => {
  const address = '/about.html/';
  expect(await faultsOf(address, redirectTo('/about'))).toEqual([]);
  const inFull = (origin: string) => redirectTo(`${origin}/about`)();
  expect(await faultsOf(address, inFull)).toEqual([]);
});

test.each([
  ['fails', { status: 502 }, 'status 502'],
  [
    'writes a header',
    { status: 404, headers: { 'X-Injected': 'yes' } },
    'takes a header from the address',
  ],
])('it is a fault when a strange address %s', async (_, reply, fault) => {
  const address = '/%0d%0aX-Injected:%20yes%0d%0aelsewhere.example/';
  expect(await faultsOf(address, () => reply)).toEqual([`${address}: ${fault}`]);
});

test.each(['/index', '/index/', '/index.html'])(
  'it is a fault when %s repeats the home page',
  async (address) => {
    expect(await faultsOf(address, () => ({ status: 200 }))).toEqual([
      `${address}: repeats the home page`,
    ]);
    expect(await faultsOf(address, redirectTo('/'))).toEqual([]);
  },
);
