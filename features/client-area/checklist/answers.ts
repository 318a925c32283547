import { formatCount } from '@/content/words/counts';
import type { ChecklistItem, WithoutFile } from '@/features/client-area/checklist/checklist';
import { channelLabels } from '@/features/client-area/protocol/describe-step';
import type { Channel } from '@/features/client-area/protocol/events';
import { recordActivity } from '@/features/client-area/store/activity';
import { isPresent } from '@/features/client-area/store/recently-deleted';
import type { ChecklistAnswer } from '@/features/client-area/store/records/records';
import { changeArea } from '@/features/client-area/store/store';
import { createGoneError, OperationError } from '@/lib/browser/operation-failure';
import { limits } from '@/lib/limits';

type Asked = Pick<ChecklistItem, 'id' | 'owner' | 'paper'>;

export async function answerWithFile({ id, owner, paper }: Asked, document: string): Promise<void> {
  await changeArea((db, stored) =>
    db.transaction('rw', db.checklist, db.documents, async () => {
      const file = await stored.row('documents', document);
      if (!file || !isPresent(file)) throw createGoneError();
      const before = await stored.row('checklist', id);
      // A deleted file answers it again once it is restored.
      const here = new Set(await db.documents.toCollection().primaryKeys());
      const earlier = (before?.documents ?? []).filter((file) => here.has(file));
      const documents = [...new Set([...earlier, document])];
      if (documents.length > limits.paperFiles) {
        throw new OperationError(`One paper takes up to ${limits.paperFiles} files.`);
      }
      const row = { id, quotation: owner, paper: paper.text, answer: 'files', documents } as const;
      await db.checklist.put({ ...row, answeredAt: Date.now() });
    }),
  );
}

export async function answerWithout(
  { id, owner, paper }: Asked,
  answer: WithoutFile['answer'],
): Promise<void> {
  const row = { id, quotation: owner, paper: paper.text, answer, documents: [] };
  await changeArea((db) => db.checklist.put({ ...row, answeredAt: Date.now() }));
}

function withSentAt<Row extends { sentAt?: number }>(row: Row, sentAt: number | null) {
  const { sentAt: _, ...unsent } = row;
  return sentAt === null ? unsent : { ...unsent, sentAt };
}

/**
 * Also marks the papers that these documents answer, and the answers without a file of these
 * months. `null`: they were not sent after all.
 */
export async function noteFilesSent(
  documents: readonly string[],
  by: Channel | null,
  months: readonly string[] = [],
): Promise<void> {
  const sent = new Set(documents);
  const sentAt = by === null ? null : Date.now();
  await changeArea((db, stored) =>
    db.transaction('rw', db.checklist, db.documents, db.activity, async () => {
      for (const id of documents) {
        const document = await stored.row('documents', id);
        if (document) await db.documents.put(withSentAt(document, sentAt));
      }
      const answers = await stored.rows('checklist');
      const isSent = ({ quotation, documents: files }: ChecklistAnswer) =>
        files.length > 0 ? files.some((id) => sent.has(id)) : months.includes(quotation);
      for (const answer of answers.filter(isSent)) {
        await db.checklist.put(withSentAt(answer, sentAt));
      }
      const files = documents.length > 0 ? formatCount(documents.length, 'file') : '';
      if (by === null) await recordActivity(db, 'Documents not sent', files, 'pending');
      else {
        const how = [files, channelLabels[by]].filter(Boolean).join(' ');
        await recordActivity(db, 'Documents sent to us', how, 'completed');
      }
    }),
  );
}

/** Returns the answer for `restoreAnswer`; `null` if it is gone. */
export function withdrawAnswer(id: string): Promise<ChecklistAnswer | null> {
  return changeArea((db, stored) =>
    db.transaction('rw', db.checklist, async () => {
      const answer = (await stored.row('checklist', id)) ?? null;
      await db.checklist.delete(id);
      return answer;
    }),
  );
}

/** An answer given meanwhile stays. */
export function restoreAnswer(answer: ChecklistAnswer): Promise<void> {
  return changeArea((db, stored) =>
    db.transaction('rw', db.checklist, async () => {
      if (!(await stored.row('checklist', answer.id))) await db.checklist.add(answer);
    }),
  );
}
