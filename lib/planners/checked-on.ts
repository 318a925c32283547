import { gstRateSets } from '@/lib/calculators/law/gst';
import { hraRules } from '@/lib/calculators/law/hra';
import { ruleSetOf, yearOn } from '@/lib/calculators/law/rule-sets';
import { tdsRules } from '@/lib/calculators/law/tds-rules';
import { dayInIndia } from '@/lib/days';
import { plannerRules } from '@/lib/planners/planner-rules';

/** The days on which the rules in force were checked, ISO dates. */
function daysChecked(): string[] {
  // A year whose law is known before it begins is not in force yet.
  const year = ruleSetOf(yearOn(dayInIndia(Date.now())));
  const tax = [year.slabs.old, year.slabs.new, year.rebate.old, year.rebate.new, year.cess];
  const tds = Object.values(tdsRules).map((rules) => rules.at(-1));
  const inForce = [...tax, ...tds, gstRateSets.at(-1), hraRules.at(-1), ...plannerRules];
  return inForce.flatMap((rule) => (rule ? [rule.checkedOn] : []));
}

/** The ISO date that pages give as "law as on": every rule in force was checked then or later. */
export function lawAsOn(): string {
  const [first] = daysChecked().sort();
  if (!first) throw new Error('No rule of law says when it was checked.');
  return first;
}
