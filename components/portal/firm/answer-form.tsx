'use client';

import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { useDraft } from '@/components/forms/use-draft';
import { AddLine } from '@/components/portal/firm/add-line';
import { AnswerLine } from '@/components/portal/firm/answer-line';
import { AnswerTotals } from '@/components/portal/firm/answer-totals';
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
import {
  answerableSchema,
  draftOf,
  takenOff,
  withAskedLine,
  withLine,
} from '@/lib/portal/firm/answer-draft';
import { supplyLabels } from '@/lib/portal/firm/figures';
import { inboxDraft } from '@/lib/portal/firm/inbox';
import type { InboxThread } from '@/lib/portal/firm/inbox-log';
import type { AnswerDraft } from '@/lib/portal/firm/inbox-records';
import { answerRequest } from '@/lib/portal/firm/sign-step';
import { validities } from '@/lib/portal/records/quotation-rules';
import { threadLimits } from '@/lib/portal/thread/messages';

const supplyOptions = Object.entries(supplyLabels).map(([value, { label, levies }]) => ({
  value,
  label,
  hint: levies,
}));

const validityOptions = validities.map((days) => ({ value: days, label: `${days} days` }));

const answerers = team.members.map(({ name, credentials }) => `${name}, ${credentials}`);

type Props = {
  events: InboxThread;
  /** Called once the answer is signed and saved, which replaces this form. */
  onAnswered: () => void;
};

/** The table sheet on which the firm writes its answer. Every change is saved at once. */
export function AnswerForm({ events, onAnswered }: Props) {
  const { request } = events;
  // The log when the sheet was opened: later messages do not change what has been typed.
  const [first] = useState(() => draftOf(events));
  const form = useCheckedForm<AnswerDraft>(answerableSchema, first);
  const draft = useDraft(inboxDraft(request.rid), form, first);
  const { press, isRunning, failure } = useOperation();
  const { errors } = form.formState;
  const { fields, replace, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const values = form.watch();

  const answer = form.submit((answerable) =>
    press(async () => {
      await answerRequest(answerable);
      onAnswered();
    }),
  );

  if (!draft.isShown) return <RuledLines lines={4} lineClassName="h-20" />;
  return (
    <form noValidate onSubmit={answer} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="data-table-frame">
        <Table title={`Answer to ${request.id}`} note="professional fees, ₹" heading="h3">
          {fields.map(({ id }, index) => (
            <AnswerLine
              key={id}
              index={index}
              form={form}
              isLast={index === fields.length - 1}
              request={request}
              onTakeOff={() => remove(index)}
            />
          ))}
          <AnswerTotals form={form} />
        </Table>
      </div>
      {errors.lines?.root?.message && (
        <p role="alert" className="text-danger">
          {errors.lines.root.message}
        </p>
      )}
      <AddLine
        lines={fields.length}
        off={takenOff(values, request).map((of) => ({ of, line: request.lines[of - 1] }))}
        onAdd={(price) => replace(withLine(form.getValues(), price).lines)}
        onPutBack={(of) => replace(withAskedLine(form.getValues(), request, of).lines)}
      />
      <Segmented
        legend="Where the client is"
        options={supplyOptions}
        {...form.register('supply')}
        value={values.supply}
      />
      <Segmented
        legend="Valid for"
        options={validityOptions}
        {...form.register('validFor')}
        value={values.validFor}
      />
      <Field label="Notes to the client">
        {(control) => (
          <Textarea {...control} {...form.register('notes')} maxLength={threadLimits.notes} />
        )}
      </Field>
      <Field label="Who answers" error={errors.by?.message}>
        {(control) => (
          <>
            <Input
              {...control}
              {...form.register('by')}
              list={`${control.id}-people`}
              maxLength={threadLimits.name}
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
        {/* Enter in a field signs nothing. */}
        <Button
          aria-disabled={isRunning}
          onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        >
          {isRunning ? 'Signing' : 'Answer'}
        </Button>
        <p className="text-[0.9375rem] text-soft">
          You sign the answer with the key of this computer. The answer holds for {values.validFor}{' '}
          days from today.
        </p>
        <OperationFailure sentence={failure ?? draft.failure} />
      </div>
    </form>
  );
}
