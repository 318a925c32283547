import { demoQuotationKey } from '@/content/samples/quotation-key';
import { quotationKeys } from '@/content/site';
import { isStrict } from '@/content/words/conduct';
import type { PrivateJwk } from '@/features/client-area/firm-inbox/keys/key-file';

/** The key with which tests sign for this build's firm, if its private half is known. */
export const firmSigningKey: PrivateJwk | null = quotationKeys.some(
  ({ x }) => x === demoQuotationKey.x,
)
  ? demoQuotationKey
  : null;

/** Whether the quotations of the sample area carry signed answers, which can be accepted. */
export const hasSignedSample = firmSigningKey !== null && !isStrict;
