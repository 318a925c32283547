import { checklistCopy as copy } from '@/content/client-area/checklist';
import { formatCount } from '@/content/words/counts';
import {
  type ChecklistGroup,
  countMissing,
  countToSend,
} from '@/features/client-area/checklist/checklist';

/** `17 papers`, `1 paper`. */
export const formatItemCount = (count: number) => formatCount(count, 'paper');

/** Where the papers stand, once some are asked for: missing, ready to be sent, or sent. */
export function describeChecklistStatus(groups: readonly ChecklistGroup[]): string {
  const missing = countMissing(groups);
  if (missing > 0) return `${formatItemCount(missing)} missing`;
  const toSend = countToSend(groups);
  return toSend > 0 ? `${formatItemCount(toSend)} ${copy.ready}` : copy.nothing;
}
