import { type FormEvent, useRef, useState } from 'react';
import { hraByLaw } from '@/content/calculators/hra-by-law';
import { ChoiceField } from '@/features/calculators/frame/choice-field';
import { cityTypes, homes, hra } from '@/features/calculators/hra/hra';
import { fillForm } from '@/lib/forms/form-entries';
import { fourCities } from '@/lib/law/hra/hra-cities';
import { cn } from '@/lib/utils';

const copy = hraByLaw.city;
const isMetro = (home: string) => fourCities.some((city) => city === home);

export function CityQuestion() {
  const [isTypeOpen, setTypeOpen] = useState(false);
  const type = useRef<HTMLDivElement>(null);

  function presetType({ target }: FormEvent) {
    if (!(target instanceof HTMLInputElement) || !target.form) return;
    setTypeOpen(false);
    fillForm(target.form, { city: isMetro(target.value) ? 'metro' : 'non-metro' });
  }

  function openType() {
    setTypeOpen(true);
    requestAnimationFrame(() =>
      type.current?.querySelector<HTMLInputElement>('input:checked')?.focus(),
    );
  }

  return (
    <>
      <fieldset onChange={presetType} className="min-w-0">
        <legend className="font-semibold font-serif text-2xl leading-tight">{copy.question}</legend>
        <p className="mt-1 mb-3 text-soft leading-snug">{copy.why}</p>
        <div className="grid grid-cols-2 overflow-clip rounded-panel border border-field bg-blank [overflow-clip-margin:8px]">
          {homes.map(({ value, label }) => (
            <label
              key={value}
              className="relative flex min-h-11.5 cursor-pointer items-center gap-3 border-rule px-3.5 py-1 last:col-span-2 odd:not-last:border-r hover:bg-muted has-checked:bg-muted has-checked:font-semibold has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-red has-focus-visible:-outline-offset-3 [&:nth-child(n+3)]:border-t"
            >
              <input
                type="radio"
                name="home"
                value={value}
                className={cn(
                  'grid size-5.5 shrink-0 cursor-pointer appearance-none place-items-center rounded-full border-2 border-field bg-blank outline-none before:size-3 before:rounded-full checked:border-red checked:before:bg-red forced-colors:appearance-auto',
                  isMetro(value) ? 'in-metro' : 'elsewhere',
                )}
              />
              {label}
              {value === 'other' && (
                <span className="ml-auto font-normal text-[0.9375rem] text-soft">
                  {copy.elsewhere}
                </span>
              )}
            </label>
          ))}
        </div>
      </fieldset>
      <div
        className={cn(
          'hidden min-h-14 items-center justify-between gap-3 border-rule-strong border-y py-1.5 leading-snug',
          !isTypeOpen && 'in-[form:has([name=home]:checked)]:flex',
        )}
      >
        <p>
          <span className="font-semibold">
            {hra.fields.city.label}:{' '}
            {cityTypes.map(({ value, label }) => (
              <span
                key={value}
                className={
                  value === 'metro'
                    ? 'hidden in-[form:has([value=metro]:checked)]:inline'
                    : 'hidden in-[form:has([value=non-metro]:checked)]:inline'
                }
              >
                {label}
              </span>
            ))}
          </span>
          <span className="hidden text-[0.9375rem] text-soft in-[form:has(.elsewhere:checked):has([value=non-metro]:checked)]:block in-[form:has(.in-metro:checked):has([value=metro]:checked)]:block">
            {copy.preset}
          </span>
          <span className="block text-[0.9375rem] text-soft in-[form:has(.elsewhere:checked):has([value=non-metro]:checked)]:hidden in-[form:has(.in-metro:checked):has([value=metro]:checked)]:hidden">
            {copy.own}
          </span>
        </p>
        <button type="button" onClick={openType} className="text-link min-h-11 font-semibold">
          {copy.change}
          <span className="sr-only"> {hra.fields.city.label}</span>
        </button>
      </div>
      <div ref={type} className={cn(!isTypeOpen && 'in-[form:has([name=home]:checked)]:hidden')}>
        <ChoiceField fields={hra.fields} name="city" />
      </div>
    </>
  );
}
