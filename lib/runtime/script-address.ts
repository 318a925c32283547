import { MAY_SCRIPT_FROM } from '@/lib/runtime/protocol';

/** No percent sign, as a server could decode it to a path other than the browser's. */
const PATH = new RegExp(`^${MAY_SCRIPT_FROM}[\\w./~-]+\\.js$`);

/**
 * Whether an address that script passes to the browser, resolved against `base`, is that of a
 * script of this build, whatever server it reaches.
 */
export function isOwnScript(address: string, base: string): boolean {
  try {
    const { pathname, href } = new URL(address, base);
    // With a password, query or fragment, or as a blob or data, the address would be longer.
    return href === new URL(base).origin + pathname && PATH.test(pathname);
  } catch {
    return false;
  }
}
