import { demoQuotationKey } from '@/content/samples/quotation-key';
import { sampleUpdate } from '@/content/samples/updates';
import { addDays, dayInIndia, financialYear } from '@/lib/days';
import { withStore } from '@/lib/portal/db/store';
import { knownThread } from '@/lib/portal/quotations/thread-rows';
import { receiveUpdate } from '@/lib/portal/quotations/updates';
import { openToken } from '@/lib/portal/thread/link';
import { MESSAGE_VERSION } from '@/lib/portal/thread/messages';
import { Refused } from '@/lib/portal/thread/refusals';
import { importPrivateKey, keyId, sign } from '@/lib/portal/thread/signing';
import { nextFirmNumber, stateOf } from '@/lib/portal/thread/state';
import type { UpdateMessage } from '@/lib/portal/thread/update-message';

/**
 * Signs the sample update on an accepted quotation with the demo key, and takes it in as if its link were
 * opened. Fails if the firm has no demo key, or the browser cannot sign.
 */
export async function receiveSampleUpdate(id: string): Promise<void> {
  const state = stateOf((await withStore((db) => knownThread(db, id))).events);
  if (!state.answer) throw new Refused('unanswered');
  const { id: number, rid, by } = state.answer.message;
  const at = Date.now();
  const today = dayInIndia(at);
  const { words, filing, needed, pay } = sampleUpdate;
  const message: UpdateMessage = {
    v: MESSAGE_VERSION,
    kind: 'update',
    id: number,
    rid,
    number: nextFirmNumber(state),
    at,
    words,
    filed: [{ ...filing, period: `FY ${financialYear(today)}`, on: today }],
    needed: [...needed],
    pay: { rupees: pay.amount, for: pay.for, invoice: pay.invoice, by: addDays(today, 15) },
    received: null,
    documents: null,
    by,
  };
  const kid = await keyId(demoQuotationKey);
  const token = await sign(message, { privateKey: await importPrivateKey(demoQuotationKey), kid });
  const opened = await openToken(token, { today });
  if (opened.kind === 'update') await receiveUpdate(opened);
}
