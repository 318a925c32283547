'use client';

import { useRef, useState } from 'react';
import { AddLine } from '@/components/portal/firm/add-line';
import { AnswerLine } from '@/components/portal/firm/answer-line';
import { AnswerTotals } from '@/components/portal/firm/answer-totals';
import { useDraft } from '@/components/portal/firm/use-draft';
import { RuledLines } from '@/components/portal/parts/ruled-lines';
import { Table } from '@/components/table/data-table';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { OperationFailure } from '@/components/ui/operation-failure';
import { Segmented } from '@/components/ui/segmented';
import { Textarea } from '@/components/ui/textarea';
import { useOperation } from '@/components/ui/use-operation';
import { team } from '@/content/team';
import type { Supply } from '@/lib/fees/total';
import { type Problems, problemsOf, takenOff, withAskedLine } from '@/lib/portal/firm/answer-draft';
import { supplyLabels } from '@/lib/portal/firm/figures';
import { answerRequest } from '@/lib/portal/firm/inbox';
import type { InboxThread } from '@/lib/portal/firm/inbox-log';
import type { AnswerDraft } from '@/lib/portal/firm/inbox-records';
import { VALID_FOR_DAYS } from '@/lib/portal/records/quotation-rules';
import { threadLimits } from '@/lib/portal/thread/messages';

const supplyOptions = Object.entries(supplyLabels).map(([value, { label, levies }]) => ({
  value,
  label,
  hint: levies,
}));

const answerers = team.members.map(({ name, credentials }) => `${name}, ${credentials}`);

type Props = {
  events: InboxThread;
  /** Called once the answer is signed and saved, which replaces this form. */
  onAnswered: () => void;
};

/** The table sheet on which the firm writes its answer. Every change is saved at once. */
export function AnswerForm({ events, onAnswered }: Props) {
  const { draft, reading, change, failure } = useDraft(events);
  if (!draft) return <RuledLines lines={4} lineClassName="h-20" />;
  return (
    <Sheet key={reading} {...{ events, draft, change, onAnswered }} keepingFailure={failure} />
  );
}

type SheetProps = Props & {
  draft: AnswerDraft;
  change: (next: (draft: AnswerDraft) => AnswerDraft) => void;
  /** Why changes cannot be saved; `null` while they are. */
  keepingFailure: string | null;
};

function Sheet({ events, draft, change, keepingFailure, onAnswered }: SheetProps) {
  const { request } = events;
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
      <div className="data-table-frame">
        <Table title={`Answer to ${request.id}`} note="professional fees, ₹" heading="h3">
          {draft.lines.map((line, index) => (
            <AnswerLine
              key={line.key}
              rowNumber={index + 1}
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
        </Table>
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
            maxLength={threadLimits.notes}
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
              maxLength={threadLimits.name}
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
