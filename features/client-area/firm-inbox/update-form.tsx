'use client';

import { useMemo, useRef, useState } from 'react';
import { FileChooser } from '@/components/actions/file-chooser';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { AmountInput } from '@/components/form/amount-input';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { useDraft } from '@/components/form/use-draft';
import { askToSave } from '@/components/layout/save-file';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { Textarea } from '@/components/ui/textarea';
import { AddedLines } from '@/features/client-area/firm-inbox/added-lines';
import { signUpdate } from '@/features/client-area/firm-inbox/sign-update';
import {
  addFiling,
  createEmptyUpdate,
  filingFields,
  fillCorrection,
  isAskedAlready,
  listNeededLines,
  listOpen,
  makeUpdateFormSchema,
  NEW_AMOUNT,
  parseAddedFilings,
  readUpdate,
  type UpdateInput,
} from '@/features/client-area/firm-inbox/update-values';
import { threadLimits } from '@/features/client-area/protocol/messages';
import {
  isDone,
  listNeeded,
  listPayables,
  type Payable,
  type State,
} from '@/features/client-area/protocol/state';
import { updateLimits } from '@/features/client-area/protocol/update-message';
import { formatAmountToPay, formatFiling } from '@/features/client-area/updates/update-lines';
import { formatYearRange, getFinancialYear } from '@/lib/days';
import { formatBytes } from '@/lib/format';
import { createTabDraft, forgetParts } from '@/lib/forms/drafts';

export const getUpdateDraftName = (request: string) => `${request} update`;

type Props = {
  state: State;
  request: string;
  today: string;
  onSigned: (number: number, zip: File | null) => void;
};

export function UpdateForm({ state, request, today, onSigned }: Props) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [year, setYear] = useState(() => getFinancialYear(today));
  const hasDocuments = files.length > 0;
  const payables = useMemo(() => listPayables(state), [state]);
  const schema = useMemo(
    () => makeUpdateFormSchema(today, hasDocuments, payables),
    [today, hasDocuments, payables],
  );
  // Fixed when the form is opened, so that later messages do not change what was typed.
  const [first] = useState(() =>
    createEmptyUpdate(
      today,
      state.answer?.message.by ?? '',
      listNeeded(state).map(({ text }) => text),
      state.updates.flatMap(({ message }) => message.filed).at(-1),
      isDone(state) ?? false,
    ),
  );
  const form = useCheckedForm<UpdateInput>(schema, first);
  const part = getUpdateDraftName(request);
  useDraft(createTabDraft<UpdateInput>('replies', part), form, first);
  const { press, isRunning, failure } = useOperation();
  const { errors } = form.formState;

  const send = form.submit((input) =>
    press(async () => {
      // Another update may have reported the payment in the meantime.
      const whileOpen = (number: string) =>
        isOpen(number, payables) || number === NEW_AMOUNT ? number : '';
      const received = whileOpen(input.received);
      const replaces = whileOpen(input.replaces);
      const content = readUpdate({ ...input, received, replaces });
      const { number, zip } = await signUpdate(request, content, { year, files });
      if (zip) askToSave(zip.name, zip);
      forgetParts('replies', part);
      onSigned(number, zip);
    }),
  );

  return (
    <form noValidate onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Field label="A sentence or two" hint="if you like" error={errors.words?.message}>
        {(control) => (
          <Textarea
            {...control}
            {...form.register('words')}
            className="min-h-20"
            maxLength={updateLimits.words}
          />
        )}
      </Field>
      <Filings form={form} today={today} />
      <Field
        label="What you need from the client"
        hint="one thing a line"
        error={errors.needed?.message}
      >
        {(control) => (
          <Textarea
            {...control}
            {...form.register('needed')}
            className="min-h-20"
            maxLength={(threadLimits.remark + 1) * updateLimits.needed}
          />
        )}
      </Field>
      <AskedAgain form={form} />
      <AmountFields form={form} today={today} payables={payables} />
      <ReceivedFields form={form} payables={payables} />
      <Documents
        files={files}
        onFiles={(next) => {
          setFiles(next);
          form.setValue('files', next.length > 0 ? `${next.length}` : '');
        }}
        isLost={files.length === 0 && form.watch('files') !== ''}
        year={year}
        onYear={setYear}
        today={today}
      />
      <Field label="Who writes" error={errors.by?.message}>
        {(control) => <Input {...control} {...form.register('by')} maxLength={threadLimits.name} />}
      </Field>
      <div>
        <Button type="submit" aria-disabled={isRunning}>
          {hasDocuments ? 'Sign, and save the ZIP' : 'Sign the update'}
        </Button>
      </div>
      <OperationFailure sentence={failure} />
    </form>
  );
}

