import { readTab, writeTab } from '@/lib/forms/session-store';
import { type AnswerDraft, draftSchema } from '@/lib/portal/desk/desk-records';

/**
 * A database saves only after a moment, and a reload can come before that. Until the draft of an
 * answer is in the desk's database, this tab keeps a copy under this key.
 */
export const INTERRUPTED_KEY = 'firm-desk-draft';

/** The change that is being saved. */
let latest: AnswerDraft | null = null;

/** Keeps a copy of a draft, or with `null` none. */
function keepCopy(draft: AnswerDraft | null): void {
  latest = draft;
  writeTab(INTERRUPTED_KEY, draft);
}

/** Keeps a copy of `draft` until `save` has saved it, and beyond if it fails. */
export async function copiedUntilSaved(
  draft: AnswerDraft,
  save: () => Promise<unknown>,
): Promise<void> {
  keepCopy(draft);
  await save();
  // A later change has its own saving.
  if (latest === draft) keepCopy(null);
}

/** Forgets the copy of a request's draft, or with `null` of any. */
export function forgetInterrupted(request: string | null): void {
  if (request === null || interruptedDraft(request)) keepCopy(null);
}

/** The copy of a request's draft that was never saved; `null` if there is none or it is damaged. */
export function interruptedDraft(request: string): AnswerDraft | null {
  const draft = draftSchema.safeParse(readTab(INTERRUPTED_KEY));
  return draft.success && draft.data.request === request ? draft.data : null;
}
