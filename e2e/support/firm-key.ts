import { demoQuotationKey } from '@/content/samples/quotation-key';
import { quotationKeys } from '@/content/site';
import type { PrivateJwk } from '@/lib/portal/desk/key-file';

/** The key in another-firm/content/site.ts, with its private half. */
const keyOfAnotherFirm = {
  kty: 'EC',
  crv: 'P-256',
  x: 'bEnDF7WQN-2isdQbMjQuP72eym8z0-stHCSiq6pc7nM',
  y: 'o6TLPS35FMMC_8sadj3ak63TskJGTGRfCmP_L6ZieYw',
  d: 'XDKn609X1RCoXKeTybExWSbIRgP-OqcwWtTguSomrkE',
} as const;

/** The key with which tests sign for this build's firm, if its private half is known. */
export const firmKey: PrivateJwk | null =
  [demoQuotationKey, keyOfAnotherFirm].find(({ x }) =>
    quotationKeys.some((named) => named.x === x),
  ) ?? null;
