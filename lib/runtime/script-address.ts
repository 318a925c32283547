import { MAY_SCRIPT_FROM } from '@/lib/runtime/protocol';

/** Without a percent sign, which a server could read as another path than the browser does. */
const PATH = new RegExp(`^${MAY_SCRIPT_FROM}[\\w./~-]+\\.js$`);

/**
 * Whether an address that script gives to the browser, read from the page at `base`, is that of a
 * script of the build, for every server that it may reach.
 */
export function isOwnScript(address: string, base: string): boolean {
  try {
    const { pathname, href } = new URL(address, base);
    // A password, a query, a fragment, a blob or data makes the whole more than its parts.
    return href === new URL(base).origin + pathname && PATH.test(pathname);
  } catch {
    return false;
  }
}
