import { type RefObject, useLayoutEffect, useRef } from 'react';
import { AmountInput } from '@/components/form/amount-input';
import { Field } from '@/components/ui/field';
import { groupIndian } from '@/content/words/rupees';
import { hra } from '@/features/calculators/hra/hra';
import { Exact } from '@/lib/exact';
import { understandAmount } from '@/lib/forms/amount-input';
import { fillForm } from '@/lib/forms/form-entries';

type Props = {
  name: 'basic' | 'hra' | 'rent';
  isWriting: RefObject<boolean>;
};

const times = (text: string, work: (amount: Exact) => Exact) => {
  const digits = understandAmount(text, 'rupees');
  return digits
    ? groupIndian(
        work(Exact.of(digits))
          .toFixed(2)
          .replace(/\.?0+$/, ''),
      )
    : '';
};

/** An amount by the month. The form, links and saved results hold the amount of the year. */
export function MonthlyField({ name, isWriting }: Props) {
  const field = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const monthly = field.current?.querySelector('input');
    const yearly = monthly?.closest('form')?.elements.namedItem(name);
    if (monthly && yearly instanceof HTMLInputElement) {
      monthly.value = times(yearly.value, (amount) => amount.over(12));
    }
  }, [name]);

  return (
    <div ref={field}>
      <Field label={hra.fields[name].label.replace('Annual', 'Monthly')}>
        {(control) => (
          <AmountInput
            {...control}
            kind="rupees"
            isSilent
            form="none"
            onInput={({ currentTarget }) => {
              const form = currentTarget.closest('form');
              isWriting.current = true;
              if (form)
                fillForm(form, {
                  [name]: times(currentTarget.value, (amount) => amount.times(12)),
                });
              isWriting.current = false;
            }}
          />
        )}
      </Field>
    </div>
  );
}
