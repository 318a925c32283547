'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Switch } from '@/components/ui/switch';
import { Unsaved } from './unsaved';

type SwitchEntry<Name extends string> = { name: Name; label: string; text: string };
type Group<Name extends string> = { title: string; switches: readonly SwitchEntry<Name>[] };

type Props<Name extends string> = {
  label: string;
  groups: readonly Group<Name>[];
  /** `undefined` until it is read; the defaults show in the meantime. */
  saved: Record<Name, boolean> | undefined;
  defaults: Record<Name, boolean>;
  submitLabel: string;
  onSave: (values: Record<Name, boolean>) => Promise<void>;
};

/** Groups of switches with a button that saves them. A switch flips here, and is kept by saving. */
export function SwitchGroups<Name extends string>(props: Props<Name>) {
  const { label, groups, saved, defaults, submitLabel, onSave } = props;
  const [flipped, setFlipped] = useState<Partial<Record<Name, boolean>>>({});
  const values = { ...(saved ?? defaults), ...flipped };
  const isDirty = groups.some(({ switches }) =>
    switches.some(({ name }) => saved && values[name] !== saved[name]),
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await onSave(values);
    setFlipped({});
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
              onChange={(checked) => setFlipped((before) => ({ ...before, [entry.name]: checked }))}
            />
          ))}
        </fieldset>
      ))}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" disabled={!saved}>
          {submitLabel}
        </Button>
        <Unsaved isDirty={isDirty} />
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
