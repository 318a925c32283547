import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkDelivery } from '@/lib/tools/host/check-delivery';

const ORIGIN = 'https://www.example.in';

let server: Server;
let answer: RequestListener;
let endpoint: string;
const asked: unknown[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push([request.method, request.headers.origin]);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const good = {
  'Access-Control-Allow-Origin': ORIGIN,
  'Access-Control-Allow-Headers': 'Accept, Content-Type',
};

test.each([
  ['a receiver that lets the site in', 204, good, []],
  ['one that lets anybody in', 200, { ...good, 'Access-Control-Allow-Origin': '*' }, []],
  ['one that takes any header', 200, { ...good, 'Access-Control-Allow-Headers': '*' }, []],
  [
    'one for another site',
    204,
    { ...good, 'Access-Control-Allow-Origin': 'https://other.example' },
    [`Access-Control-Allow-Origin is https://other.example, not ${ORIGIN}`],
  ],
  [
    'one that knows no other origins',
    200,
    {},
    [
      `Access-Control-Allow-Origin is missing, not ${ORIGIN}`,
      'Access-Control-Allow-Headers does not name Content-Type',
    ],
  ],
  [
    'one that is not there',
    404,
    good,
    ['answers an OPTIONS request with status 404, so browsers send nothing'],
  ],
  [
    'one that leads elsewhere',
    301,
    { ...good, Location: 'https://other.example' },
    ['answers an OPTIONS request with status 301, so browsers send nothing'],
  ],
])('%s', async (_, status, headers, faults) => {
  answer = (_request, response) =>
    response.writeHead(status, headers as Record<string, string>).end();
  const finding = await checkDelivery(endpoint, ORIGIN);
  expect(finding).toEqual({ subject: `messages go to ${endpoint}`, seen: `${status}`, faults });
  expect(asked.at(-1)).toEqual(['OPTIONS', ORIGIN]);
});

test('a receiver that does not answer is a fault', async () => {
  answer = (request) => request.socket.destroy();
  const { faults } = await checkDelivery(endpoint, ORIGIN);
  expect(faults).toEqual([expect.stringMatching(/^no answer: /)]);
});

test('a receiver on the site’s own host needs no check', async () => {
  const before = asked.length;
  expect(await checkDelivery(`${ORIGIN}/messages`, ORIGIN)).toMatchObject({ faults: [] });
  expect(asked).toHaveLength(before);
});
