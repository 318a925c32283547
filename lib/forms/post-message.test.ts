import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, postMessage, retryAfter } from '@/lib/forms/post-message';

const message = { id: '0'.repeat(32), form: 'contact', message: 'नमस्ते' };
/** How long the tests wait for an answer that never comes, in milliseconds. */
const LIMIT = 400;

let server: Server;
let answer: RequestListener;
let endpoint: string;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const answering =
  (status: number, headers: Record<string, string> = {}, body = ''): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(status, headers).end(body);
  };

const json = { 'Content-Type': 'application/json' };

test('what is posted is JSON, and asks for JSON', async () => {
  let posted: unknown;
  answer = async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url, headers } = request;
    posted = [
      method,
      url,
      headers['content-type'],
      headers.accept,
      Buffer.concat(chunks).toString(),
    ];
    response.writeHead(200).end();
  };
  expect(await postMessage(endpoint, message)).toEqual({ kind: 'sent' });
  const type = 'application/json';
  expect(posted).toEqual(['POST', '/messages', type, type, JSON.stringify(message)]);
});

const cases: [string, RequestListener, Answer][] = [
  ['200 and nothing more', answering(200), { kind: 'sent' }],
  ['204', answering(204), { kind: 'sent' }],
  [
    'a receipt of Formspree',
    answering(200, json, '{"next":"/thanks","ok":true}'),
    { kind: 'sent' },
  ],
  [
    'a receipt of Web3Forms',
    answering(200, json, '{"success":true,"message":"Email sent successfully!"}'),
    { kind: 'sent' },
  ],
  ['an empty list of errors', answering(200, json, '{"errors":[]}'), { kind: 'sent' }],
  ['200 that is a no', answering(200, json, '{"success":false}'), { kind: 'refused' }],
  ['200 that is a no in words', answering(200, json, '{"success":"false"}'), { kind: 'refused' }],
  ['200 that is not ok', answering(200, json, '{"ok":false}'), { kind: 'refused' }],
  ['200 with an error', answering(200, json, '{"error":"Limit reached"}'), { kind: 'refused' }],
  ['200 with errors', answering(200, json, '{"errors":[{"code":"TYPE"}]}'), { kind: 'refused' }],
  ['a bare false', answering(200, json, 'false'), { kind: 'refused' }],
  [
    'a page',
    answering(200, { 'Content-Type': 'text/html' }, '<h1>Thanks</h1>'),
    { kind: 'unclear' },
  ],
  ['a receipt of a megabyte', answering(200, json, `"${'x'.repeat(1e6)}"`), { kind: 'unclear' }],
  ['a redirect', answering(302, { Location: '/thanks' }), { kind: 'unclear' }],
  ['304', answering(304), { kind: 'unclear' }],
  ['400', answering(400, json, '{"errors":[]}'), { kind: 'refused' }],
  ['404', answering(404), { kind: 'refused' }],
  ['413', answering(413), { kind: 'too-long' }],
  ['429 without a time', answering(429), { kind: 'busy', wait: null }],
  ['429 with a time', answering(429, { 'Retry-After': '120' }), { kind: 'busy', wait: 120_000 }],
  ['500', answering(500), { kind: 'failed' }],
  ['503', answering(503, { 'Retry-After': '5' }), { kind: 'failed' }],
  ['no answer', (request) => request.resume(), { kind: 'silent' }],
  [
    'an answer that never ends',
    (_, response) => response.writeHead(200, json).write('{"ok":'),
    { kind: 'silent' },
  ],
  ['a cut connection', (request) => request.socket.destroy(), { kind: 'unreached' }],
  [
    'a connection cut within the answer',
    (request, response) => {
      response.writeHead(200, { ...json, 'Content-Length': '100' });
      response.write('{"ok":true', () => request.socket.destroy());
    },
    { kind: 'unreached' },
  ],
];

test.each(cases)('%s', async (_, listener, expected) => {
  answer = listener;
  expect(await postMessage(endpoint, message, LIMIT)).toEqual(expected);
});

test('nobody listens', async () => {
  const idle = createServer();
  await new Promise<void>((resolve) => idle.listen(0, '127.0.0.1', resolve));
  const { port } = idle.address() as AddressInfo;
  await new Promise((resolve) => idle.close(resolve));
  expect(await postMessage(`http://127.0.0.1:${port}`, message)).toEqual({ kind: 'unreached' });
});

test('a body that cannot be posted is not a success', async () => {
  expect(await postMessage('no address', message)).toEqual({ kind: 'unreached' });
});

const now = Date.parse('2026-07-01T10:00:00Z');

test.each([
  [null, null],
  ['', null],
  ['0', null],
  ['1', 1000],
  ['3600', 3_600_000],
  ['-5', null],
  ['soon', null],
  ['Wed, 01 Jul 2026 10:02:00 GMT', 120_000],
  ['Wed, 01 Jul 2026 09:59:59 GMT', null],
])('Retry-After: %s', (header, wait) => {
  expect(retryAfter(header, now)).toBe(wait);
});
