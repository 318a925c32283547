import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ANSWER_BYTES, type Outcome, postMessage } from '@/features/contact/post-message';

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
  expect(await postMessage(endpoint, message)).toEqual('sent');
  const type = 'application/json';
  expect(posted).toEqual(['POST', '/messages', type, type, JSON.stringify(message)]);
});

/** An answer that stays open; the promise is kept once the sender has given it up. */
function answeringWithoutEnd(status: number, body: string) {
  const closed = new Promise<void>((resolve) => {
    answer = (request, response) => {
      request.resume();
      response.writeHead(status, json).write(body);
      response.on('close', resolve);
    };
  });
  return closed;
}

const createReceipt = (bytes: number) => `{"ok":true}${' '.repeat(bytes - '{"ok":true}'.length)}`;

/** No test takes so long, in milliseconds. */
const FOREVER = 3_600_000;

test.each<[string, number, string, Outcome]>([
  ['an endless receipt', 200, createReceipt(ANSWER_BYTES * 8), 'not-reached'],
  ['an endless refusal', 400, createReceipt(ANSWER_BYTES * 8), 'refused'],
  ['a refusal without an end', 400, '{"errors":', 'refused'],
  ['an endless fault of the server', 500, createReceipt(ANSWER_BYTES * 8), 'not-reached'],
])('%s is not read to its end', async (_, status, body, expected) => {
  const closed = answeringWithoutEnd(status, body);
  expect(await postMessage(endpoint, message, FOREVER)).toEqual(expected);
  await closed;
});

const cases: [string, RequestListener, Outcome][] = [
  ['200 and nothing more', answering(200), 'sent'],
  ['204', answering(204), 'sent'],
  ['a receipt of Formspree', answering(200, json, '{"next":"/thanks","ok":true}'), 'sent'],
  [
    'a receipt of Web3Forms',
    answering(200, json, '{"success":true,"message":"Email sent successfully!"}'),
    'sent',
  ],
  ['a receipt as long as one may be', answering(200, json, createReceipt(ANSWER_BYTES)), 'sent'],
  ['a longer one', answering(200, json, createReceipt(ANSWER_BYTES + 1)), 'not-reached'],
  ['a receipt in Hindi', answering(200, json, '{"ok":true,"message":"धन्यवाद"}'), 'sent'],
  ['an empty list of errors', answering(200, json, '{"errors":[]}'), 'sent'],
  ['200 that is a no', answering(200, json, '{"success":false}'), 'refused'],
  ['200 that is a no in words', answering(200, json, '{"success":"false"}'), 'refused'],
  ['200 that is not ok', answering(200, json, '{"ok":false}'), 'refused'],
  ['200 with an error', answering(200, json, '{"error":"Limit reached"}'), 'refused'],
  ['200 with errors', answering(200, json, '{"errors":[{"code":"TYPE"}]}'), 'refused'],
  ['a bare false', answering(200, json, 'false'), 'refused'],
  ['a page', answering(200, { 'Content-Type': 'text/html' }, '<h1>Thanks</h1>'), 'not-reached'],
  ['a redirect', answering(302, { Location: '/thanks' }), 'not-reached'],
  ['304', answering(304), 'not-reached'],
  ['400', answering(400, json, '{"errors":[]}'), 'refused'],
  ['404', answering(404), 'refused'],
  ['413', answering(413), 'refused'],
  ['429', answering(429, { 'Retry-After': '120' }), 'refused'],
  ['500', answering(500), 'not-reached'],
  ['503', answering(503, { 'Retry-After': '5' }), 'not-reached'],
  ['a cut connection', (request) => request.socket.destroy(), 'not-reached'],
  [
    'a connection cut within a refusal',
    (request, response) => {
      response.writeHead(400, { ...json, 'Content-Length': '100' });
      response.write('{"ok":false', () => request.socket.destroy());
    },
    'refused',
  ],
  [
    'a connection cut within the answer',
    (request, response) => {
      response.writeHead(200, { ...json, 'Content-Length': '100' });
      response.write('{"ok":true', () => request.socket.destroy());
    },
    'not-reached',
  ],
];

test.each(cases)('%s', async (_, listener, expected) => {
  answer = listener;
  expect(await postMessage(endpoint, message, FOREVER)).toEqual(expected);
});

test.each<[string, RequestListener]>([
  ['no answer', (request) => request.resume()],
  ['an answer that never ends', (_, response) => response.writeHead(200, json).write('{"ok":')],
])('%s is waited for until the time is up', async (_, listener) => {
  answer = listener;
  expect(await postMessage(endpoint, message, LIMIT)).toEqual('not-reached');
});

test('nobody listens', async () => {
  const idle = createServer();
  await new Promise<void>((resolve) => idle.listen(0, '127.0.0.1', resolve));
  const { port } = idle.address() as AddressInfo;
  await new Promise((resolve) => idle.close(resolve));
  expect(await postMessage(`http://127.0.0.1:${port}`, message)).toEqual('not-reached');
});

test('a body that cannot be posted is not a success', async () => {
  expect(await postMessage('no address', message)).toEqual('not-reached');
});
