import type { ResultLine } from '@/features/client-area/records/saved-result';
import { Exact } from '@/lib/exact';
import { formatByUnit } from '@/lib/format';

/** The value of a line as pages show it: `₹1,32,600`, `8.5%`, `20 years`, `Old regime`. */
export const formatLineValue = ({ unit, value }: ResultLine): string =>
  unit === 'words' ? value : formatByUnit(unit, Exact.of(value));
