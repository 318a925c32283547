import type { IsoDate } from '@/content/types/units';
import { ay2024 } from '@/lib/law/years/ay-2024-25';
import { ay2025 } from '@/lib/law/years/ay-2025-26';
import { ay2026 } from '@/lib/law/years/ay-2026-27';
import type { RuleSet } from '@/lib/law/years/rule-set';
import { ty2026 } from '@/lib/law/years/ty-2026-27';

/** Oldest first. */
const ruleSets = [ay2024, ay2025, ay2026, ty2026] as const;

/** An assessment year under the 1961 Act, or a tax year under the 2025 Act. */
export type StatutoryYear = (typeof ruleSets)[number]['year'];

export const statutoryYears: readonly [StatutoryYear, ...StatutoryYear[]] = [
  ruleSets[0].year,
  ...ruleSets.slice(1).map(({ year }) => year),
];

export function getRuleSet(year: StatutoryYear): RuleSet & { year: StatutoryYear } {
  return ruleSets.find((rules) => rules.year === year) ?? ruleSets[0];
}

/** The year whose income includes that day in India, or the nearest year that has rules here. */
export function getStatutoryYear(day: IsoDate): StatutoryYear {
  return (ruleSets.findLast(({ income }) => income.from <= day) ?? ruleSets[0]).year;
}
