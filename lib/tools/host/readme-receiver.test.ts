import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { outgoing, wordsOf } from '@/lib/forms/outgoing';
import { postMessage } from '@/lib/forms/post-message';
import { checkDelivery } from '@/lib/tools/host/check-delivery';
import { anyFreePort } from '@/lib/tools/host/free-port';

const SITE = 'https://www.example.in';
const [, source = ''] =
  /```js\n(\/\/ receive\.mjs\n.*?)```/s.exec(readFileSync('README.md', 'utf8')) ?? [];

let folder: string;
let receiver: ChildProcess;
let endpoint: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'receiver-'));
  writeFileSync(path.join(folder, 'receive.mjs'), source);
  const port = await anyFreePort();
  endpoint = `http://127.0.0.1:${port}/messages`;
  receiver = spawn(process.execPath, ['receive.mjs'], {
    cwd: folder,
    env: { ...process.env, SITE, PORT: String(port) },
    stdio: 'inherit',
  });
  while ((await postMessage(endpoint, {})).kind === 'unreached') {
    if (receiver.exitCode !== null) throw new Error('the receiver of the README did not start');
  }
});

afterAll(() => {
  receiver.kill();
  rmSync(folder, { recursive: true });
});

const message = outgoing({
  id: 'ab'.repeat(16),
  form: 'contact',
  writtenAt: 0,
  ...wordsOf({ name: 'राम', message: 'नमस्ते '.repeat(1000), subject: 'gst' }),
});

const kept = () => readdirSync(path.join(folder, 'messages'));

test('keeps a message that is posted twice only once, unchanged', async () => {
  expect(await postMessage(endpoint, message)).toEqual({ kind: 'sent' });
  expect(await postMessage(endpoint, message)).toEqual({ kind: 'sent' });
  expect(kept()).toEqual([`${message.id}.json`]);
  const file = readFileSync(path.join(folder, 'messages', `${message.id}.json`), 'utf8');
  expect(JSON.parse(file)).toEqual(message);
});

test.each([
  ['no id', {}, 'refused'],
  ['an id that is a path', { id: '../../receive' }, 'refused'],
  ['a megabyte', { ...message, message: 'x'.repeat(1_000_001) }, 'too-long'],
])('refuses %s and keeps nothing of it', async (_, body, kind) => {
  const before = kept();
  expect((await postMessage(endpoint, body)).kind).toBe(kind);
  expect(kept()).toEqual(before);
});

test('allows requests from the site', async () => {
  expect((await checkDelivery(endpoint, SITE)).faults).toEqual([]);
});
