'use client';

import { Fragment, useId, useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { AmountInput } from '@/components/form/amount-input';
import { Segmented } from '@/components/form/segmented';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { useDraft } from '@/components/form/use-draft';
import { Table, TableBody, TableRow, TableTotal } from '@/components/table/data-table';
import { RuledLines } from '@/components/table/ruled-lines';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { team } from '@/content/team';
import { AddLine } from '@/features/client-area/firm-inbox/answer/add-line';
import {
  addDraftLine,
  answerableSchema,
  computeDraftFigures,
  computeDraftSums,
  createAnswerDraft,
  listRemovedLines,
  restoreDraftLine,
} from '@/features/client-area/firm-inbox/answer/answer-draft';
import { AnswerLine } from '@/features/client-area/firm-inbox/answer/answer-line';
import { supplyLabels } from '@/features/client-area/firm-inbox/answer/figures';
import { createAnswerDraftStore } from '@/features/client-area/firm-inbox/inbox';
import type { InboxThread } from '@/features/client-area/firm-inbox/inbox-log';
import { type AnswerDraft, inboxLimits } from '@/features/client-area/firm-inbox/inbox-records';
import { answerRequest } from '@/features/client-area/firm-inbox/sign-step';
import { threadLimits } from '@/features/client-area/protocol/messages';
import { AnswerSums } from '@/features/client-area/quotations/answer-sums-table';
import { validities } from '@/features/client-area/quotations/quotation-rules';
import { formatRupees } from '@/lib/format';

const supplyOptions = Object.entries(supplyLabels).map(([value, { label, levies }]) => ({
  value,
  label,
  hint: levies,
}));

const validityOptions = validities.map((days) => ({ value: days, label: `${days} days` }));

const answerers = team.members.map(({ name, credentials }) => `${name}, ${credentials}`);

type Props = {
  events: InboxThread;
  onAnswered: () => void;
};

export function AnswerForm({ events, onAnswered }: Props) {
  const { request } = events;
  // Fixed when the sheet is opened, so that later messages do not change what was typed.
  const [first] = useState(() => createAnswerDraft(events));
  const form = useCheckedForm<AnswerDraft>(answerableSchema, first);
  const draft = useDraft(createAnswerDraftStore(request.rid), form, first);
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
        off={listRemovedLines(values, request).map((number) => ({
          number,
          line: request.lines[number - 1],
        }))}
        onAdd={(price) => replace(addDraftLine(form.getValues(), price).lines)}
        onPutBack={(number) => replace(restoreDraftLine(form.getValues(), request, number).lines)}
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
        {/* Not a submit button, so that Enter in a field signs nothing. */}
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

type Form = UseFormReturn<AnswerDraft, unknown, AnswerDraft>;

function AnswerTotals({ form }: { form: Form }) {
  const draft = form.watch();
  const figures = computeDraftFigures(draft);
  const groups = figures ? computeDraftSums(draft, figures) : [];
  const discountedGroup = groups.find(({ per }) => !per) ?? groups[0] ?? null;
  const discount = <AmountRow label="Discount" name="discount" form={form} />;

  return (
    <>
      {(groups.length > 0 ? groups : [null]).map((group) => (
        <Fragment key={group === discountedGroup ? '' : group?.label}>
          <AnswerSums group={group}>{group === discountedGroup && discount}</AnswerSums>
          <TableBody>
            <TableTotal
              label={group?.label ?? 'Total'}
              amount={group ? formatRupees(group.total) : '–'}
            />
          </TableBody>
        </Fragment>
      ))}
      <TableBody>
        <AmountRow
          label="Government fees"
          hint="The total leaves them out. If empty, you charge them at actuals."
          name="governmentFees"
          form={form}
        />
      </TableBody>
    </>
  );
}

type RowProps = {
  label: string;
  hint?: string;
  name: 'discount' | 'governmentFees';
  form: Form;
};

function AmountRow({ label, hint, name, form }: RowProps) {
  const id = useId();
  const problem = form.formState.errors[name]?.message;
  // The field's commas make React miss the change event, so this listens to the input event.
  const { onChange, ...field } = form.register(name);
  return (
    <TableRow
      label={
        <>
          <label htmlFor={id}>{label}</label>
          <span id={`${id}-words`} className="block text-[0.9375rem] leading-snug empty:hidden">
            {hint && <span className="block text-soft">{hint}</span>}
            {problem && <span className="block text-danger">{problem}</span>}
          </span>
        </>
      }
      amount={
        <AmountInput
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-words`}
          maxLength={inboxLimits.amount}
          {...field}
          onInput={onChange}
          className="h-11 w-28 text-right text-base"
        />
      }
    />
  );
}
