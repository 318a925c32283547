import { NotLoaded } from '@/lib/pdf/fonts';
import { NoPicture } from '@/lib/pdf/picture';
import { withStore } from '@/lib/portal/db/store';
import { saveFile } from '@/lib/portal/documents/save-file';
import { answeredFacts } from '@/lib/portal/quotations/answered-facts';
import { quotationPdf } from '@/lib/portal/quotations/quotation-pdf';
import type { Quotation } from '@/lib/portal/records/records';

/** The PDF could not be made; the message says why, and what to do. */
class NotMade extends Error {
  override name = 'NotMade';
}

const NO_PICTURE =
  ': a name or a note is not in English letters, and this browser does not let a page make a picture of it. Allow that in the privacy settings, or use another browser, and press Download again.';

const because = (sentence: string) => (cause: unknown) => {
  if (cause instanceof NotLoaded) throw cause;
  throw new NotMade(`The PDF was not made${sentence}`, { cause });
};

/** Makes the PDF of a quotation for this browser's client and downloads it. */
export async function saveQuotation(quotation: Quotation): Promise<void> {
  const profile = await withStore((db) => db.profile.get('client')).catch(
    because(': your name could not be read from this browser. Press Download again.'),
  );
  const thread = await withStore((db) => db.exchanges.get(quotation.id)).catch(() => undefined);
  const facts = thread ? await answeredFacts(thread.events) : [];
  const pdf = await quotationPdf(quotation, { client: profile?.fullName ?? '', facts }).catch(
    (cause: unknown) => {
      const isPicture = cause instanceof NoPicture;
      return because(isPicture ? NO_PICTURE : '. Reload the page and try again.')(cause);
    },
  );
  saveFile(`${quotation.id}.pdf`, new Blob([pdf], { type: 'application/pdf' }));
}
