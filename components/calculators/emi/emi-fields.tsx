import type { ExtraTexts, Refusal } from '@/components/calculators/emi/emi-extra';
import { TypedAmount } from '@/components/calculators/shared/typed-amount';
import { groupIndian } from '@/content/words/rupees';
import { understandAmount } from '@/lib/forms/amount-input';

type Props = {
  label: string;
  hint?: string;
  name: keyof ExtraTexts;
  texts: ExtraTexts;
  refusals: readonly Refusal[];
  onChange: (texts: ExtraTexts) => void;
};

/** A field about the loan; on leaving it, the amount gets Indian grouping. */
export function EmiField({ label, hint, name, texts, refusals, onChange }: Props) {
  const error = refusals.find(({ field }) => field === name)?.sentence;
  return (
    <TypedAmount
      label={label}
      hint={hint}
      error={error}
      inputMode={name === 'month' ? 'numeric' : 'decimal'}
      value={texts[name]}
      onType={(text) => onChange({ ...texts, [name]: text })}
      onBlur={() => {
        const accepted = name === 'month' ? null : understandAmount(texts[name]);
        if (accepted !== null) onChange({ ...texts, [name]: groupIndian(accepted) });
      }}
    />
  );
}
