/**
 * The address that was meant where a messenger has encoded the `#` of a link, so that what belongs
 * after it came as part of the path; `null` for any other path. Always one of this site.
 */
export function repairAddress(origin: string, path: string): string | null {
  const [, page, fragment] = /^(.*?)%(?:25)*23(.+)$/.exec(path) ?? [];
  return page && fragment ? `${origin}${page}#${fragment}` : null;
}
