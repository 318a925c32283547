'use client';

import { type ReactNode, useRef, useState } from 'react';
import { PaperControls } from '@/components/dashboard/papers/paper-controls';
import { PaperIcon } from '@/components/dashboard/papers/paper-icon';
import { usePaper } from '@/components/dashboard/papers/use-paper';
import { NamedButton } from '@/components/dashboard/shell/named-button';
import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { dashboard } from '@/content/dashboard';
import { formatBytes } from '@/lib/format';
import type { DocumentEntry } from '@/lib/portal/database/records';
import type { Need } from '@/lib/portal/papers/needs';
import { cn } from '@/lib/utils';

const words = dashboard.papers;

type Props = { need: Need; documents: readonly DocumentEntry[] };

/** A paper: if missing, with the ways to give it; if in, with the way to withdraw the answer. */
export function PaperRow({ need, documents }: Props) {
  const { paper, isIn } = need;
  const row = useRef<HTMLLIElement>(null);
  const [isAdding, setIsAdding] = useState(false);
  const { give, choose, without, withdraw, failure, isOver, handlers } = usePaper(need, () => {
    setIsAdding(false);
    row.current?.focus();
  });

  return (
    <li
      ref={row}
      tabIndex={-1}
      {...handlers}
      className={cn('flex gap-3 border-rule border-b py-3 outline-none', { 'bg-wash': isOver })}
    >
      <PaperIcon isIn={isIn} />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-1">
        <p className="leading-snug wrap-anywhere">{paper.text}</p>
        {isIn && (
          <Answered need={need}>
            {need.files.length > 0 && !isAdding && (
              <NamedButton of={paper.text} onClick={() => setIsAdding(true)}>
                Add another
              </NamedButton>
            )}
            <NamedButton of={paper.text} onClick={withdraw}>
              Undo
            </NamedButton>
          </Answered>
        )}
        {(!isIn || isAdding) && (
          <PaperControls
            paper={paper.text}
            documents={documents.filter(({ id }) => need.files.every((file) => file.id !== id))}
            onChoose={choose}
            onUpload={give}
            onWithout={isIn ? undefined : without}
          />
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
