import { parts } from '@/content/parts';
import { OperationError } from '@/lib/browser/operation-failure';
import { NotLoaded } from '@/lib/pdf/fonts';
import { NoPicture } from '@/lib/pdf/picture';
import { withStore } from '@/lib/portal/db/store';
import { saveFile } from '@/lib/portal/documents/save-file';
import { checkAnswer } from '@/lib/portal/quotations/answers';
import { type Printed, printedAnswer, printedRow } from '@/lib/portal/quotations/printed-quotation';
import { quotationPdf } from '@/lib/portal/quotations/quotation-pdf';
import { signSampleAnswer } from '@/lib/portal/quotations/sample-answer';
import type { Quotation, Thread } from '@/lib/portal/records/records';
import { Refused } from '@/lib/portal/thread/refusals';
import { stateOf } from '@/lib/portal/thread/state';

const NO_PICTURE =
  'The PDF was not made: a name or a note is not in English letters, and this browser does not let a page make a picture of it. Allow that in the privacy settings, or use another browser, and press Download again.';

/** The answer with its signature checked, or the row where there is none. Throws if it is not signed. */
async function printed(quotation: Quotation, thread: Thread | undefined): Promise<Printed> {
  const answer = thread && stateOf(thread.events).answer;
  if (!answer) return printedRow(quotation);
  const checked = await checkAnswer(answer).catch((cause: unknown) => {
    if (!(cause instanceof Refused)) throw cause;
    throw new OperationError(
      `The PDF was not made: the signature on the answer to ${quotation.id} could not be checked. ${cause.message}`,
      { cause },
    );
  });
  return (await printedAnswer(quotation.id, thread.events, checked)) ?? printedRow(quotation);
}

/** Makes the PDF of a quotation for this browser's client and downloads it. */
export async function saveQuotation(quotation: Quotation): Promise<void> {
  // The sample's answer is signed when it is first wanted; without a key for that it has none.
  await signSampleAnswer(quotation.id).catch(() => false);
  const { profile, thread } = await withStore(async (db) => ({
    profile: await db.profile.get('client'),
    thread: await db.threads.get(quotation.id),
  }));
  const client = profile?.fullName ?? '';
  const sheet = await printed(quotation, thread);
  const pdf = await quotationPdf(sheet, { client }).catch((cause: unknown) => {
    if (cause instanceof NotLoaded) throw new OperationError(parts.failed, { cause });
    if (cause instanceof NoPicture) throw new OperationError(NO_PICTURE, { cause });
    throw cause;
  });
  saveFile(`${quotation.id}.pdf`, new Blob([pdf], { type: 'application/pdf' }));
}
