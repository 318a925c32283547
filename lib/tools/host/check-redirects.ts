import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { homeSpellings, INJECTED, strangeAddresses } from '@/lib/tools/host/strange-addresses';

type Head = { status: number; headers: IncomingHttpHeaders };

/** Requests an address exactly as written: `fetch` and URL objects would normalise it. */
function ask(base: URL, address: string, agent: http.Agent): Promise<Head> {
  const { request } = base.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    request(base, { path: address, agent }, (response) => {
      response.resume().once('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers });
      });
    })
      .once('error', reject)
      .end();
  });
}

const agentFor = ({ protocol }: URL) =>
  new (protocol === 'https:' ? https : http).Agent({ keepAlive: true, maxSockets: 1 });

/** Whether a browser that follows a redirect can only arrive at one of the pages. */
function leadsToPage(location: string, base: URL, paths: readonly string[]): boolean {
  // Absolute or from the root: where others lead depends on how the first address is read.
  if (!/^(\/|https?:)/.test(location) || !URL.canParse(location, base.href)) return false;
  const { href } = new URL(location, base);
  return paths.some((path) => new URL(path, base).href === href);
}

function redirectFaults({ status, headers }: Head, base: URL, paths: readonly string[]): string[] {
  const faults: string[] = [];
  if (status >= 500) faults.push(`status ${status}`);
  if (headers[INJECTED]) faults.push('takes a header from the address');
  const { location } = headers;
  if (location !== undefined && !leadsToPage(location, base, paths)) {
    faults.push(`redirects to ${location}`);
  }
  return faults;
}

/**
 * The faults of a host's redirects: a strange address that leads to anything but a page of the
 * site, or a second address of the home page.
 */
export async function checkRedirects(
  base: URL,
  paths: readonly string[],
): Promise<{ tried: number; faults: string[] }> {
  const agent = agentFor(base);
  const page = paths.find((path) => path !== '/') ?? '/';
  const addresses = [...strangeAddresses(page), ...homeSpellings];
  const faults: string[] = [];
  try {
    for (const address of addresses) {
      const head = await ask(base, address, agent);
      const found = redirectFaults(head, base, paths);
      if (homeSpellings.includes(address) && head.status === 200)
        found.push('repeats the home page');
      for (const fault of found) faults.push(`${address}: ${fault}`);
    }
  } finally {
    agent.destroy();
  }
  return { tried: addresses.length, faults };
}
