import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import receiverPackage from '@/examples/receiver/package.json';
import { createMessageBody, messageFields, normaliseFormValues } from '@/features/contact/outgoing';
import { postMessage } from '@/features/contact/post-message';
import sitePackage from '@/package.json';

const SITE = 'https://www.example.in';

let folder: string;
let receiver: ChildProcess;
let endpoint: string;

let webhookCalls: string[] = [];
const crm = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    webhookCalls.push(body);
    response.writeHead(500).end();
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => crm.listen(0, '127.0.0.1', resolve));
  const WEBHOOK = `http://127.0.0.1:${(crm.address() as AddressInfo).port}`;
  folder = mkdtempSync(path.join(tmpdir(), 'receiver-'));
  receiver = spawn(process.execPath, ['examples/receiver/receive.mjs'], {
    env: { ...process.env, SITE, PORT: '0', FOLDER: folder, WEBHOOK },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  endpoint = await new Promise((resolve, reject) => {
    receiver.once('exit', () => reject(new Error('the receiver did not start')));
    receiver.stdout?.on('data', (line: Buffer) => {
      const [address] = /http:\S+/.exec(line.toString()) ?? [];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
  });
});

afterAll(() => {
  receiver.kill();
  crm.close();
  rmSync(folder, { recursive: true });
});

const message = createMessageBody({
  id: 'ab'.repeat(16),
  form: 'contact',
  writtenAt: 0,
  ...normaliseFormValues({ name: 'राम', message: 'नमस्ते '.repeat(1000), subject: 'gst' }),
});

const listStoredFiles = () => readdirSync(folder);
const post = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
  fetch(endpoint, { method: 'POST', body, headers: { 'Content-Type': type } });

test('a message that is posted twice, even at once, is stored once and unchanged', async () => {
  const answers = await Promise.all([
    postMessage(endpoint, message),
    postMessage(endpoint, message),
  ]);
  expect(answers).toEqual(['sent', 'sent']);
  expect(await postMessage(endpoint, { ...message, message: 'Other words' })).toBe('sent');
  expect(listStoredFiles()).toEqual([`${message.id}.json`]);
  const file = readFileSync(path.join(folder, `${message.id}.json`), 'utf8');
  expect(JSON.parse(file)).toEqual(message);
});

test('a webhook is called once for a message, and its failure loses nothing', async () => {
  webhookCalls = [];
  const other = { ...message, id: 'cd'.repeat(16) };
  expect(await postMessage(endpoint, other)).toBe('sent');
  expect(await postMessage(endpoint, other)).toBe('sent');
  while (webhookCalls.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(webhookCalls.map((body) => JSON.parse(body))).toEqual([other]);
  expect(listStoredFiles()).toContain(`${other.id}.json`);
  rmSync(path.join(folder, `${other.id}.json`));
});

test('only the documented fields are stored, and no more bytes than were posted', async () => {
  const nested = `${'['.repeat(170_000)}${']'.repeat(170_000)}`;
  const long = { ...message, id: '34'.repeat(16), message: '\n"\u2028'.repeat(1000) };
  const body = `${JSON.stringify(long).slice(0, -1)},"more":${nested},"__proto__":{"name":"x"}}`;
  expect((await post(body)).status).toBe(204);
  const file = readFileSync(path.join(folder, `${long.id}.json`), 'utf8');
  expect(Object.keys(JSON.parse(file))).toEqual(messageFields);
  expect(JSON.parse(file)).toEqual(long);
  expect(file.length).toBeLessThanOrEqual(JSON.stringify(long).length);
});

test.each([
  ['single bytes above ASCII', [0xff, 0xfe, 0xe9]],
  ['a half character', [0xed, 0xa0, 0x80]],
  ['a character cut short', [0xe0, 0xa4]],
])('a message with %s, which is not UTF-8, is rejected', async (_, bytes) => {
  const before = listStoredFiles();
  const sent = { ...message, id: '9a'.repeat(16), message: 'x' };
  const [start = '', end = ''] = JSON.stringify(sent).split('"x"');
  const wrong = Buffer.concat(Array.from({ length: 1000 }, () => Buffer.from(bytes)));
  const body = Buffer.concat([Buffer.from(`${start}"`), wrong, Buffer.from(`"${end}`)]);
  expect((await post(new Uint8Array(body))).status).toBe(400);
  expect(listStoredFiles()).toEqual(before);
});

test('half a character in an escape is stored in no more bytes than were posted', async () => {
  const sent = { ...message, id: '9b'.repeat(16), message: '\ud800\u0001\u007f"'.repeat(100) };
  const body = JSON.stringify(sent);
  expect((await post(body)).status).toBe(204);
  const file = path.join(folder, `${sent.id}.json`);
  expect(readFileSync(file).length).toBeLessThanOrEqual(Buffer.byteLength(body));
  rmSync(file);
});

test.each([
  ['a list that is nested 170,000 deep', `${'['.repeat(170_000)}${']'.repeat(170_000)}`],
  ['an object', '{"toString":1}'],
  ['a number', '1'],
  ['null', 'null'],
])('a message whose name is %s is rejected', async (_, name) => {
  const before = listStoredFiles();
  const body = JSON.stringify({ ...message, id: '56'.repeat(16) }).replace('"राम"', name);
  expect(JSON.parse(body).name).not.toBe('राम');
  expect((await post(body)).status).toBe(400);
  expect(listStoredFiles()).toEqual(before);
});

test.each(messageFields)('a message without %s is rejected', async (field) => {
  const before = listStoredFiles();
  const body = JSON.stringify({ ...message, id: '78'.repeat(16), [field]: undefined });
  expect((await post(body)).status).toBe(400);
  expect(listStoredFiles()).toEqual(before);
});

test.each([
  ['no id', '{}', 400],
  ['an id that is a path', '{"id":"../../receive"}', 400],
  ['an id that is a list', `{"id":["${'cd'.repeat(16)}"]}`, 400],
  ['a list', `["${'cd'.repeat(16)}"]`, 400],
  ['null', 'null', 400],
  ['no JSON', '{"id":', 400],
  ['a megabyte', JSON.stringify({ id: 'cd'.repeat(16), message: 'x'.repeat(1_000_001) }), 413],
])('%s is rejected, and nothing of it is stored', async (_, body, status) => {
  const before = listStoredFiles();
  expect((await post(body)).status).toBe(status);
  expect(listStoredFiles()).toEqual(before);
});

test.each([
  'text/plain',
  'text/plain; application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
])('a form on another site cannot post, as its type is %s', async (type) => {
  const before = listStoredFiles();
  const body = JSON.stringify({ ...message, id: 'ef'.repeat(16) });
  expect((await post(body, type)).status).toBe(415);
  expect(listStoredFiles()).toEqual(before);
});

test('a sender that hangs up halfway leaves nothing, and the next one is served', async () => {
  const before = listStoredFiles();
  const { port, hostname } = new URL(endpoint);
  const body = JSON.stringify({ ...message, id: '12'.repeat(16) });
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      const head = `POST /messages HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\n`;
      socket.write(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`);
      socket.write(body.slice(0, 500), () => socket.destroy());
    });
    socket.on('close', () => resolve());
  });
  expect((await post('{}')).status).toBe(400);
  expect(receiver.exitCode).toBeNull();
  expect(listStoredFiles()).toEqual(before);
});

test.each([
  [SITE, SITE],
  ['https://elsewhere.example', null],
])('a browser on %s may post: %s', async (origin, allowed) => {
  const asked = await fetch(endpoint, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  expect(asked.status).toBe(204);
  const { headers } = asked;
  const named = headers.get('Access-Control-Allow-Origin');
  expect(named === origin ? named : null).toBe(allowed);
  expect(headers.get('Access-Control-Allow-Headers')).toMatch(/content-type/i);
});

test('the packages of the example are the ones tested here', () => {
  for (const [name, version] of Object.entries(receiverPackage.dependencies)) {
    expect(sitePackage.devDependencies).toMatchObject({ [name]: version });
  }
});
