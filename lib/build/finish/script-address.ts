import { MAY_SCRIPT_FROM } from './protocol';

/** Without a percent sign, which a server could read as another path than the browser does. */
const SCRIPT = `${MAY_SCRIPT_FROM}[\\w./~-]+\\.js`;
const PATH = new RegExp(`^${SCRIPT}$`);
/** What Turbopack tells a worker: the scripts to begin with, and where others are. */
const WORKER = new RegExp(`^#params=\\[\\[("${SCRIPT}",?)+\\],"","/_next/"(,null)*\\]$`);

/**
 * Whether an address that script gives to the browser, read from the page at `base`, is that of a
 * script of the build, for every server that it may reach.
 */
export function isOwnScript(address: string, base: string): boolean {
  try {
    const { pathname, hash, href } = new URL(address, base);
    // A password, a query, a blob or data makes the whole more than its parts.
    const isPlain = href === new URL(base).origin + pathname + hash;
    return isPlain && PATH.test(pathname) && (!hash || WORKER.test(decodeURIComponent(hash)));
  } catch {
    return false;
  }
}
