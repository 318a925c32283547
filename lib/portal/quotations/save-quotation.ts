import { parts } from '@/content/parts';
import { OperationError } from '@/lib/browser/operation-failure';
import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { formatRupees } from '@/lib/format';
import { NotLoaded } from '@/lib/pdf/fonts';
import { NoPicture } from '@/lib/pdf/picture';
import { withStore } from '@/lib/portal/db/store';
import { saveFile } from '@/lib/portal/documents/save-file';
import { quotationPdf } from '@/lib/portal/quotations/quotation-pdf';
import type { Quotation } from '@/lib/portal/records/records';
import type { ThreadEvent } from '@/lib/portal/thread/events';
import { declineReasons } from '@/lib/portal/thread/messages';
import { messageHash, shortDigits } from '@/lib/portal/thread/signing';
import { stateOf } from '@/lib/portal/thread/state';

const NO_PICTURE =
  'The PDF was not made: a name or a note is not in English letters, and this browser does not let a page make a picture of it. Allow that in the privacy settings, or use another browser, and press Download again.';

const dayOf = (at: number) => formatDay(dayInIndia(at));

/** Sentences for the PDF on who answered and what the client decided; empty before an answer. */
export async function answeredFacts(events: readonly ThreadEvent[]): Promise<string[]> {
  const { answer, decision } = stateOf(events);
  if (!answer) return [];
  const { by, at, governmentFees } = answer.message;
  const hash = shortDigits(await messageHash(answer.token));
  const fees = governmentFees === null ? 'at actuals' : formatRupees(governmentFees);
  const facts = [
    `Answered by ${by} on ${dayOf(at)}, signed; the answer begins ${hash}`,
    `Government fees ${fees}, apart from the total`,
  ];
  if (!decision) return facts;
  const { choice } = decision;
  const day = dayOf(decision.at);
  switch (choice.step) {
    case 'accepted':
      return [...facts, `Accepted by ${choice.name} on ${day}`];
    case 'declined':
      return [
        ...facts,
        `Declined on ${day}: ${choice.reason === 'other' ? choice.words : declineReasons[choice.reason]}`,
      ];
    case 'change':
      return [...facts, `A change was asked for on ${day}`];
    case 'undone':
      return facts;
  }
}

/** Makes the PDF of a quotation for this browser's client and downloads it. */
export async function saveQuotation(quotation: Quotation): Promise<void> {
  const { profile, thread } = await withStore(async (db) => ({
    profile: await db.profile.get('client'),
    thread: await db.threads.get(quotation.id),
  }));
  const facts = thread ? await answeredFacts(thread.events) : [];
  const client = profile?.fullName ?? '';
  const pdf = await quotationPdf(quotation, { client, facts }).catch((cause: unknown) => {
    if (cause instanceof NotLoaded) throw new OperationError(parts.failed, { cause });
    if (cause instanceof NoPicture) throw new OperationError(NO_PICTURE, { cause });
    throw cause;
  });
  saveFile(`${quotation.id}.pdf`, new Blob([pdf], { type: 'application/pdf' }));
}
