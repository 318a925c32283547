import { kindOf } from '@/lib/portal/db/kinds';
import { seedRows } from '@/lib/portal/db/seed';

type Seed = ReturnType<typeof seedRows>;

/** The rows of the sample area as of a moment, `at`, in the order in which pages show them. */
export type SampleRows = Omit<Seed, 'documentBytes' | 'meta'> & { at: number };

function inOrder<Name extends keyof Omit<SampleRows, 'at'>>(name: Name, rows: Seed[Name]) {
  const { order } = kindOf(name);
  return (order ? (rows as never[]).toSorted(order) : rows) as Seed[Name];
}

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
