'use client';

import { createRemovalToast } from '@/components/actions/removal-toast';
import { useOperation } from '@/components/actions/use-operation';
import { useOptimistic } from '@/components/actions/use-optimistic';
import { useDropArea } from '@/components/form/use-drop-area';
import { notify } from '@/components/toast/toast';
import {
  answerWithFile,
  answerWithout,
  restoreAnswer,
  withdrawAnswer,
} from '@/features/client-area/checklist/answers';
import type { ChecklistItem, WithoutFile } from '@/features/client-area/checklist/checklist';
import { getPaperCategory } from '@/features/client-area/checklist/paper-category';
import { addDocument } from '@/features/client-area/store/documents';
import type { ChecklistAnswer, DocumentEntry } from '@/features/client-area/store/records/records';
import { OperationError } from '@/lib/browser/operation-failure';

const noticeWithdrawn = createRemovalToast({
  singular: 'is missing again',
  plural: 'papers are missing again',
});

/** A notice has one line for the name. */
const shorten = (text: string) => (text.length > 48 ? `${text.slice(0, 46).trimEnd()}…` : text);

/** `onDone` must take the focus, since the control that has it goes. */
export function useChecklistItem(stored: ChecklistItem, onDone: () => void) {
  const { press, failure } = useOperation();
  const { shown: item, change, getFailure } = useOptimistic(stored);
  const answerBy = (
    answer: ChecklistAnswer['answer'],
    files: readonly DocumentEntry[],
    write: () => Promise<unknown>,
  ) => {
    const { id, owner, paper } = item;
    const documents = files.map((file) => file.id);
    const row = {
      id,
      quotation: owner,
      paper: paper.text,
      answer,
      documents,
      answeredAt: Date.now(),
    };
    void change({ ...item, answer: row, files, isAnswered: true, isToSend: true }, write);
    onDone();
  };

  const addAll = async (files: readonly File[]) => {
    for (const file of files) {
      const outcome = await addDocument(file, { category: getPaperCategory(item.paper.text) });
      if (outcome.result === 'refused') {
        throw new OperationError(`We refused ${outcome.name}: it ${outcome.reason}.`);
      }
      await answerWithFile(item, outcome.document.id);
      if (outcome.remark) void notify(`${outcome.name} ${outcome.remark}`, { tone: 'problem' });
    }
  };
  const give = (files: readonly File[]) =>
    void press(async () => {
      await addAll(files);
      onDone();
    });
  const withdraw = () => {
    const missing = { ...item, answer: null, files: [], isAnswered: false, isToSend: false };
    void change(missing, async () => {
      const answer = await withdrawAnswer(item.id);
      if (!answer) return;
      const removal = { name: shorten(item.paper.text), restore: () => restoreAnswer(answer) };
      void noticeWithdrawn(removal, onDone);
    });
    onDone();
  };

  return {
    item,
    give,
    withdraw,
    choose: (document: DocumentEntry) =>
      answerBy('files', [...item.files, document], () => answerWithFile(item, document.id)),
    without: (answer: WithoutFile['answer']) =>
      answerBy(answer, [], () => answerWithout(item, answer)),
    failure: failure ?? getFailure(),
    ...useDropArea(give),
  };
}
