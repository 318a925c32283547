'use client';

import { useId } from 'react';
import { type DefaultValues, type Path, type PathValue, useForm } from 'react-hook-form';
import { useOperation } from '@/components/actions/use-operation';
import { SaveRow } from '@/components/form/save-row';
import { useDraft } from '@/components/form/use-draft';
import { Switch } from '@/components/ui/switch';
import { useServedClass } from '@/features/client-area/store/areas/samples';
import { STORED } from '@/lib/browser/attributes';
import { createStorageKey } from '@/lib/browser/storage-names';
import { createTabDraft, type DraftKey } from '@/lib/forms/drafts';
import { cn } from '@/lib/utils';

type SwitchEntry<Name extends string> = { name: Name; label: string; text: string };
type Group<Name extends string> = { title: string; switches: readonly SwitchEntry<Name>[] };

type Props<Name extends string> = {
  label: string;
  draftKey: DraftKey;
  groups: readonly Group<Name>[];
  /** `undefined` until read. */
  saved: Record<Name, boolean> | undefined;
  defaults: Record<Name, boolean>;
  submitLabel: string;
  onSave: (values: Record<Name, boolean>) => Promise<void>;
};

/** A flipped switch has no effect until it is saved. */
export function SwitchGroups<Name extends string>(props: Props<Name>) {
  const { label, draftKey, groups, saved, defaults, submitLabel, onSave } = props;
  type Values = Record<Name, boolean>;
  const form = useForm<Values, unknown, Values>({
    defaultValues: defaults as DefaultValues<Values>,
  });
  const draft = useDraft<Values>(createTabDraft(draftKey), form, saved);
  const operation = useOperation();
  const values = form.watch();
  const served = useServedClass();

  const save = form.handleSubmit((chosen) =>
    operation.press(async () => {
      await onSave(chosen);
      // Switches flipped during the save are not saved yet.
      draft.settle(chosen, chosen);
    }),
  );

  return (
    <form
      method="dialog"
      {...{ [STORED]: createStorageKey(draftKey) }}
      aria-label={label}
      onSubmit={save}
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8',
        groups.length > 1 && 'xl:grid-cols-3',
      )}
    >
      {groups.map((group) => (
        <fieldset key={group.title} className="min-w-0">
          <legend className="w-full border-ink border-b pb-2 font-semibold font-serif text-2xl">
            {group.title}
          </legend>
          {group.switches.map((entry) => (
            <SwitchRow
              key={entry.name}
              label={entry.label}
              text={entry.text}
              checked={values[entry.name]}
              className={served}
              onChange={(checked) =>
                form.setValue(
                  entry.name as string as Path<Values>,
                  checked as PathValue<Values, Path<Values>>,
                )
              }
            />
          ))}
        </fieldset>
      ))}
      <SaveRow label={submitLabel} draft={draft} operation={operation} />
    </form>
  );
}

type RowProps = {
  label: string;
  text: string;
  checked: boolean;
  className: string | undefined;
  onChange: (checked: boolean) => void;
};

function SwitchRow({ label, text, checked, className, onChange }: RowProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-4 border-rule border-b py-3.5">
      <div className="min-w-0 flex-[1_1_10rem]">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-text`} className="text-[0.9375rem] text-soft">
          {text}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-text`}
        checked={checked}
        className={className}
        onCheckedChange={onChange}
      />
    </div>
  );
}
