'use client';

import { tellOfErase } from '@/components/dashboard/documents/tell-of-erase';
import { useDropArea } from '@/components/dashboard/documents/use-drop-area';
import { removalNotice } from '@/components/dashboard/shell/removal-notice';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { erasureCount } from '@/lib/portal/database/erase-signal';
import { OperationError } from '@/lib/portal/database/operation-failure';
import type { PaperAnswer } from '@/lib/portal/database/records';
import { addDocument } from '@/lib/portal/documents/documents';
import type { Need } from '@/lib/portal/papers/needs';
import {
  answerWithFile,
  answerWithout,
  restoreAnswer,
  withdrawAnswer,
} from '@/lib/portal/papers/papers';

const noticeWithdrawn = removalNotice({
  one: 'is missing again',
  many: 'papers are missing again',
});

/** A paper's name in a notice, which has one line for it. */
const short = (text: string) => (text.length > 48 ? `${text.slice(0, 46).trimEnd()}…` : text);

/**
 * The actions on a paper: answer it, with files chosen or dropped or without one, and withdraw the
 * answer. `onDone` is called after each, as the control that had the focus is gone.
 */
export function usePaper(need: Need, onDone: () => void) {
  const { press, failure } = useOperation();
  const act = (work: () => Promise<unknown>) =>
    void press(async () => {
      await work();
      onDone();
    });

  const addAll = async (files: readonly File[]) => {
    const erasures = erasureCount();
    for (const file of files) {
      const outcome = await addDocument(file, { erasures });
      if (outcome.result === 'refused') {
        throw new OperationError(`${outcome.name} was refused: it ${outcome.reason}.`);
      }
      await answerWithFile(need, outcome.document.id);
    }
  };
  const give = (files: readonly File[]) => act(() => tellOfErase(() => addAll(files)));
  const withdraw = () =>
    act(async () => {
      const answer = await withdrawAnswer(need.id);
      if (!answer) return;
      const removal = { name: short(need.paper.text), restore: () => restoreAnswer(answer) };
      void noticeWithdrawn(removal, onDone);
    });

  return {
    give,
    withdraw,
    choose: (document: string) => act(() => answerWithFile(need, document)),
    without: (answer: Exclude<PaperAnswer['answer'], 'files'>) =>
      act(() => answerWithout(need, answer)),
    failure,
    ...useDropArea(give),
  };
}
