import { sampleCart } from '@/content/samples/cart';
import { sampleDocuments } from '@/content/samples/documents';
import { sampleProfile } from '@/content/samples/profile';
import { sampleQuotations } from '@/content/samples/quotations';

const lists: readonly (readonly unknown[])[] = [
  sampleCart,
  sampleDocuments,
  sampleQuotations,
  Object.values(sampleProfile).filter(Boolean),
];

/** Whether content/samples holds anything to show; without, the client area is the visitor's own. */
export const hasSampleArea = lists.some(({ length }) => length > 0);
