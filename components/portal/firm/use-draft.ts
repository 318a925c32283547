'use client';

import { useEffect, useRef, useState } from 'react';
import { useOperation } from '@/components/ui/use-operation';
import { draftFrom, firstDraft } from '@/lib/portal/firm/answer-draft';
import { keepDraft, storedDraft } from '@/lib/portal/firm/inbox';
import { withInbox } from '@/lib/portal/firm/inbox-database';
import type { InboxThread } from '@/lib/portal/firm/inbox-log';
import type { AnswerDraft } from '@/lib/portal/firm/inbox-records';

function freshDraft({ request, state }: InboxThread): AnswerDraft {
  const { rid } = request;
  return state.answer ? draftFrom(rid, state.answer.message) : firstDraft(rid, request);
}

/**
 * The draft of an answer: as last typed, or from the last answer, or from the request. Every change
 * is saved at once; `failure` says why one was not. What was typed in another window is shown as
 * soon as this one is used again, so that a change here is made to it; `reading` counts how often,
 * for fields that take only their first value.
 */
export function useDraft(events: InboxThread) {
  const [draft, setDraft] = useState<AnswerDraft | null>(null);
  const [reading, setReading] = useState(0);
  const { run, failure } = useOperation();
  // The log when the sheet was opened: later messages do not change what has been typed.
  const first = useRef(events);
  /** The latest change, until it is saved. */
  const unsaved = useRef<AnswerDraft | null>(null);
  const shown = useRef(draft);
  shown.current = draft;

  useEffect(() => {
    const begin = freshDraft(first.current);
    void withInbox((inbox) => storedDraft(inbox, begin.request)).then(
      (stored) => setDraft(stored ?? begin),
      () => setDraft(begin),
    );
  }, []);

  useEffect(() => {
    const { rid } = first.current.request;
    const adopt = (stored: AnswerDraft) => {
      if (JSON.stringify(stored) === JSON.stringify(shown.current)) return;
      setDraft(stored);
      setReading((count) => count + 1);
    };
    const readAgain = () => {
      // What could not be saved is here only.
      if (unsaved.current) return;
      const before = shown.current;
      void withInbox((inbox) => storedDraft(inbox, rid)).then(
        (stored) => stored && shown.current === before && adopt(stored),
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