type FormProps = { form: ReturnType<typeof useCheckedForm<UpdateInput>>; today: string };

function Filings({ form, today }: FormProps) {
  const { errors } = form.formState;
  const added = parseAddedFilings({ added: form.watch('added') });
  const set = (changes: Partial<UpdateInput>) => {
    for (const [field, value] of Object.entries(changes)) {
      form.setValue(field as keyof UpdateInput, value);
    }
    form.setFocus('form');
  };
  const add = async () => {
    const isRight = await form.trigger([...filingFields], { shouldFocus: true });
    if (isRight) set(addFiling(form.getValues()));
  };

  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <legend className="mb-2 font-semibold">What you filed</legend>
      <AddedLines
        label="Filings in this update"
        lines={added.map((filing, index) => ({
          key: index,
          name: filing.acknowledgement,
          content: formatFiling(filing),
        }))}
        onLeaveOut={(index) => set({ added: JSON.stringify(added.toSpliced(index, 1)) })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Form" error={errors.form?.message}>
          {(control) => (
            <Input {...control} {...form.register('form')} maxLength={updateLimits.name} />
          )}
        </Field>
        <Field label="Period" error={errors.period?.message}>
          {(control) => (
            <Input {...control} {...form.register('period')} maxLength={updateLimits.name} />
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
      </div>
      {added.length < updateLimits.entries - 1 && (
        <div>
          <Button size="sm" variant="outline" onClick={() => void add()}>
            Add another filing
          </Button>
        </div>
      )}
      <Checkbox
        label="We have done all the work of this quotation"
        checked={form.watch('done') !== ''}
        onChange={({ target }) => form.setValue('done', target.checked ? 'yes' : '')}
      />
    </fieldset>
  );
}

/** What the client gave counts as given, unless it is ticked here. */
function AskedAgain({ form }: Pick<FormProps, 'form'>) {
  const again = listNeededLines(form.watch('again'));
  const needed = listNeededLines(form.watch('needed'));
  if (needed.length === 0) return null;
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] justify-items-start">
      <legend className="font-semibold">Ask again, even if the client has given it</legend>
      {needed.map((line) => (
        <Checkbox
          key={line}
          label={line}
          className="wrap-anywhere"
          checked={again.includes(line)}
          onChange={({ target }) => {
            const others = again.filter((other) => other !== line);
            form.setValue('again', (target.checked ? [...others, line] : others).join('\n'));
          }}
        />
      ))}
    </fieldset>
  );
}

type AmountProps = FormProps & { payables: readonly Payable[] };

