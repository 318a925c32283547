import { demoQuotationKey } from '@/content/samples/quotation-key';
import type { QuotationKey } from '@/content/site';

/**
 * Why the site cannot be built for its address: anyone can sign with the demo key, so it must not
 * be a key of a site that clients use. `null` if it can.
 */
export function demoKeyFault(
  address: string,
  keys: readonly Pick<QuotationKey, 'x' | 'demo'>[],
): string | null {
  const { hostname } = new URL(address);
  if (hostname === 'localhost' || hostname.endsWith('.example')) return null;
  const hasDemo = keys.some(({ x, demo }) => demo || x === demoQuotationKey.x);
  return hasDemo
    ? `content/site.ts: quotationKeys: names the demo key, with which anyone can sign, and the address of the site is ${address}. Name a key of the firm's own.`
    : null;
}
