import type { Delivery } from '@/content/site';

/** The hosts of this machine that a Content-Security-Policy can name. */
const LOOPBACK = ['localhost', '127.0.0.1'];

/** Any other sign in a host is a wildcard, or ends the host in a policy. */
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;

/**
 * The parts of an https address, or of an http one on this machine for a trial, that is an origin
 * and a path and nothing else; `null` for any other text.
 */
function parsePlainAddress(address: string): URL | null {
  if (!/^https?:\/\/[^/]/i.test(address) || /[\s\\?#*]/.test(address)) return null;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const { protocol, hostname, username, password } = url;
  if (username || password || !HOST.test(hostname)) return null;
  return protocol === 'https:' || LOOPBACK.includes(hostname) ? url : null;
}

export const isSafeEndpoint = (address: string): boolean => parsePlainAddress(address) !== null;

/**
 * Whether pages may run a script from an address. Its path is part of the policy too, where each of
 * these signs ends it or what it is written in.
 */
export const isSafeScript = (address: string): boolean =>
  isSafeEndpoint(address) && !/[;,"'<>]/.test(address);

/** Whether a site can be built for an address: an origin alone, since its paths begin at `/`. */
export const isSiteAddress = (address: string): boolean =>
  parsePlainAddress(address)?.pathname === '/';

export const isLoopback = (endpoint: string) => LOOPBACK.includes(new URL(endpoint).hostname);

/** The origin to which messages are posted; `null` where they stay in the browser. */
export function getMessageOrigin(delivery: Delivery): string | null {
  return delivery === 'none' ? null : new URL(delivery.endpoint).origin;
}
