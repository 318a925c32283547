import { sampleNews } from '@/content/samples/news';
import { demoQuotationKey } from '@/content/samples/quotation-key';
import { addDays, dayInIndia } from '@/lib/days';
import { withStore } from '@/lib/portal/db/store';
import { unbilled, workOutInvoice } from '@/lib/portal/firm/work';
import { yearOf } from '@/lib/portal/money/statement';
import { knownThread } from '@/lib/portal/quotations/thread-rows';
import { receiveNews } from '@/lib/portal/quotations/work';
import { openToken } from '@/lib/portal/thread/link';
import { MESSAGE_VERSION } from '@/lib/portal/thread/messages';
import { Refused } from '@/lib/portal/thread/refusals';
import { importPrivateKey, keyId, sign } from '@/lib/portal/thread/signing';
import { nextFirmNumber, stateOf } from '@/lib/portal/thread/state';
import type { InvoiceMessage, StatusMessage } from '@/lib/portal/thread/work-messages';

/**
 * Signs samples of news and an invoice for an accepted quotation with the demo key, and takes them in
 * as if their links were opened. Fails if the firm has no demo key, or the browser cannot sign.
 */
export async function receiveSampleNews(id: string): Promise<void> {
  const state = stateOf((await withStore((db) => knownThread(db, id))).events);
  const figures = workOutInvoice(state, unbilled(state));
  if (!state.answer || !figures) throw new Refused('unanswered');
  const { id: number, rid, by } = state.answer.message;
  const at = Date.now();
  const today = dayInIndia(at);
  const first = nextFirmNumber(state);
  const head = (index: number) =>
    ({ v: MESSAGE_VERSION, id: number, rid, number: first + index, at, by }) as const;
  const { working, filing, invoice } = sampleNews;
  const filings = [{ ...filing, period: `FY ${yearOf(today)}`, on: today, paise: null }];
  const messages: (StatusMessage | InvoiceMessage)[] = [
    { ...head(0), kind: 'status', state: { step: 'working', words: working } },
    { ...head(1), kind: 'invoice', invoice, on: today, due: addDays(today, 15), ...figures },
    { ...head(2), kind: 'status', state: { step: 'filed', filings } },
  ];
  const kid = await keyId(demoQuotationKey);
  const signer = { privateKey: await importPrivateKey(demoQuotationKey), kid };
  for (const message of messages) {
    const opened = await openToken(await sign(message, signer), { today });
    if (opened.kind === 'status' || opened.kind === 'invoice') await receiveNews(opened);
  }
}
