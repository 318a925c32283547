import { sampleDocuments } from '@/content/samples/documents';
import { sampleProfile } from '@/content/samples/profile';
import { offeredSampleCart, offeredSampleQuotations } from '@/lib/content/sample-rows';

const lists: readonly (readonly unknown[])[] = [
  offeredSampleCart,
  sampleDocuments,
  offeredSampleQuotations,
  Object.values(sampleProfile).filter(Boolean),
];

/** Whether content/samples holds anything to show; without, the client area is the visitor's own. */
export const hasSampleArea = lists.some(({ length }) => length > 0);
