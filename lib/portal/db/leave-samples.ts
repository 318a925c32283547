import { sampleProfile } from '@/content/samples/profile';
import { dayInIndia } from '@/lib/days';
import type { PortalDatabase } from '@/lib/portal/db/database';
import { storedRowsIn } from '@/lib/portal/db/valid-rows';
import { defaultNotifications, defaultPrivacy } from '@/lib/portal/records/default-preferences';
import type { ChecklistAnswer, Quotation, Thread } from '@/lib/portal/records/records';

/** More samples of a kind than there ever were; each is dated by its place in its list. */
const MOST_SAMPLES = 100;

/** Whether the client has decided on a sample quotation, sent it, or written to its note. */
const isActedOn = ({ events, draft }: Thread, opened: number) =>
  draft.note !== '' ||
  events.some(
    (event) =>
      ['decided', 'filed', 'asked-again'].includes(event.step) ||
      (event.step === 'sent' && event.at > opened) ||
      // The sample's own answer is dated before the first opening.
      (event.step === 'answered' && event.message.at > opened),
  );

const isSampleOf = ({ id, date, writtenAt }: Quotation, opened: number) =>
  writtenAt === undefined && /-00\d$/.test(id) && date <= dayInIndia(opened);

/**
 * Takes the samples that the client has left as they were out of an area of earlier versions, which
 * kept them together, and out of a file that was saved there. Whatever the client has added to,
 * answered or changed stays, and fields of the profile that are not the sample's.
 */
export function leaveSamples(db: PortalDatabase): Promise<{ left: boolean; remains: boolean }> {
  return db.transaction('rw', db.tables, async () => {
    const remains = async () => !(await storedRowsIn(db).isEmpty());
    const opened = (await db.meta.get('openedAt'))?.value;
    if (opened === undefined) return { left: false, remains: await remains() };
    const papers = await db.papers.toArray();
    const stays = new Set<string>();
    for (const quotation of await db.quotations.toArray()) {
      const thread = await db.exchanges.get(quotation.id);
      const isAnswered = ({ quotation: id, answeredAt }: ChecklistAnswer) =>
        id === quotation.id && answeredAt > opened;
      if (
        !isSampleOf(quotation, opened) ||
        papers.some(isAnswered) ||
        (thread && isActedOn(thread, opened))
      ) {
        stays.add(quotation.id);
        continue;
      }
      await db.quotations.delete(quotation.id);
      await db.exchanges.delete(quotation.id);
      if (thread) await db.exchangeKeys.delete(thread.rid);
    }
    const needed = new Set<string>();
    for (const { id, quotation, documents, answeredAt } of papers) {
      if (answeredAt <= opened && !stays.has(quotation)) await db.papers.delete(id);
      else for (const document of documents) needed.add(document);
    }
    const documents = await db.documents
      .filter(({ id, uploadedAt }) => /^sample-\d+$/.test(id) && uploadedAt <= opened)
      .primaryKeys();
    const unneeded = documents.filter((id) => !needed.has(id));
    await db.documents.bulkDelete(unneeded);
    await db.documentBytes.bulkDelete(unneeded);
    await db.cart
      .filter(
        ({ addedAt, attachment }) =>
          !attachment && addedAt >= opened && addedAt < opened + MOST_SAMPLES,
      )
      .delete();
    await db.activity.filter(({ at }) => at <= opened).delete();
    await leaveSampleProfile(db);
    await leaveDefaults(db);
    await db.meta.delete('openedAt');
    return { left: true, remains: await remains() };
  });
}

async function leaveSampleProfile(db: PortalDatabase): Promise<void> {
  const profile = await db.profile.get('client');
  if (!profile) return;
  const own = { ...profile };
  for (const name of Object.keys(sampleProfile) as (keyof typeof sampleProfile)[]) {
    if (own[name] === sampleProfile[name]) own[name] = '';
  }
  const { id: _, ...fields } = own;
  if (Object.values(fields).some(Boolean)) await db.profile.put(own);
  else await db.profile.delete('client');
}

async function leaveDefaults(db: PortalDatabase): Promise<void> {
  const defaults = { notifications: defaultNotifications, privacy: defaultPrivacy };
  for (const { id, values } of await db.preferences.toArray()) {
    const chosen: Record<string, boolean> = values;
    const isDefault = Object.entries(defaults[id]).every(([name, on]) => chosen[name] === on);
    if (isDefault) await db.preferences.delete(id);
  }
}
