import type { Delivery } from '@/content/site';

/** The hosts of this machine that a Content-Security-Policy can name. */
const LOOPBACK = ['localhost', '127.0.0.1'];

/** Whether messages may be posted to an address: over https, or to this machine for a trial. */
export function isSafeEndpoint(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
}

/** Whether an endpoint is on this machine, as in a test. */
export const isLoopback = (endpoint: string) => LOOPBACK.includes(new URL(endpoint).hostname);

/** The origin to which messages are posted; `null` where they stay in the browser. */
export function messageOrigin(delivery: Delivery): string | null {
  return delivery === 'none' ? null : new URL(delivery.endpoint).origin;
}
