/**
 * The file that says where to report a security weakness (RFC 9116). Every build writes it from
 * content/site.ts, and it must be deployed again before it expires.
 */
import { site } from '@/content/site';

export const SECURITY_TXT = '/.well-known/security.txt';

/** In days. RFC 9116 recommends less than a year. */
const LIFETIME = 360;
/** A deployed copy is due for a new build this many days before it expires. */
const NOTICE = 30;
const DAY = 24 * 60 * 60 * 1000;

/** The day of the build; SOURCE_DATE_EPOCH, in seconds, sets it for builds to be compared. */
export function buildDay(env: Record<string, string | undefined> = process.env): Date {
  const seconds = env.SOURCE_DATE_EPOCH;
  const now = seconds === undefined ? Date.now() : Number(seconds) * 1000;
  return new Date(Math.floor(now / DAY) * DAY);
}

export function securityTxt(day: Date): string {
  const expires = new Date(day.getTime() + LIFETIME * DAY);
  return [
    `Contact: mailto:${site.securityEmail}`,
    `Contact: ${site.url}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site.url}${SECURITY_TXT}`,
    `Policy: ${site.url}/privacy#security`,
    '',
  ].join('\n');
}

/** The values of a field; its name may be in upper or lower case. */
const valuesOf = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^${name}:[ \\t]*(.+?)[ \\t]*$`, 'gim'))].map(
    ([, value = '']) => value,
  );

/** A sentence for each fault of a security.txt: no contact, expired, or soon to expire. */
export function securityTxtFaults(text: string, now: Date): string[] {
  const faults: string[] = [];
  if (!valuesOf(text, 'Contact').some((value) => /^(mailto:|https:\/\/|tel:)\S+$/.test(value))) {
    faults.push('names no contact');
  }
  const expiries = valuesOf(text, 'Expires');
  const expires = Date.parse(expiries[0] ?? '');
  if (expiries.length !== 1 || Number.isNaN(expires)) {
    return [...faults, `has ${expiries.length} dates of expiry, of which one has to be right`];
  }
  const days = Math.floor((expires - now.getTime()) / DAY);
  if (days < 0) faults.push('has expired: build and deploy the site anew');
  else if (days < NOTICE) faults.push(`expires in ${days} days: build and deploy the site anew`);
  return faults;
}
