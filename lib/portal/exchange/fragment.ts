/**
 * Whether a fragment is a message, of this or a later version, and not a place on the page. Every
 * visit to the page asks this, so it loads nothing else.
 */
export const isMessage = (fragment: string): boolean => /^#?v\d{1,3}\./.test(fragment.slice(0, 8));
