import { seedRows } from '@/features/client-area/store/samples/seed';
import { sortRows } from '@/features/client-area/store/stored-rows';

type Seed = ReturnType<typeof seedRows>;

/**
 * `at`: the moment from which the dates count, in milliseconds. Rows are in the order of the pages.
 */
export type SampleRows = Omit<Seed, 'documentBytes' | 'meta'> & { at: number };

export function createSampleRows(at: number): SampleRows {
  // Pages are the same from build to build, so no id is random.
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
