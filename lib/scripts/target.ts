import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** Files of the export that are for hosts and not for visitors. */
const NOT_SERVED = /^\/(404|_not-found|_headers)([./]|$)|\.(gz|br)$/;
const HOME = /^\/index(\/|\.html)?$/;
/** Other spellings of a page. */
const SPELLING = /^((?:\/[a-z0-9-]+)+)(?:\/|\.html)$/;

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** The decoded path of an address; `null` if it could be read in more than one way. */
function plainPath(address: string): string | null {
  try {
    const decoded = decodeURIComponent(address.replace(/[?#].*$/s, ''));
    const isPlain = decoded.startsWith('/') && !decoded.includes('\\');
    return isPlain && path.posix.normalize(decoded) === decoded ? decoded : null;
  } catch {
    return null;
  }
}

/**
 * What a good host does with an address as the client sent it: serves a file, given by its path in
 * the export, or redirects to a page; `null` if nothing is there. A redirect names an existing
 * page, and takes nothing else from the address.
 */
export function targetOf(
  folder: string,
  address: string,
): { file: string } | { page: string } | null {
  const asked = plainPath(address);
  if (asked === null || NOT_SERVED.test(asked)) return null;
  if (HOME.test(asked)) return { page: '/' };
  const page = SPELLING.exec(asked)?.[1];
  if (page) return isFile(path.join(folder, `${page}.html`)) ? { page } : null;
  const candidates = asked === '/' ? ['/index.html'] : [asked, `${asked}.html`];
  const file = candidates.find((name) => isFile(path.join(folder, name)));
  return file ? { file } : null;
}
