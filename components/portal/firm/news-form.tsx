'use client';

import { useMemo } from 'react';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { useDraft } from '@/components/forms/use-draft';
import { AddedLines } from '@/components/portal/firm/added-lines';
import { AmountInput } from '@/components/ui/amount-input';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { OperationFailure } from '@/components/ui/operation-failure';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { useOperation } from '@/components/ui/use-operation';
import { monthBefore, partsOf } from '@/lib/days';
import { forgetParts, tabDraft } from '@/lib/forms/drafts';
import { sendNews } from '@/lib/portal/firm/work';
import {
  addedFilings,
  afterFiling,
  filingFields,
  firstNews,
  type NewsFields,
  newsFormSchema,
  newsOf,
} from '@/lib/portal/firm/work-forms';
import { threadLimits } from '@/lib/portal/thread/messages';
import { workLimits } from '@/lib/portal/thread/work-messages';
import { filingWords, monthWords } from '@/lib/portal/thread/work-words';

const stepOptions = [
  { value: 'working', label: 'In work' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'filed', label: 'Filed' },
  { value: 'done', label: 'Done' },
];

/** This month and the twelve before. */
function monthOptions(today: string) {
  let { year, month } = partsOf(today);
  return Array.from({ length: 13 }, () => {
    const value = `${year}-${String(month).padStart(2, '0')}`;
    ({ year, month } = monthBefore(year, month));
    return { value, label: monthWords(value) };
  });
}

type Props = {
  /** The random id of the request. */
  request: string;
  /** Who answered, as the first to write news. */
  by: string;
  today: string;
  onSigned: () => void;
};

/** News on accepted work, which a press signs as a message to send. */
export function NewsForm({ request, by, today, onSigned }: Props) {
  const schema = useMemo(() => newsFormSchema(today), [today]);
  const first = useMemo(() => firstNews(today, by), [today, by]);
  const form = useCheckedForm<NewsFields>(schema, first);
  const part = `${request} news`;
  useDraft(tabDraft<NewsFields>('replies', part), form, first);
  const { press, isRunning, failure } = useOperation();
  const { errors } = form.formState;
  const step = form.watch('step');

  const send = form.submit((fields) =>
    press(async () => {
      await sendNews(request, newsOf(fields));
      forgetParts('replies', part);
      onSigned();
    }),
  );

  return (
    <form noValidate onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Segmented
        legend="How the work stands"
        options={stepOptions}
        {...form.register('step')}
        value={step}
      />
      <Field label="About" error={errors.month?.message}>
        {(control) => (
          <Select
            {...control}
            {...form.register('month')}
            options={[{ value: '', label: 'All of it' }, ...monthOptions(today)]}
          />
        )}
      </Field>
      {step === 'filed' ? (
        <Filings form={form} today={today} />
      ) : (
        <Field
          label={step === 'waiting' ? 'What you wait for' : 'A few words'}
          hint={step === 'waiting' ? 'one thing a line' : 'if you like'}
          error={errors.words?.message}
        >
          {(control) => (
            <Textarea
              {...control}
              {...form.register('words')}
              className="min-h-20"
              maxLength={threadLimits.remark * workLimits.entries}
            />
          )}
        </Field>
      )}
      <Field label="Who writes" error={errors.by?.message}>
        {(control) => <Input {...control} {...form.register('by')} maxLength={threadLimits.name} />}
      </Field>
      <div>
        <Button type="submit" aria-disabled={isRunning}>
          Sign the news
        </Button>
      </div>
      <OperationFailure sentence={failure} />
    </form>
  );
}

type FilingProps = { form: ReturnType<typeof useCheckedForm<NewsFields>>; today: string };

/** What is filed: one filing in the fields, after those that were added before it. */
function Filings({ form, today }: FilingProps) {
  const added = addedFilings({ added: form.watch('added') });
  const set = (changes: Partial<NewsFields>) => {
    for (const [field, value] of Object.entries(changes)) {
      form.setValue(field as keyof NewsFields, value);
    }
    form.setFocus('form');
  };
  const add = async () => {
    const isRight = await form.trigger([...filingFields], { shouldFocus: true });
    if (isRight) set(afterFiling(form.getValues()));
  };

  return (
    <>
      <AddedLines
        label="Filings in this news"
        // One may be there twice.
        lines={added.map((filing, index) => ({
          key: index,
          name: filing.acknowledgement,
          words: filingWords(filing),
        }))}
        onLeaveOut={(index) => set({ added: JSON.stringify(added.toSpliced(index, 1)) })}
      />
      <Filing form={form} today={today} />
      {added.length < workLimits.entries - 1 && (
        <div>
          <Button size="small" variant="quiet" onClick={() => void add()}>
            Add another filing
          </Button>
        </div>
      )}
    </>
  );
}

function Filing({ form, today }: FilingProps) {
  const { errors } = form.formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Form" error={errors.form?.message}>
        {(control) => <Input {...control} {...form.register('form')} maxLength={workLimits.name} />}
      </Field>
      <Field label="Period" error={errors.period?.message}>
        {(control) => (
          <Input {...control} {...form.register('period')} maxLength={workLimits.name} />
        )}
      </Field>
      <Field label="Acknowledgement number" error={errors.acknowledgement?.message}>
        {(control) => <Input {...control} {...form.register('acknowledgement')} maxLength={60} />}
      </Field>
      <Field label="Filed on" error={errors.on?.message}>
        {(control) => (
          <Input {...control} {...form.register('on')} type="date" min="2020-01-01" max={today} />
        )}
      </Field>
      <Field label="Tax paid" hint="if you like" error={errors.tax?.message}>
        {(control) => <AmountInput kind="rupees" {...control} {...form.register('tax')} />}
      </Field>
    </div>
  );
}
