import { demoQuotationKey } from '@/content/samples/quotation-key';
import { sampleUpdate } from '@/content/samples/updates';
import { openToken } from '@/features/client-area/protocol/link';
import { MESSAGE_VERSION } from '@/features/client-area/protocol/messages';
import { RejectionError } from '@/features/client-area/protocol/rejections';
import { computeKeyId, importPrivateKey, sign } from '@/features/client-area/protocol/signing';
import { computeState, getNextFirmNumber } from '@/features/client-area/protocol/state';
import type { UpdateMessage } from '@/features/client-area/protocol/update-message';
import { withStore } from '@/features/client-area/store/store';
import { readStoredThread } from '@/features/client-area/store/thread-rows';
import { receiveUpdate } from '@/features/client-area/updates/updates';
import { addDays, getDayInIndia, getFinancialYear } from '@/lib/days';

/**
 * Signs a sample update on an accepted quotation with the demo key, and receives it as if its link
 * had been opened. Fails if the firm has no demo key, or the browser cannot sign.
 */
export async function receiveSampleUpdate(id: string): Promise<void> {
  const state = computeState((await withStore((db) => readStoredThread(db, id))).events);
  if (!state.answer) throw new RejectionError('unanswered');
  const { id: quotation, rid, by } = state.answer.message;
  const at = Date.now();
  const today = getDayInIndia(at);
  const { words: remark, filing, needed, pay } = sampleUpdate;
  const message: UpdateMessage = {
    v: MESSAGE_VERSION,
    kind: 'update',
    id: quotation,
    rid,
    number: getNextFirmNumber(state),
    at,
    words: remark,
    filed: [{ ...filing, period: `FY ${getFinancialYear(today)}`, on: today }],
    needed: [...needed],
    pay: { rupees: pay.amount, for: pay.for, invoice: pay.invoice, by: addDays(today, 15) },
    received: null,
    documents: null,
    by,
  };
  const kid = await computeKeyId(demoQuotationKey);
  const token = await sign(message, { privateKey: await importPrivateKey(demoQuotationKey), kid });
  const opened = await openToken(token, { today });
  if (opened.kind === 'update') await receiveUpdate(opened);
}
