import { routes } from '@/content/routes';

/** The folder whose files all have a hash of their content in their path. */
export const HASHED = '/_next/static/';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/**
 * The headers of every answer. The policy for scripts is in each page, as it names that page's own
 * scripts; `frame-ancestors` works only in a header. `Integrity-Policy` refuses every script
 * without a digest.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Integrity-Policy': 'blocked-destinations=(script)',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

const rule = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The `_headers` file that large static hosts read. They join the values of all rules that match a
 * path, so no path may match two rules for the same header.
 */
export function headersFile(): string {
  const rules = [
    rule('/*', securityHeaders),
    rule(`${HASHED}*`, { 'Cache-Control': IMMUTABLE }),
    ...routes.map(({ path }) => rule(path, { 'Cache-Control': REVALIDATED })),
  ];
  return `${rules.join('\n\n')}\n`;
}
