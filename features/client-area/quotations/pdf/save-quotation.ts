import { parts } from '@/content/parts';
import { Refused } from '@/features/client-area/protocol/refusals';
import { checkAnswer } from '@/features/client-area/quotations/answers';
import {
  type Printed,
  printedAnswer,
  printedUnsigned,
} from '@/features/client-area/quotations/pdf/printed-quotation';
import { quotationPdf } from '@/features/client-area/quotations/pdf/quotation-pdf';
import { isSigned, quotationOf } from '@/features/client-area/quotations/quotation';
import { signSampleAnswer } from '@/features/client-area/quotations/sample-answer';
import type { Thread } from '@/features/client-area/records/records';
import { withStore } from '@/features/client-area/store/store';
import { goneError, OperationError } from '@/lib/browser/operation-failure';
import { dayInIndia } from '@/lib/days';
import { NotLoaded } from '@/lib/pdf/fonts';
import { NoPicture } from '@/lib/pdf/picture';

const NO_PICTURE =
  'We did not make the PDF: a name or a note is not in English letters, and this browser does not let a page make a picture of it. Allow that in the privacy settings, or use another browser, and press Download again.';

/** The answer with its signature checked, or what is asked where there is none. Throws if it is not signed. */
async function printed(thread: Thread): Promise<Printed> {
  const quotation = quotationOf(thread, dayInIndia(Date.now()));
  const { answer } = quotation.state;
  if (!answer || !isSigned(quotation)) return printedUnsigned(quotation);
  const checked = await checkAnswer(answer).catch((cause: unknown) => {
    if (!(cause instanceof Refused)) throw cause;
    throw new OperationError(
      `We did not make the PDF: we could not check the signature on the answer to ${thread.id}. ${cause.message}`,
      { cause },
    );
  });
  return (await printedAnswer(thread.id, thread.events, checked)) ?? printedUnsigned(quotation);
}

/** Makes the PDF of a quotation for this browser's client. */
export async function makeQuotationFile(id: string): Promise<File> {
  // The sample's answer is signed when it is first wanted; without a key for that it is not.
  await signSampleAnswer(id).catch(() => false);
  const { profile, thread } = await withStore(async (db) => ({
    profile: await db.profile.get('client'),
    thread: await db.threads.get(id),
  }));
  if (!thread) throw goneError();
  const client = profile?.fullName ?? '';
  const pdf = await quotationPdf(await printed(thread), { client }).catch((cause: unknown) => {
    if (cause instanceof NotLoaded) throw new OperationError(parts.failed, { cause });
    if (cause instanceof NoPicture) throw new OperationError(NO_PICTURE, { cause });
    throw cause;
  });
  return new File([pdf], `${id}.pdf`, { type: 'application/pdf' });
}
