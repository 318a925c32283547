'use client';

import { useId } from 'react';
import { AmountInput } from '@/components/ui/amount-input';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Switch } from '@/components/ui/switch';
import { parseAmount } from '@/lib/forms/amount-input';

type DayProps = {
  label: string;
  hint?: string;
  /** ISO dates. */
  value: string;
  first: string;
  last: string;
  onChoose: (day: string) => void;
};

/** A field for the date whose rules apply. */
export function DayAnswer({ label, hint, value, first, last, onChoose }: DayProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={value}
          min={first}
          max={last}
          onChange={(event) => onChoose(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

type AmountProps = {
  label: string;
  /** The initial value, in rupees. */
  initial: number;
  /** Called with 0 for an empty field. */
  onGive: (rupees: number, isEmpty: boolean) => void;
};

/** A field for an amount that the specified form does not ask for. */
export function AmountAnswer({ label, initial, onGive }: AmountProps) {
  return (
    <Field label={label}>
      {(control) => (
        <AmountInput
          {...control}
          kind="rupees"
          className="h-12 text-base"
          defaultValue={initial === 0 ? '' : initial}
          onInput={({ currentTarget: { value } }) =>
            onGive(parseAmount(value) ?? 0, value.trim() === '')
          }
        />
      )}
    </Field>
  );
}

type SwitchProps = { label: string; checked: boolean; onSwitch: (checked: boolean) => void };

export function SwitchAnswer({ label, checked, onSwitch }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-12 items-center gap-3 self-end">
      <Switch id={id} checked={checked} onCheckedChange={onSwitch} />
      <label htmlFor={id} className="font-semibold text-[0.9375rem]">
        {label}
      </label>
    </div>
  );
}
