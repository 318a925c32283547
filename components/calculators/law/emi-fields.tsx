import type { ExtraTexts, Refusal } from '@/components/calculators/law/emi-extra';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { acceptAmount, groupAmount } from '@/lib/forms/amount-input';

type Props = {
  label: string;
  hint?: string;
  name: keyof ExtraTexts;
  texts: ExtraTexts;
  refusals: readonly Refusal[];
  onChange: (texts: ExtraTexts) => void;
};

/** A field that takes any text, so that what is no amount can be answered in a sentence. */
export function EmiField({ label, hint, name, texts, refusals, onChange }: Props) {
  const error = refusals.find(({ field }) => field === name)?.sentence;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          inputMode={name === 'month' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={40}
          className="amount"
          value={texts[name]}
          onChange={({ currentTarget }) => onChange({ ...texts, [name]: currentTarget.value })}
          onBlur={() => {
            const accepted = name === 'month' ? null : acceptAmount(texts[name]);
            if (accepted !== null) onChange({ ...texts, [name]: groupAmount(accepted) });
          }}
        />
      )}
    </Field>
  );
}
