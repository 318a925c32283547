'use client';

import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { Unsaved } from '@/components/dashboard/shell/unsaved';
import { useOperation } from '@/components/dashboard/shell/use-operation';
import { Button } from '@/components/ui/button';
import { Switch } from '@/components/ui/switch';
import { changedFields, type DraftKey, readDraft, writeDraft } from '@/lib/portal/account/drafts';
import { onErased } from '@/lib/portal/database/erase-signal';

type SwitchEntry<Name extends string> = { name: Name; label: string; text: string };
type Group<Name extends string> = { title: string; switches: readonly SwitchEntry<Name>[] };

type Props<Name extends string> = {
  label: string;
  draftKey: DraftKey;
  groups: readonly Group<Name>[];
  /** `undefined` until it is read; the defaults show in the meantime. */
  saved: Record<Name, boolean> | undefined;
  defaults: Record<Name, boolean>;
  submitLabel: string;
  onSave: (values: Record<Name, boolean>) => Promise<void>;
};

/** The unsaved switches, as a draft for this tab. */
function useFlipped<Name extends string>(key: DraftKey, defaults: Record<Name, boolean>) {
  type Flipped = Partial<Record<Name, boolean>>;
  const [flipped, setFlipped] = useState<Flipped>({});
  const latest = useRef(flipped);

  const show = useCallback((next: Flipped) => {
    latest.current = next;
    setFlipped(next);
  }, []);
  useEffect(() => show(readDraft(key, defaults)), [key, defaults, show]);
  useEffect(() => onErased(() => show({})), [show]);

  const keep = (next: Flipped) => {
    show(next);
    writeDraft(key, next);
  };
  return { flipped, latest, keep };
}

/** Groups of switches with a Save button. A flipped switch is kept only by saving. */
export function SwitchGroups<Name extends string>(props: Props<Name>) {
  const { label, draftKey, groups, saved, defaults, submitLabel, onSave } = props;
  const { flipped, latest, keep } = useFlipped(draftKey, defaults);
  const { press, isRunning, failure } = useOperation();
  const saveButton = useRef<HTMLButtonElement>(null);
  const values = { ...(saved ?? defaults), ...flipped };
  const isDirty = saved !== undefined && Object.keys(changedFields(values, saved)).length > 0;

  const flip = (change: Partial<Record<Name, boolean>>) =>
    keep(changedFields({ ...values, ...change }, saved ?? defaults));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void press(async () => {
      await onSave(values);
      // Switches flipped while saving are not saved yet.
      keep(changedFields({ ...values, ...latest.current }, values));
    });
  };

  return (
    <form
      method="dialog"
      aria-label={label}
      onSubmit={submit}
      className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-8"
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
              disabled={!saved}
              checked={values[entry.name]}
              onChange={(checked) =>
                flip({ [entry.name]: checked } as Partial<Record<Name, boolean>>)
              }
            />
          ))}
        </fieldset>
      ))}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button ref={saveButton} type="submit" disabled={!saved} aria-disabled={isRunning}>
          {submitLabel}
        </Button>
        <Unsaved
          isDirty={isDirty}
          onDiscard={() => {
            keep({});
            saveButton.current?.focus();
          }}
        />
        <OperationFailure sentence={failure} className="w-full" />
      </div>
    </form>
  );
}

type RowProps = {
  label: string;
  text: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
};

function SwitchRow({ label, text, checked, disabled, onChange }: RowProps) {
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
        disabled={disabled}
        onCheckedChange={onChange}
      />
    </div>
  );
}
