/**
 * Whether a fragment is a message, of this version or a later one, and no place on the page. Every
 * visit to the page asks this, so nothing else is loaded for it.
 */
export const isMessage = (fragment: string): boolean => /^#?v\d{1,3}\./.test(fragment.slice(0, 8));
