import { createServer, type IncomingMessage, request } from 'node:http';
import { type Running, running, serveExport } from '@/lib/tools/host/export-server';

export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/**
 * Passes a client's request on and returns the answer unchanged: not decompressed, redirects not
 * followed.
 */
function askedOf(host: string, { method, url = '/', headers }: IncomingMessage): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const forwarded = request(host + url, { method, headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const raw = answer.rawHeaders;
      const pairs = raw.flatMap((name, at) => (at % 2 ? [] : [[name, raw[at + 1] ?? '']]));
      resolve({
        status: answer.statusCode ?? 0,
        headers: Object.fromEntries(pairs),
        body: Buffer.concat(chunks),
      });
    });
    forwarded.on('error', reject).end();
  });
}

/** Serves what a good host answers, altered for a test. */
export async function serveAltered(
  folder: string,
  alter: (answer: Answer, address: string) => Answer,
): Promise<Running> {
  const good = await serveExport(folder);
  const bad = await running(
    createServer(async (asked, response) => {
      const { status, headers, body } = alter(await askedOf(good.url, asked), asked.url ?? '/');
      const { 'Content-Length': _, Connection: __, ...others } = headers;
      // "Not modified" would otherwise look like an empty file.
      const length =
        status === 304 || asked.method === 'HEAD' ? {} : { 'Content-Length': body.length };
      response.writeHead(status, { ...others, ...length });
      response.end(asked.method === 'HEAD' ? undefined : body);
    }),
  );
  return { url: bad.url, close: async () => void (await Promise.all([bad.close(), good.close()])) };
}
