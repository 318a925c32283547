'use client';

import { createRemovalToast } from '@/components/actions/removal-toast';
import { useOperation } from '@/components/actions/use-operation';
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
import { OperationError } from '@/lib/browser/operation-failure';

const noticeWithdrawn = createRemovalToast({
  one: 'is missing again',
  many: 'papers are missing again',
});

/** A paper's name in a notice, which has one line for it. */
const short = (text: string) => (text.length > 48 ? `${text.slice(0, 46).trimEnd()}…` : text);

/**
 * The actions on a paper: answer it, with files chosen or dropped or without one, and withdraw the
 * answer. `onDone` is called after each, as the control that had the focus is gone, with the documents
 * that were added.
 */
export function useChecklistItem(
  item: ChecklistItem,
  onDone: (documents?: readonly string[]) => void,
) {
  const { press, failure } = useOperation();
  const act = (work: () => Promise<unknown>) =>
    void press(async () => {
      await work();
      onDone();
    });

  const addAll = async (files: readonly File[]) => {
    const documents: string[] = [];
    for (const file of files) {
      const outcome = await addDocument(file, { category: getPaperCategory(item.paper.text) });
      if (outcome.result === 'refused') {
        throw new OperationError(`We refused ${outcome.name}: it ${outcome.reason}.`);
      }
      await answerWithFile(item, outcome.document.id);
      documents.push(outcome.document.id);
      if (outcome.remark) void notify(`${outcome.name} ${outcome.remark}`, { tone: 'problem' });
    }
    return documents;
  };
  const give = (files: readonly File[]) => void press(async () => onDone(await addAll(files)));
  const withdraw = () =>
    act(async () => {
      const answer = await withdrawAnswer(item.id);
      if (!answer) return;
      const removal = { name: short(item.paper.text), restore: () => restoreAnswer(answer) };
      void noticeWithdrawn(removal, onDone);
    });

  return {
    give,
    withdraw,
    choose: (document: string) => act(() => answerWithFile(item, document)),
    without: (answer: WithoutFile['answer']) => act(() => answerWithout(item, answer)),
    failure,
    ...useDropArea(give),
  };
}
