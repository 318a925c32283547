import { reasons } from '@/content/reasons';
import { type RegionId, regionNames } from '@/content/states';
import { CHOICE_KEY } from '@/lib/browser/storage-names';

/*
 * The choice of the calendar, as this browser stores it: ids of audiences, and a State as `@UP`.
 */

export const parseAudiences = (stored: string | null, offered: readonly string[]) =>
  offered.filter((id) => stored?.split(' ').includes(id));

export function readStoredChoice(): string | null {
  try {
    return localStorage.getItem(CHOICE_KEY);
  } catch {
    // The browser blocks storage.
    return null;
  }
}

const isState = (id: string | undefined): id is RegionId => id !== undefined && id in regionNames;

export function parseRegion(stored: string | null): RegionId | null {
  const id = stored?.split('@')[1];
  return isState(id) ? id : null;
}

/** Stores a choice; the stored State stays unless another one is passed. */
export function storeChoice(
  chosen: readonly string[],
  state = parseRegion(readStoredChoice()),
): void {
  const ids = [...chosen, ...(state ? [`@${state}`] : [])];
  try {
    if (chosen.length > 0) localStorage.setItem(CHOICE_KEY, ids.join(' '));
    else localStorage.removeItem(CHOICE_KEY);
  } catch {
    // Storage is blocked or full: the choice holds for this page.
  }
}

type NextDateCopy = typeof reasons.next;

export type Facts = {
  who: keyof NextDateCopy['who'];
  gst: keyof NextDateCopy['gst'];
  profit: keyof NextDateCopy['profit'];
  staff: keyof NextDateCopy['staff'];
};

const { who, gst } = reasons.next;

/**
 * The facts of a stored choice; what it leaves open is as at first. `null` if it holds nobody, or
 * more than one kind of person.
 */
export function parseFacts(stored: string | null): Facts | null {
  const ids = stored?.split(' ') ?? [];
  const has = (id: string) => ids.includes(id);
  const found = Object.keys(who).filter(has) as Facts['who'][];
  const [kind, other] = found.length > 0 ? found : has('business') ? (['freelancer'] as const) : [];
  if (!kind || other) return null;
  return {
    who: kind,
    gst: (Object.keys(gst) as Facts['gst'][]).find(has) ?? 'none',
    profit: has('presumptive') ? 'presumptive' : 'real',
    staff: has('employer') || has('deductor') ? 'some' : 'none',
  };
}
