import { checklistCopy as copy } from '@/content/client-area/checklist';
import { formatCount } from '@/content/words/counts';
import {
  type ChecklistGroup,
  countMissing,
  countToSend,
} from '@/features/client-area/checklist/checklist';

const formatItemCount = (count: number) => formatCount(count, 'paper');

export function describeChecklistStatus(groups: readonly ChecklistGroup[]): string {
  const missing = countMissing(groups);
  if (missing > 0) return `${formatItemCount(missing)} missing`;
  const toSend = countToSend(groups);
  return toSend > 0 ? `${formatItemCount(toSend)} ${copy.ready}` : copy.nothing;
}
