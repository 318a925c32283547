import {
  type RuleSet,
  type StatutoryYear,
  statutoryYears,
} from '@/lib/calculators/statutory/rule-set';
import { ay2024 } from '@/lib/calculators/statutory/years/ay-2024-25';
import { ay2025 } from '@/lib/calculators/statutory/years/ay-2025-26';
import { ay2026 } from '@/lib/calculators/statutory/years/ay-2026-27';
import { ty2026 } from '@/lib/calculators/statutory/years/ty-2026-27';

const ruleSets: Record<StatutoryYear, RuleSet> = {
  '2024-25': ay2024,
  '2025-26': ay2025,
  '2026-27': ay2026,
  'TY2026-27': ty2026,
};

export function ruleSetOf(year: StatutoryYear): RuleSet {
  return ruleSets[year];
}

/** The year to whose income an ISO date (in India) belongs, or the nearest year that we have. */
export function yearOn(day: string): StatutoryYear {
  const [first] = statutoryYears;
  const begun = statutoryYears.filter((year) => ruleSets[year].income.from <= day);
  return begun.at(-1) ?? first;
}
