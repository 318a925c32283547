import { seedRows } from '@/features/client-area/store/samples/seed';
import { sortRows } from '@/features/client-area/store/stored-rows';

type Seed = ReturnType<typeof seedRows>;

/** The rows of the sample area as of a moment, `at`, in the order in which pages show them. */
export type SampleRows = Omit<Seed, 'documentBytes' | 'meta'> & { at: number };

/** What the served pages of the client area show. Their files stay out of it. */
export function createSampleRows(at: number): SampleRows {
  // Pages are the same from build to build, so nothing in them is random.
  let count = 0;
  const rows = seedRows(new Date(at), () => String(++count).padStart(22, '0'));
  return {
    at,
    cart: sortRows('cart', rows.cart),
    threads: rows.threads,
    documents: sortRows('documents', rows.documents),
    checklist: sortRows('checklist', rows.checklist),
    activity: sortRows('activity', rows.activity),
    profile: rows.profile,
    preferences: rows.preferences,
  };
}