function AmountFields({ form, today, payables }: AmountProps) {
  const { errors } = form.formState;
  const open = listOpen(payables);
  const invoice = form.watch('invoice');
  const isAsked = isAskedAlready({ for: form.watch('for'), invoice }, payables);
  const same = open.find((each) => each.invoice !== null && each.invoice === invoice.trim());
  const chosenBefore = useRef<Payable>(null);
  const fillFromReplaced = () => {
    const replaced = open.find(({ number }) => `${number}` === form.getValues('replaces'));
    if (!replaced) return;
    const filled = fillCorrection(form.getValues(), replaced, chosenBefore.current);
    form.setValue('rupees', filled.rupees);
    form.setValue('for', filled.for);
    form.setValue('invoice', filled.invoice);
    chosenBefore.current = replaced;
  };
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">An amount to pay</legend>
      {open.length > 0 && (
        <Field label="In place of" className="sm:col-span-2" error={errors.replaces?.message}>
          {(control) => (
            <NativeSelect
              {...control}
              {...form.register('replaces', { onChange: fillFromReplaced })}
              options={
                same
                  ? [{ value: '', label: formatAmountToPay(same) }]
                  : [
                      ...(isAsked ? [{ value: '', label: 'Choose' }] : []),
                      { value: isAsked ? NEW_AMOUNT : '', label: 'Nothing: it is a new amount' },
                      ...listAmountOptions(open),
                    ]
              }
            />
          )}
        </Field>
      )}
      <Field label="Rupees" hint="less what the client deducts" error={errors.rupees?.message}>
        {(control) => <AmountInput kind="rupees" {...control} {...form.register('rupees')} />}
      </Field>
      <Field label="For" error={errors.for?.message}>
        {(control) => (
          <Input {...control} {...form.register('for')} maxLength={updateLimits.name} />
        )}
      </Field>
      <Field label="Pay by" error={errors.payBy?.message}>
        {(control) => <Input {...control} {...form.register('payBy')} type="date" min={today} />}
      </Field>
      <Field
        label="Your tax invoice"
        hint="its number, if you sent one"
        error={errors.invoice?.message}
      >
        {(control) => <Input {...control} {...form.register('invoice')} maxLength={30} />}
      </Field>
    </fieldset>
  );
}

const isOpen = (chosen: string, payables: readonly Payable[]) =>
  listOpen(payables).some(({ number }) => `${number}` === chosen);

const listAmountOptions = (payables: readonly Payable[]) =>
  payables.map((payable) => ({ value: `${payable.number}`, label: formatAmountToPay(payable) }));

function ReceivedFields({ form, payables }: Omit<AmountProps, 'today'>) {
  const open = listOpen(payables);
  if (open.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      <Field
        label="A payment that you received"
        hint={
          form.watch('received') !== ''
            ? 'It closes the amount. If a part is missing, ask for the rest as a new amount.'
            : undefined
        }
      >
        {(control) => (
          <NativeSelect
            {...control}
            {...form.register('received')}
            options={[{ value: '', label: 'None' }, ...listAmountOptions(open)]}
          />
        )}
      </Field>
      {form.watch('received') !== '' && (
        <Field
          label="Rupees received"
          hint="after tax that the client deducted (TDS), or leave it empty"
          error={form.formState.errors.receivedRupees?.message}
        >
          {(control) => (
            <AmountInput kind="rupees" {...control} {...form.register('receivedRupees')} />
          )}
        </Field>
      )}
    </div>
  );
}

/** Papers are kept for this financial year and the seven before. */
const listYears = (today: string) =>
  Array.from({ length: 8 }, (_, back) => {
    const value = formatYearRange(Number(getFinancialYear(today).slice(0, 4)) - back);
    return { value, label: value };
  });

const getKey = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

type DocumentsProps = {
  files: readonly File[];
  onFiles: (files: readonly File[]) => void;
  isLost: boolean;
  year: string;
  onYear: (year: string) => void;
  today: string;
};

function Documents({ files, onFiles, isLost, year, onYear, today }: DocumentsProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
      <legend className="mb-2 font-semibold">Documents</legend>
      <AddedLines
        label="Documents in this update"
        lines={files.map((file) => ({
          key: getKey(file),
          name: file.name,
          content: (
            <>
              <bdi>{file.name}</bdi>, {formatBytes(file.size)}
            </>
          ),
        }))}
        onLeaveOut={(index) => {
          onFiles(files.toSpliced(index, 1));
          choose.current?.focus();
        }}
      />
      {isLost && (
        <p className="text-orange">Choose your documents again: a draft cannot keep them.</p>
      )}
      {files.length > 0 && (
        <Field label="Financial year" className="w-44">
          {(control) => (
            <NativeSelect
              {...control}
              options={listYears(today)}
              value={year}
              onChange={({ target }) => onYear(target.value)}
            />
          )}
        </Field>
      )}
      <Button ref={choose} variant="secondary" onClick={() => chooser.current?.click()}>
        Choose documents
      </Button>
      <FileChooser
        ref={chooser}
        aria-label="Documents for the client"
        onFiles={(more) =>
          onFiles([...new Map([...files, ...more].map((file) => [getKey(file), file])).values()])
        }
      />
    </fieldset>
  );
}
