import { seedRows } from '@/lib/portal/db/seed';
import { inOrder } from '@/lib/portal/db/stored-rows';

type Seed = ReturnType<typeof seedRows>;

/** The rows of the sample area as of a moment, `at`, in the order in which pages show them. */
export type SampleRows = Omit<Seed, 'documentBytes' | 'meta'> & { at: number };

/** What the served pages of the client area show. Their files stay out of it. */
export function sampleRows(at: number): SampleRows {
  const rows = seedRows(new Date(at));
  return {
    at,
    cart: inOrder('cart', rows.cart),
    quotations: inOrder('quotations', rows.quotations),
    documents: inOrder('documents', rows.documents),
    checklist: inOrder('checklist', rows.checklist),
    activity: inOrder('activity', rows.activity),
    profile: rows.profile,
    preferences: rows.preferences,
  };
}
