import { Exact } from '@/lib/calculators/exact';
import { soundRows } from '@/lib/portal/database/bad-rows.test-support';
import type { Scenario, ScenarioLine } from '@/lib/portal/database/records';
import { compareScenarios } from '@/lib/portal/scenarios/compare';
import { found, given } from '@/lib/portal/scenarios/lines';

const rupees = (label: string, amount: number) => found.rupees(label, Exact.of(amount));
const scenario = (...lines: ScenarioLine[]): Scenario => ({ ...soundRows.scenarios, lines });

/** The differences of the second result from the first, line by line. */
const differences = (...lines: [ScenarioLine[], ScenarioLine[]]) =>
  compareScenarios(lines.map((each) => scenario(...each))).map(({ label, cells }) => [
    label,
    cells.map(({ words }) => words),
    cells[1]?.difference,
  ]);

test.each([
  [rupees('Tax', 100), rupees('Tax', 101), 'up', '₹1 more'],
  [rupees('Tax', 100), rupees('Tax', 100), 'same', 'same'],
  [rupees('Tax', 100), rupees('Tax', 99), 'down', '₹1 less'],
  [rupees('Tax', -5), rupees('Tax', 5), 'up', '₹10 more'],
  [rupees('Tax', 1e15), rupees('Tax', 0), 'down', '₹1,00,00,00,00,00,00,000 less'],
  [given('rupees', 'Rent', '0.25'), given('rupees', 'Rent', '0.5'), 'up', '₹0.25 more'],
  [found.percent('TDS rate', 10), found.percent('TDS rate', 5), 'down', '5 points less'],
  [given('percent', 'Rate', '8.5'), given('percent', 'Rate', '8.75'), 'up', '0.25 points more'],
  [given('years', 'Tenure', '20'), given('years', 'Tenure', '15'), 'down', '5 years less'],
  [given('words', 'Regime', 'Old'), given('words', 'Regime', 'New'), 'other', 'different'],
  [given('words', 'Regime', 'Old'), given('words', 'Regime', 'Old'), 'same', 'same'],
  [given('words', 'Rate', '18'), given('percent', 'Rate', '18'), 'other', 'different'],
] as const)('%j beside %j', (one, other, direction, words) => {
  expect(differences([one], [other])[0]?.[2]).toEqual({ direction, words });
});

test('lines of only one result are included, inputs before outputs', () => {
  expect(
    differences(
      [given('rupees', 'Amount', '100'), rupees('CGST', 9), rupees('SGST', 9), rupees('Total', 18)],
      [given('rupees', 'Amount', '100'), rupees('IGST', 18), rupees('Total', 18)],
    ),
  ).toEqual([
    ['Amount', ['₹100', '₹100'], { direction: 'same', words: 'same' }],
    ['CGST', ['₹9', 'none'], { direction: 'other', words: 'different' }],
    ['SGST', ['₹9', 'none'], { direction: 'other', words: 'different' }],
    ['Total', ['₹18', '₹18'], { direction: 'same', words: 'same' }],
    ['IGST', ['none', '₹18'], { direction: 'other', words: 'different' }],
  ]);
});

test('up to four results are each compared with the first', () => {
  const rows = compareScenarios([1, 2, 1, 0].map((amount) => scenario(rupees('Tax', amount))));
  expect(rows[0]?.cells.map(({ difference }) => difference?.words)).toEqual([
    undefined,
    '₹1 more',
    'same',
    '₹1 less',
  ]);
});
