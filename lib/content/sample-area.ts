import { sampleDocuments } from '@/content/samples/documents';
import { sampleProfile } from '@/content/samples/profile';
import { offeredSampleCart, offeredSampleQuotations } from '@/lib/content/sample-rows';

const lists: readonly (readonly unknown[])[] = [
  offeredSampleCart,
  sampleDocuments,
  offeredSampleQuotations,
  Object.values(sampleProfile).filter(Boolean),
];

/** Without samples, the client area is the visitor's own from the start. */
export const hasSampleArea = lists.some(({ length }) => length > 0);
