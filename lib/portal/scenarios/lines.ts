import { mainResults } from '@/content/calculators/names';
import { Exact } from '@/lib/calculators/exact';
import { formatNumber, formatPercent, formatRupeesAndPaise } from '@/lib/format';
import type { Scenario, ScenarioLine } from '@/lib/portal/database/records';

/** A line with an input, as typed: digits or words. */
export const given = (unit: ScenarioLine['unit'], label: string, value: string): ScenarioLine => ({
  label,
  unit,
  value,
  isGiven: true,
});

/** Lines with an output: whole rupees, or a rate in percent. */
export const found = {
  rupees: (label: string, amount: Exact): ScenarioLine => ({
    label,
    unit: 'rupees',
    value: amount.toFixed(0),
    isGiven: false,
  }),
  percent: (label: string, rate: number): ScenarioLine => ({
    label,
    unit: 'percent',
    value: String(rate),
    isGiven: false,
  }),
};

type Words = Record<ScenarioLine['unit'], (value: string) => string>;

const rounded: Words = {
  words: (value) => value,
  rupees: (value) => formatRupeesAndPaise(Exact.of(value)),
  percent: (value) => formatPercent(Exact.of(value)),
  years: (value) => `${formatNumber(Exact.of(value), 2)} years`,
};

/** The value of a line as pages show it: `₹1,32,600`, `8.5%`, `20 years`, `Old regime`. */
export const lineWords = ({ unit, value }: ScenarioLine): string => rounded[unit](value);

/** The inputs in brief: values without labels, and for a ticked box its label. */
export function givenInBrief(lines: readonly ScenarioLine[]): string[] {
  const given = lines.filter(({ isGiven, value }) => isGiven && value !== 'no');
  return given.map((line) => (line.value === 'yes' ? line.label : lineWords(line)));
}

/** The main figure of a result. */
export function mainLine({ calculator, lines }: Scenario): ScenarioLine | undefined {
  const found = lines.filter(({ isGiven }) => !isGiven);
  return found.find(({ label }) => label === mainResults[calculator]) ?? found[0];
}
