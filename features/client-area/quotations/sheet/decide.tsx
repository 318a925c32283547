'use client';

import { type ReactNode, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { useDraft } from '@/components/form/use-draft';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { Answered } from '@/features/client-area/protocol/events';
import {
  type AnswerMessage,
  type Choice,
  type DecisionMessage,
  threadLimits,
} from '@/features/client-area/protocol/messages';
import { createAcceptance, getTotals } from '@/features/client-area/protocol/totals';
import { decide } from '@/features/client-area/quotations/answers';
import { AskForChange } from '@/features/client-area/quotations/sheet/ask-for-change';
import { Decline } from '@/features/client-area/quotations/sheet/decline';
import { formatSums } from '@/lib/fees/units';
import { createTabDraft, forgetParts, hasPart } from '@/lib/forms/drafts';
import { isBlank } from '@/lib/forms/limits';
import { tidyName } from '@/lib/forms/person-name';
import { fitLine } from '@/lib/text/fit-text';

type Props = {
  id: string;
  answer: Answered;
  decision: DecisionMessage | null;
  isOver: boolean;
  isActedOn: boolean;
  children: ReactNode;
};

const undoLabels = {
  accepted: 'Take back the acceptance',
  declined: 'Take back the decline',
  change: 'Take back the request for a change',
} as const;

const rowClasses = 'flex flex-wrap gap-3';

const steps = ['change', 'decline'] as const;

export function Decide({ id, answer, decision, isOver, isActedOn, children }: Props) {
  const { press, isRunning, failure } = useOperation();
  const draftName = `${id}/${answer.message.number}`;
  const [open, setOpen] = useState(
    () => steps.find((step) => hasPart('replies', `${draftName} ${step}`)) ?? null,
  );
  const group = useRef<HTMLFieldSetElement>(null);

  const choose = (choice: Choice) =>
    press(async () => {
      await decide(id, answer, choice);
      forgetParts('replies', draftName);
      setOpen(null);
      group.current?.focus();
    });

  if (isOver) return null;
  const undid = decision?.choice.step;
  const rest = (
    <div className="flex flex-auto flex-wrap justify-between gap-x-5 sm:justify-end">
      {children}
    </div>
  );
  return (
    <fieldset ref={group} tabIndex={-1} className="grid min-w-0 gap-3 outline-none print:hidden">
      <legend className="sr-only">Your decision</legend>
      {undid && undid !== 'undone' ? (
        <div className={rowClasses}>
          {!isActedOn && (
            <Button
              variant="outline"
              aria-disabled={isRunning}
              onClick={() => void choose({ step: 'undone', undid })}
            >
              {undoLabels[undid]}
            </Button>
          )}
          {rest}
        </div>
      ) : (
        <>
          <Accept
            draftName={draftName}
            answer={answer.message}
            isRunning={isRunning}
            onAccept={choose}
          />
          <div className={rowClasses}>
            <Button
              variant="secondary"
              className="max-sm:flex-auto"
              aria-expanded={open === 'change'}
              onClick={() => setOpen(open === 'change' ? null : 'change')}
            >
              Ask for a change
            </Button>
            <Button
              variant="outline"
              className="text-danger max-sm:flex-auto"
              aria-expanded={open === 'decline'}
              onClick={() => setOpen(open === 'decline' ? null : 'decline')}
            >
              Decline, with a reason
            </Button>
            {rest}
          </div>
          {open === 'change' && (
            <AskForChange
              draftName={draftName}
              lines={answer.message.lines}
              isRunning={isRunning}
              onAsk={choose}
            />
          )}
          {open === 'decline' && (
            <Decline draftName={draftName} isRunning={isRunning} onDecline={choose} />
          )}
        </>
      )}
      <OperationFailure sentence={failure} />
    </fieldset>
  );
}

type AcceptProps = {
  draftName: string;
  answer: AnswerMessage;
  isRunning: boolean;
  onAccept: (choice: Choice) => void;
};

const acceptSchema = z.object({
  name: z.string().check(
    z.overwrite((name) => fitLine(name, threadLimits.name)),
    z.refine(
      (name) => !isBlank(name) && tidyName(name).length >= 2,
      'Type your full name to accept',
    ),
  ),
});

const NAMELESS = { name: '' };

function Accept({ draftName, answer, isRunning, onAccept }: AcceptProps) {
  const form = useCheckedForm<typeof NAMELESS>(acceptSchema);
  useDraft(createTabDraft<typeof NAMELESS>('replies', `${draftName} accept`), form, NAMELESS);

  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={form.submit(({ name }) => onAccept(createAcceptance(answer, name)))}
    >
      <Field
        label={`To accept ${formatSums(getTotals(answer))}${answer.gst.rupees > 0 ? ' with GST' : ''}, type your full name`}
        error={form.formState.errors.name?.message}
        className="min-w-0 flex-[1_1_16rem]"
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            maxLength={threadLimits.name}
            {...form.register('name')}
          />
        )}
      </Field>
      <Button type="submit" className="min-w-36 max-sm:flex-auto" aria-disabled={isRunning}>
        Accept
      </Button>
    </form>
  );
}
