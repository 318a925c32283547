import { Exact } from '@/lib/exact';
import { formatIn } from '@/lib/format';
import type { ResultLine } from '@/lib/portal/records/saved-result';

/** The value of a line as pages show it: `₹1,32,600`, `8.5%`, `20 years`, `Old regime`. */
export const lineWords = ({ unit, value }: ResultLine): string =>
  unit === 'words' ? value : formatIn(unit, Exact.of(value));
