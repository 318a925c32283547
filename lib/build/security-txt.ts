/**
 * The file that says where to report a security weakness (RFC 9116). Every build writes it, and it
 * must be deployed again before it expires.
 */
import { site } from '@/content/site';
import { createAbsoluteUrl } from '@/lib/seo/url';

export const SECURITY_TXT = '/.well-known/security.txt';

/** In days. RFC 9116 recommends less than a year. */
const LIFETIME = 360;
/** In days before the end: from then on a new build is due. */
const NOTICE = 30;
const DAY = 24 * 60 * 60 * 1000;

export function formatSecurityTxt(day: Date): string {
  const expires = new Date(day.getTime() + LIFETIME * DAY);
  return [
    `Contact: mailto:${site.securityEmail}`,
    `Contact: ${createAbsoluteUrl('/contact')}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${createAbsoluteUrl(SECURITY_TXT)}`,
    `Policy: ${createAbsoluteUrl('/privacy#security')}`,
    '',
  ].join('\n');
}

/** `null` while it is valid for another month. */
export function findExpiryFault(text: string, now: Date): string | null {
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  const days = Math.floor((expires - now.getTime()) / DAY);
  return days >= NOTICE
    ? null
    : 'has expired, or expires within a month: build and deploy the site anew';
}
