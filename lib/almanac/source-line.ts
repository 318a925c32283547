import { almanac as words } from '@/content/almanac';
import type { DueRule } from '@/content/types/due-dates';
import { dayAndMonth, partsOf } from '@/lib/days';

/** `Text of the law seen: Income-tax Rules, 2026. Checked on 21 November 2026.` */
export function sourceLine({ mark, source, checkedOn }: DueRule): string {
  const day = `${dayAndMonth(checkedOn)} ${partsOf(checkedOn).year}`;
  const seen = mark === 'memory' ? words.noted : words.checked;
  return `${words.marks[mark]}: ${source}. ${seen} ${day}.`;
}
