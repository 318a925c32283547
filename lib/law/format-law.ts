import type { Choice } from '@/lib/forms/input-fields';
import type { RegimeComparison } from '@/lib/law/tax/comparison';
import { getRuleSet, type StatutoryYear, statutoryYears } from '@/lib/law/tax/rule-sets';
import type { Rule, RuleSet } from '@/lib/law/years/rule-set';

export function formatSection(
  { act }: Pick<RuleSet, 'act'>,
  rule: { section1961: string; section2025: string },
): string {
  const section = act === '2025' ? rule.section2025 : rule.section1961;
  return /^\d/.test(section) ? `section ${section}` : section;
}

export function formatRegimeSections(
  rules: RuleSet,
  rule: { old: Rule<unknown>; new: Rule<unknown> },
): string {
  const [inOld, inNew] = [formatSection(rules, rule.old), formatSection(rules, rule.new)];
  return inOld === inNew ? inNew : `old: ${inOld}; new: ${inNew}`;
}

export const formatYearInText = ({ label }: RuleSet) => label.replace('Tax year', 'tax year');

const [firstYear, ...laterYears] = statutoryYears.map((value) => ({
  value,
  label: getRuleSet(value).label,
}));
export const yearChoices = [firstYear as Choice<StatutoryYear>, ...laterYears] as const;

export const createYearWord = (year: StatutoryYear, question: string) => ({
  name: 'year',
  text: formatYearInText(getRuleSet(year)),
  question,
  value: year,
  choices: [...yearChoices].reverse(),
});

export const formatAct = ({ act }: RuleSet) => `Income-tax Act, ${act}`;

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
