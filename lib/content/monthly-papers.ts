import { type RoundKind, roundKinds, rounds } from '@/content/rounds';
import type { IsoDate } from '@/content/types/units';
import { createChecklistId } from '@/lib/content/checklist-id';
import type { Paper } from '@/lib/content/checklists';
import { createIsoDate, parseIsoDate } from '@/lib/days';
import { getMonthKey, getNextMonthKey, getPreviousMonthKey } from '@/lib/months';

export const parseMonthlyKinds = (stored: string | undefined): RoundKind[] =>
  roundKinds.flatMap(({ id }) => (stored?.split(' ').includes(id) ? [id] : []));

/** Switching one kind on switches off those that it replaces. */
export function toggleMonthlyKind(
  stored: string | undefined,
  id: RoundKind,
  isOn: boolean,
): string {
  const kind = roundKinds.find((candidate) => candidate.id === id);
  const out: readonly RoundKind[] = kind && 'insteadOf' in kind ? kind.insteadOf : [];
  const others = parseMonthlyKinds(stored).filter(
    (kindId) => kindId !== id && !(isOn && out.includes(kindId)),
  );
  return parseMonthlyKinds([...others, ...(isOn ? [id] : [])].join(' ')).join(' ');
}

export type MonthlyPaper = { paper: Paper; round: { by: IsoDate; filing: string } };

/** The earliest day first. */
export function listMonthlyPapers(month: string, kinds: readonly RoundKind[]): MonthlyPaper[] {
  const number = parseIsoDate(`${month}-01`).month;
  const next = parseIsoDate(`${getNextMonthKey(month)}-01`);
  const found = new Map<string, MonthlyPaper>();
  for (const { kind, months, papers, day, filing } of rounds) {
    if (!kinds.includes(kind) || (months && !months.includes(number))) continue;
    const round = { by: createIsoDate(next.year, next.month, day), filing };
    for (const text of papers) {
      const id = createChecklistId(text);
      if (!found.has(id)) found.set(id, { paper: { id, text }, round });
    }
  }
  return [...found.values()].sort((a, b) => a.round.by.localeCompare(b.round.by));
}

/** The first month whose papers can still be sent in time by a client who begins today. */
export function findFirstMonth(kinds: readonly RoundKind[], today: string): string {
  const month = getMonthKey(today);
  const before = getPreviousMonthKey(month);
  return listMonthlyPapers(before, kinds).some(({ round }) => round.by >= today) ? before : month;
}
