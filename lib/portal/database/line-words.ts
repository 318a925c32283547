import { Exact } from '@/lib/exact';
import { formatIn } from '@/lib/format';
import type { ScenarioLine } from '@/lib/portal/database/records';

/** The value of a line as pages show it: `₹1,32,600`, `8.5%`, `20 years`, `Old regime`. */
export const lineWords = ({ unit, value }: ScenarioLine): string =>
  unit === 'words' ? value : formatIn(unit, Exact.of(value));
