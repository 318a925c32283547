'use client';

import { useEffect, useRef, useState } from 'react';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { draftFrom, firstDraft } from '@/lib/portal/desk/answer-draft';
import { draftKept, keepDraft } from '@/lib/portal/desk/desk';
import { withDesk } from '@/lib/portal/desk/desk-database';
import type { DeskLog } from '@/lib/portal/desk/desk-log';
import type { AnswerDraft } from '@/lib/portal/desk/desk-records';

function freshDraft({ request, state }: DeskLog): AnswerDraft {
  const { rid } = request;
  return state.answer ? draftFrom(rid, state.answer.message) : firstDraft(rid, request);
}

/**
 * The draft of an answer: as last typed, or from the last answer, or from the request. Every change
 * is saved at once; `failure` says why one was not. What was typed in another window is shown as
 * soon as this one is used again, so that a change here is made to it; `reading` counts how often,
 * for fields that take only their first value.
 */
export function useDraft(log: DeskLog) {
  const [draft, setDraft] = useState<AnswerDraft | null>(null);
  const [reading, setReading] = useState(0);
  const { run, failure } = useOperation();
  // The log when the sheet was opened: later messages do not change what has been typed.
  const first = useRef(log);
  /** The latest change, until it is saved. */
  const unsaved = useRef<AnswerDraft | null>(null);
  const shown = useRef(draft);
  shown.current = draft;

  useEffect(() => {
    const begin = freshDraft(first.current);
    void withDesk((desk) => draftKept(desk, begin.request)).then(
      (kept) => setDraft(kept ?? begin),
      () => setDraft(begin),
    );
  }, []);

  useEffect(() => {
    const { rid } = first.current.request;
    const adopt = (kept: AnswerDraft) => {
      if (JSON.stringify(kept) === JSON.stringify(shown.current)) return;
      setDraft(kept);
      setReading((count) => count + 1);
    };
    const readAgain = () => {
      // What could not be saved is here only.
      if (unsaved.current) return;
      const before = shown.current;
      void withDesk((desk) => draftKept(desk, rid)).then(
        (kept) => kept && shown.current === before && adopt(kept),
        () => {},
      );
    };
    addEventListener('focus', readAgain);
    return () => removeEventListener('focus', readAgain);
  }, []);

  const change = (next: (draft: AnswerDraft) => AnswerDraft) => {
    if (!draft) return;
    const changed = next(draft);
    setDraft(changed);
    unsaved.current = changed;
    void run(async () => {
      await keepDraft(changed);
      if (unsaved.current === changed) unsaved.current = null;
    });
  };

  return { draft, reading, change, failure };
}
