import { parts } from '@/content/parts';
import { RejectionError } from '@/features/client-area/protocol/rejections';
import { checkAnswer } from '@/features/client-area/quotations/answers';
import {
  createAnswerPrint,
  createUnsignedPrint,
  type Printed,
} from '@/features/client-area/quotations/pdf/printed-quotation';
import { createQuotationPdf } from '@/features/client-area/quotations/pdf/quotation-pdf';
import { computeQuotation, isSigned } from '@/features/client-area/quotations/quotation';
import { signSampleAnswer } from '@/features/client-area/quotations/sample-answer';
import type { Thread } from '@/features/client-area/store/records/records';
import { withStore } from '@/features/client-area/store/store';
import { createGoneError, OperationError } from '@/lib/browser/operation-failure';
import { getDayInIndia } from '@/lib/days';
import { NotLoaded } from '@/lib/pdf/fonts';
import { NoPicture } from '@/lib/pdf/picture';

const NO_PICTURE =
  'We did not make the PDF: a name or a note is not in English letters, and this browser does not let a page make a picture of it. Allow that in the privacy settings, or use another browser, and press Download again.';

/** Throws an `OperationError` if the signature on the answer is not valid. */
async function createPrint(thread: Thread): Promise<Printed> {
  const quotation = computeQuotation(thread, getDayInIndia(Date.now()));
  const { answer } = quotation.state;
  if (!answer || !isSigned(quotation)) return createUnsignedPrint(quotation);
  const checked = await checkAnswer(answer).catch((cause: unknown) => {
    if (!(cause instanceof RejectionError)) throw cause;
    throw new OperationError(
      `We did not make the PDF: we could not check the signature on the answer to ${thread.id}. ${cause.message}`,
      { cause },
    );
  });
  return (
    (await createAnswerPrint(thread.id, thread.events, checked)) ?? createUnsignedPrint(quotation)
  );
}

export async function makeQuotationFile(id: string): Promise<File> {
  // The sample's answer is signed when it is first needed; without the demo key it stays unsigned.
  await signSampleAnswer(id).catch(() => false);
  const { profile, thread } = await withStore(async (db) => ({
    profile: await db.profile.get('client'),
    thread: await db.threads.get(id),
  }));
  if (!thread) throw createGoneError();
  const client = profile?.fullName ?? '';
  const pdf = await createQuotationPdf(await createPrint(thread), { client }).catch(
    (cause: unknown) => {
      if (cause instanceof NotLoaded) throw new OperationError(parts.failed, { cause });
      if (cause instanceof NoPicture) throw new OperationError(NO_PICTURE, { cause });
      throw cause;
    },
  );
  return new File([pdf], `${id}.pdf`, { type: 'application/pdf' });
}
