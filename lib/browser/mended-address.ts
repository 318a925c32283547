/**
 * Some messengers encode the `#` of a link, so that its fragment becomes part of the path. Returns
 * the address that was meant, always one of this site; `null` for any other path.
 */
export function repairAddress(origin: string, path: string): string | null {
  const [, page, fragment] = /^(.*?)%(?:25)*23(.+)$/.exec(path) ?? [];
  return page && fragment ? `${origin}${page}#${fragment}` : null;
}
