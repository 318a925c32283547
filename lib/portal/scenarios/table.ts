import { calculatorLabels } from '@/content/calculators/names';
import type { CsvCell } from '@/lib/csv';
import { isoDay } from '@/lib/dates';
import type { Scenario, ScenarioLine } from '@/lib/portal/database/records';

const HEAD = ['Name', 'Calculator', 'Saved on', 'Version of the rules', 'Kind', 'Figure', 'Value'];

/** A number if a spreadsheet can keep all its digits, else text. */
function cellOf({ unit, value }: ScenarioLine): CsvCell {
  return unit !== 'words' && String(Number(value)) === value ? Number(value) : value;
}

/** Results as a table for a spreadsheet, a row for each figure. Amounts are in rupees. */
export function scenarioTable(scenarios: readonly Scenario[]): CsvCell[][] {
  const rows = scenarios.flatMap(({ name, calculator, savedAt, rules, lines }) =>
    lines.map((line): CsvCell[] => [
      name,
      calculatorLabels[calculator],
      isoDay(new Date(savedAt)),
      rules,
      line.isGiven ? 'given' : 'result',
      line.label,
      cellOf(line),
    ]),
  );
  return [HEAD, ...rows];
}
