import type { ChecklistGroup, ChecklistItem } from '@/features/client-area/checklist/checklist';

/** A group of papers, and those of them that a short list shows. */
type ShortGroup = { group: ChecklistGroup; shown: readonly ChecklistItem[] };

/**
 * The papers to ask for first, within a number of lines: from at most two groups, two each if there
 * are two. The name of a later group takes a line too. Papers answered in this visit (`answered`,
 * by id) keep their place, so that nothing moves under the pointer and Undo stays at hand.
 */
export function createShortList(
  groups: readonly ChecklistGroup[],
  lines: number,
  answered: ReadonlySet<string>,
): ShortGroup[] {
  const open = groups
    .map((group) => ({
      group,
      shown: group.items.filter(({ id, isIn }) => !isIn || answered.has(id)),
    }))
    .filter(({ shown }) => shown.length > 0)
    .slice(0, 2);
  const [first, second] = open;
  if (!first) return [];
  if (!second) return [{ ...first, shown: first.shown.slice(0, lines) }];
  const half = Math.floor((lines - 1) / 2);
  const ofFirst = first.shown.slice(0, Math.max(half, lines - 1 - second.shown.length));
  const ofSecond = second.shown.slice(0, lines - 1 - ofFirst.length);
  return [
    { ...first, shown: ofFirst },
    { ...second, shown: ofSecond },
  ];
}
