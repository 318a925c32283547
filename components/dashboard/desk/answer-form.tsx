'use client';

import { useRef, useState } from 'react';
import { AddLine } from '@/components/dashboard/desk/add-line';
import { AnswerLine } from '@/components/dashboard/desk/answer-line';
import { AnswerTotals } from '@/components/dashboard/desk/answer-totals';
import { useDraft } from '@/components/dashboard/desk/use-draft';
import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { RuledLines } from '@/components/dashboard/shell/ruled-lines';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { Ledger } from '@/components/ledger/ledger';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Segmented } from '@/components/ui/segmented';
import { Textarea } from '@/components/ui/textarea';
import { team } from '@/content/team';
import { type Problems, problemsOf, takenOff, withAskedLine } from '@/lib/portal/desk/answer-draft';
import { answerRequest } from '@/lib/portal/desk/desk';
import type { DeskLog } from '@/lib/portal/desk/desk-log';
import type { AnswerDraft } from '@/lib/portal/desk/desk-records';
import { type Supply, supplyLabels } from '@/lib/portal/desk/figures';
import { exchangeLimits } from '@/lib/portal/exchange/messages';
import { VALID_FOR_DAYS } from '@/lib/portal/quotations/quotation-rules';

const supplyOptions = Object.entries(supplyLabels).map(([value, { label, levies }]) => ({
  value,
  label,
  hint: levies,
}));

const answerers = team.members.map(({ name, credentials }) => `${name}, ${credentials}`);

type Props = {
  log: DeskLog;
  /** Called once the answer is signed and saved, which replaces this form. */
  onAnswered: () => void;
};

/** The ledger sheet on which the firm writes its answer. Every change is saved at once. */
export function AnswerForm({ log, onAnswered }: Props) {
  const { draft, reading, change, failure } = useDraft(log);
  if (!draft) return <RuledLines lines={4} lineClassName="h-20" />;
  return <Sheet key={reading} {...{ log, draft, change, onAnswered }} keepingFailure={failure} />;
}

type SheetProps = Props & {
  draft: AnswerDraft;
  change: (next: (draft: AnswerDraft) => AnswerDraft) => void;
  /** Why changes cannot be saved; `null` while they are. */
  keepingFailure: string | null;
};

function Sheet({ log, draft, change, keepingFailure, onAnswered }: SheetProps) {
  const { request } = log;
  const sheet = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const { press, isRunning, failure } = useOperation();
  const set = (part: Partial<AnswerDraft>) => change((before) => ({ ...before, ...part }));

  const answer = async () => {
    const found = problemsOf(draft);
    setProblems(found);
    if (Object.keys(found).length === 0) {
      await answerRequest(draft);
      return onAnswered();
    }
    // After the error marks are on the page.
    requestAnimationFrame(() =>
      sheet.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };

  return (
    <div ref={sheet} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="ledger-frame">
        <Ledger title={`Answer to ${request.id}`} note="professional fees, ₹" heading="h3">
          {draft.lines.map((line, index) => (
            <AnswerLine
              key={line.key}
              folio={index + 1}
              isLast={index === draft.lines.length - 1}
              line={line}
              asked={line.of === null ? null : (request.lines[line.of - 1] ?? null)}
              problems={problems}
              onChange={(part) =>
                change((before) => ({
                  ...before,
                  lines: before.lines.map((other) =>
                    other.key === line.key ? { ...other, ...part } : other,
                  ),
                }))
              }
              onTakeOff={() =>
                change((before) => ({
                  ...before,
                  lines: before.lines.filter(({ key }) => key !== line.key),
                }))
              }
            />
          ))}
          <AnswerTotals draft={draft} problems={problems} onChange={set} />
        </Ledger>
      </div>
      {problems.lines && (
        <p role="alert" className="text-danger">
          {problems.lines}
        </p>
      )}
      <AddLine
        lines={draft.lines.length}
        off={takenOff(draft, request).map((of) => ({ of, line: request.lines[of - 1] }))}
        onAdd={(next) => change(next)}
        onPutBack={(of) => change((before) => withAskedLine(before, request, of))}
      />
      <Segmented
        legend="Where the client is"
        name={`supply-${request.rid}`}
        options={supplyOptions}
        value={draft.supply}
        onChange={(event) => set({ supply: event.target.value as Supply })}
      />
      <Field label="Notes to the client">
        {(control) => (
          <Textarea
            {...control}
            maxLength={exchangeLimits.notes}
            value={draft.notes}
            onChange={(event) => set({ notes: event.target.value })}
          />
        )}
      </Field>
      <Field label="Who answers" error={problems.by}>
        {(control) => (
          <>
            <Input
              {...control}
              list={`${control.id}-people`}
              maxLength={exchangeLimits.name}
              value={draft.by}
              onChange={(event) => set({ by: event.target.value })}
            />
            <datalist id={`${control.id}-people`}>
              {answerers.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      <div className="grid justify-items-start gap-3">
        <Button aria-disabled={isRunning} onClick={() => void press(answer)}>
          {isRunning ? 'Signing' : 'Answer'}
        </Button>
        <p className="text-[0.9375rem] text-soft">
          Signs the answer with the key of this computer. It is valid for {VALID_FOR_DAYS} days from
          today.
        </p>
        <OperationFailure sentence={failure ?? keepingFailure} />
      </div>
    </div>
  );
}
