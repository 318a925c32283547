import { MOST_IN_LINE } from '@/lib/forms/limits';

/** RFC 5321. */
const MOST_BEFORE_AT = 64;

/**
 * Words joined by single dots, of the ASCII characters that the HTML standard allows and any
 * visible character beyond ASCII (RFC 6531). Indian spelling needs the two zero-width joiners.
 */
const BEFORE_AT =
  /^(?!\.|.*\.\.|.*\.$)(?:[a-z0-9.!#$%&'*+/=?^_`{|}~\p{Join_Control}-]|[^\0-\x7f\p{C}\p{Z}])+$/iu;

/**
 * Letters, digits, dots and hyphens of any script, but none of the port, path, user or escape of a
 * URL.
 */
const DOMAIN = /^(?:[a-z0-9.\p{Join_Control}-]|[^\0-\x7f\p{C}\p{Z}])+$/iu;

/** At least two labels, the last of them not a number. */
const ASCII_DOMAIN =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * The domain in ASCII, by the browser's own rules for international names; '' if it breaks them.
 */
function toAsciiDomain(domain: string): string {
  const address = `http://${domain}`;
  return DOMAIN.test(domain) && URL.canParse(address) ? new URL(address).hostname : '';
}

/**
 * A mail address in any script: `asha@example.in`, or one in Devanagari. Browsers reject letters
 * beyond ASCII before the @, so every form asks here instead.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || at > MOST_BEFORE_AT || text.length > MOST_IN_LINE) return false;
  return BEFORE_AT.test(text.slice(0, at)) && ASCII_DOMAIN.test(toAsciiDomain(text.slice(at + 1)));
}
