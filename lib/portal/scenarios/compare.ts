import { Exact } from '@/lib/calculators/exact';
import { formatNumber } from '@/lib/format';
import type { Scenario, ScenarioLine } from '@/lib/portal/database/records';
import { lineWords } from '@/lib/portal/scenarios/lines';

export const FEWEST_COMPARED = 2;
export const MOST_COMPARED = 4;

/** How a value differs from the first column's, as an arrow and in words. */
export type Difference = { direction: 'up' | 'down' | 'same' | 'other'; words: string };

export type ComparedCell = {
  words: string;
  /** `null` in the first column. */
  difference: Difference | null;
};

export type ComparedRow = { label: string; isGiven: boolean; cells: ComparedCell[] };

const SAME: Difference = { direction: 'same', words: 'same' };
const OTHER: Difference = { direction: 'other', words: 'different' };
const MISSING = 'none';

const amountWords: Record<Exclude<ScenarioLine['unit'], 'words'>, (amount: Exact) => string> = {
  rupees: (amount) =>
    lineWords({ label: '', unit: 'rupees', value: amount.toFixed(2), isGiven: false }),
  percent: (amount) => `${formatNumber(amount, 4)} points`,
  years: (amount) => `${formatNumber(amount, 2)} years`,
};

function differenceOf(base: ScenarioLine | undefined, line: ScenarioLine | undefined): Difference {
  if (!base || !line) return base === line ? SAME : OTHER;
  const { unit } = base;
  if (unit !== line.unit) return OTHER;
  if (unit === 'words') return base.value === line.value ? SAME : OTHER;
  const difference = Exact.of(line.value).minus(Exact.of(base.value));
  const sign = difference.compare(0);
  if (sign === 0) return SAME;
  return sign > 0
    ? { direction: 'up', words: `${amountWords[unit](difference)} more` }
    : { direction: 'down', words: `${amountWords[unit](difference.times(-1))} less` };
}

const nameOf = ({ label, isGiven }: ScenarioLine) => `${isGiven} ${label}`;

/**
 * Compares results line by line, in the order in which lines first occur. An input and an output
 * with the same label are different lines.
 */
export function compareScenarios(scenarios: readonly Scenario[]): ComparedRow[] {
  const lines = new Map(
    scenarios.flatMap((each) => each.lines).map((line) => [nameOf(line), line]),
  );
  const rows = [...lines].map(([name, { label, isGiven }]) => {
    const found = scenarios.map((each) => each.lines.find((line) => nameOf(line) === name));
    const cells = found.map((line, index) => ({
      words: line ? lineWords(line) : MISSING,
      difference: index === 0 ? null : differenceOf(found[0], line),
    }));
    return { label, isGiven, cells };
  });
  return [...rows.filter(({ isGiven }) => isGiven), ...rows.filter(({ isGiven }) => !isGiven)];
}
