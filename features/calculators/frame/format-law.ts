import type { Choice } from '@/lib/forms/input-fields';
import type { RegimeComparison } from '@/lib/law/tax/comparison';
import { getRuleSet, type StatutoryYear, statutoryYears } from '@/lib/law/tax/rule-sets';
import type { Rule, RuleSet } from '@/lib/law/years/rule-set';

/** A section by its number in the Act of the year: `section 156`. */
export function formatSection(
  { act }: Pick<RuleSet, 'act'>,
  rule: { section1961: string; section2025: string },
): string {
  const section = act === '2025' ? rule.section2025 : rule.section1961;
  return /^\d/.test(section) ? `section ${section}` : section;
}

/** The sections of a rule of both regimes, once if they are the same. */
export function formatRegimeSections(
  rules: RuleSet,
  rule: { old: Rule<unknown>; new: Rule<unknown> },
): string {
  const [inOld, inNew] = [formatSection(rules, rule.old), formatSection(rules, rule.new)];
  return inOld === inNew ? inNew : `old: ${inOld}; new: ${inNew}`;
}

/** `tax year 2026-27`, `AY 2026-27`. */
export const formatYearInText = ({ label }: RuleSet) => label.replace('Tax year', 'tax year');

const [firstYear, ...laterYears] = statutoryYears.map((value) => ({
  value,
  label: getRuleSet(value).label,
}));
/** The years whose law is here, for a choice between them; oldest first. */
export const yearChoices = [firstYear as Choice<StatutoryYear>, ...laterYears] as const;

/** The word for the year in the sentence of an answer. */
export const createYearWord = (year: StatutoryYear, question: string) => ({
  name: 'year',
  text: formatYearInText(getRuleSet(year)),
  question,
  value: year,
  choices: [...yearChoices].reverse(),
});

export const formatAct = ({ act }: RuleSet) => `Income-tax Act, ${act}`;

/** Which regime is cheaper and why. The figures are beside it. */
export function explainCheaperRegime({ cheaper, decidedBy, old }: RegimeComparison): string {
  if (cheaper === null) {
    return old.payable === 0 ? 'You pay nothing in either regime.' : 'Both regimes cost the same.';
  }
  const reasons = {
    deductions: 'the deductions decide it',
    slabs: 'its slabs decide it',
    rebate: 'its rebate decides it',
    surcharge: 'its lower surcharge decides it',
  };
  const reason = decidedBy ? `: ${reasons[decidedBy]}` : '';
  return `The ${cheaper} regime is cheaper${reason}.`;
}
