import type { ResultLine } from '@/features/client-area/store/records/saved-result';
import { Exact } from '@/lib/exact';
import { formatByUnit } from '@/lib/format';

export const formatLineValue = ({ unit, value }: ResultLine): string =>
  unit === 'words' ? value : formatByUnit(unit, Exact.of(value));
