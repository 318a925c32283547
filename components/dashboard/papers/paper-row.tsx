'use client';

import { type ReactNode, useRef, useState } from 'react';
import { useDropArea } from '@/components/dashboard/documents/use-drop-area';
import { PaperControls } from '@/components/dashboard/papers/paper-controls';
import { PaperIcon } from '@/components/dashboard/papers/paper-icon';
import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { removalNotice } from '@/components/dashboard/shell/removal-notice';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { dashboard } from '@/content/dashboard';
import { formatBytes } from '@/lib/format';
import { OperationError } from '@/lib/portal/database/operation-failure';
import type { DocumentEntry } from '@/lib/portal/database/records';
import { addDocument } from '@/lib/portal/documents/documents';
import type { Need } from '@/lib/portal/papers/needs';
import {
  answerWithFile,
  answerWithout,
  restoreAnswer,
  withdrawAnswer,
} from '@/lib/portal/papers/papers';
import { cn } from '@/lib/utils';

const words = dashboard.papers;

const noticeWithdrawn = removalNotice({
  one: 'is missing again',
  many: 'papers are missing again',
});

/** A paper's name in a notice, which has one line for it. */
const short = (text: string) => (text.length > 48 ? `${text.slice(0, 46).trimEnd()}…` : text);

type Props = { need: Need; documents: readonly DocumentEntry[] };

/** A paper: what is missing with the ways to give it, what is in with the way back. */
export function PaperRow({ need, documents }: Props) {
  const { paper, isIn } = need;
  const row = useRef<HTMLLIElement>(null);
  const { press, failure } = useOperation();
  const [isAdding, setIsAdding] = useState(false);
  const { isOver, handlers } = useDropArea((files) => give(files));

  /** The control that had the focus goes with the answer. */
  const act = (work: () => Promise<unknown>) =>
    press(async () => {
      await work();
      setIsAdding(false);
      row.current?.focus();
    });
  function give(files: readonly File[]) {
    void act(async () => {
      for (const file of files) {
        const outcome = await addDocument(file);
        if (outcome.result === 'refused') {
          throw new OperationError(`${outcome.name} was refused: it ${outcome.reason}.`);
        }
        await answerWithFile(need, outcome.document.id);
      }
    });
  }
  const withdraw = () =>
    act(async () => {
      const answer = await withdrawAnswer(need.id);
      if (!answer) return;
      const removal = { name: short(paper.text), restore: () => restoreAnswer(answer) };
      void noticeWithdrawn(removal, () => row.current?.focus());
    });

  return (
    <li
      ref={row}
      tabIndex={-1}
      {...handlers}
      className={cn('flex gap-3 border-rule border-b py-3 outline-none', { 'bg-wash': isOver })}
    >
      <PaperIcon isIn={isIn} />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1">
        <p className="leading-snug wrap-anywhere">{paper.text}</p>
        {isIn && (
          <Answered need={need}>
            {need.files.length > 0 && !isAdding && (
              <TextButton paper={paper.text} onClick={() => setIsAdding(true)}>
                Add another
              </TextButton>
            )}
            <TextButton paper={paper.text} onClick={() => void withdraw()}>
              Undo
            </TextButton>
          </Answered>
        )}
        {(!isIn || isAdding) && (
          <PaperControls
            paper={paper.text}
            documents={documents.filter(({ id }) => need.files.every((file) => file.id !== id))}
            onChoose={(id) => void act(() => answerWithFile(need, id))}
            onUpload={give}
          >
            {!isIn && (
              <>
                <TextButton
                  paper={paper.text}
                  onClick={() => void act(() => answerWithout(need, 'notApplicable'))}
                >
                  {words.notApplicable}
                </TextButton>
                <TextButton
                  paper={paper.text}
                  onClick={() => void act(() => answerWithout(need, 'otherwise'))}
                >
                  {words.otherwise}
                </TextButton>
              </>
            )}
          </PaperControls>
        )}
        <OperationFailure sentence={failure} />
      </div>
    </li>
  );
}

type AnsweredProps = { need: Need; children: ReactNode };

function Answered({ need: { answer, files }, children }: AnsweredProps) {
  return (
    <>
      <ul className="text-[0.9375rem] text-soft leading-snug">
        {answer?.answer === 'notApplicable' && <li>{words.notApplicable}</li>}
        {answer?.answer === 'otherwise' && <li>{words.otherwise}</li>}
        {files.map(({ id, name, size }) => (
          <li key={id} className="wrap-anywhere">
            <bdi>{name}</bdi>, {formatBytes(size)}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-x-4">{children}</div>
    </>
  );
}

type ButtonProps = { paper: string; onClick: () => void; children: ReactNode };

function TextButton({ paper, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 rounded-control text-[0.9375rem] text-link"
    >
      {children}
      <span className="sr-only"> {paper}</span>
    </button>
  );
}
