// Stores each message of the website's forms once, as a file. Start it with
//   npm ci && SITE=https://www.example.com npm start
// behind a server that speaks https and limits the rate, as docs/messages.md says how, and name its
// address, with /messages, in content/site.ts.
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { link, unlink, writeFile } from 'node:fs/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';

/** `WEBHOOK` belongs to a CRM, which gets each message once it is stored. */
const { SITE = 'https://www.example.com', PORT = '4000', FOLDER = 'messages' } = process.env;
const { WEBHOOK } = process.env;
/** The fields of a message, all of them text. Nothing else is stored. */
const FIELDS = 'id form name email phone topic subject message writtenAt'.split(' ');
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The message is stored whatever the CRM answers. */
async function forward(message) {
  const headers = { 'Content-Type': 'application/json' };
  const post = { method: 'POST', headers, body: JSON.stringify(message) };
  const answer = await fetch(WEBHOOK, post).catch((error) => error);
  if (!answer.ok) console.error(`${message.id} was not told: ${answer.status ?? answer.message}`);
}

/** Written under another name first, so that a stop halfway leaves no half message. */
async function store(id, message) {
  const draft = `${FOLDER}/${randomUUID()}.part`;
  await writeFile(draft, JSON.stringify(message));
  try {
    await link(draft, `${FOLDER}/${id}.json`);
    if (WEBHOOK) void forward(message);
  } catch (error) {
    // It exists: the message was sent again.
    if (error.code !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
}

const app = new Hono();
app.use(cors({ origin: SITE, allowMethods: ['POST'], allowHeaders: ['Content-Type'] }));

// The rest of an oversized message is not read, so its connection ends.
const limit = bodyLimit({
  maxSize: 1_000_000,
  onError: (context) => context.body(null, 413, { Connection: 'close' }),
});

app.post('/messages', limit, async (context) => {
  const answer = (status) => context.body(null, status);
  // `null` also if the sender hangs up. Decoded loosely, one byte could be stored as three.
  const read = async () => JSON.parse(utf8.decode(await context.req.arrayBuffer()));
  const message = await read().catch(() => null);
  // A form on another site can post every other type without asking, but not JSON.
  const type = context.req.header('Content-Type') ?? '';
  if (!/^application\/json *(;|$)/i.test(type)) return answer(415);
  const entry = Object.fromEntries(FIELDS.map((field) => [field, message?.[field]]));
  if (!Object.values(entry).every((value) => typeof value === 'string')) return answer(400);
  if (!/^[0-9a-f]{32}$/.test(entry.id)) return answer(400);
  await store(entry.id, entry);
  return answer(204);
});

mkdirSync(FOLDER, { recursive: true });
serve({ fetch: app.fetch, port: Number(PORT) }, ({ port }) => {
  console.log(`Messages are taken at http://localhost:${port}/messages`);
});
