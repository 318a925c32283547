'use client';

import { type FormEvent, useId, useState } from 'react';
import { AmountInput } from '@/components/form/amount-input';
import { usePrefetch } from '@/components/layout/use-prefetch';
import { reasons } from '@/content/reasons';
import { createResultLink } from '@/features/calculators/saved/link';
import { AnswerSheet } from '@/features/home/answer-sheet';
import { CoverError } from '@/features/home/cover-error';
import { Reason } from '@/features/home/reason';
import { addBasePath } from '@/lib/base-path';
import { getDayInIndia } from '@/lib/days';
import { formatRupees } from '@/lib/format';
import { parseAmount, understandAmount } from '@/lib/forms/amount-input';
import { isPressed } from '@/lib/forms/form-entries';

const copy = reasons.regime;

const load = () => import('@/lib/law/tax/both-regimes').then((part) => part.computeBothRegimes);
type Both = ReturnType<Awaited<ReturnType<typeof load>>>;
type Answer = { salary: number; both: Both; run: number };

/** Without script the form leads to the calculator. */
export function Regime() {
  const id = useId();
  const [answer, setAnswer] = useState<Answer | null>(null);
  usePrefetch(load);

  function compare(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get('income'));
    if (understandAmount(typed) === null) {
      setAnswer(null);
      return;
    }
    const salary = parseAmount(typed) ?? 0;
    const isAsked = isPressed(event);
    load().then(
      (computeBothRegimes) =>
        setAnswer((last) => ({
          salary,
          both: salary > 0 ? computeBothRegimes(salary, getDayInIndia(Date.now())) : null,
          run: (last?.run ?? 0) + (isAsked ? 1 : 0),
        })),
      () => isAsked && form.submit(),
    );
  }

  const isMissing = answer !== null && !answer.both;
  return (
    <Reason
      name="regime"
      title={copy.title}
      hint={copy.hint}
      answer={
        answer?.both && <RegimeAnswer salary={answer.salary} both={answer.both} run={answer.run} />
      }
    >
      <form action={addBasePath('/calculators/tax')} onSubmit={compare}>
        <label htmlFor={id}>{copy.label}</label>
        <div className="cover-fields cover-fields-one">
          <span>
            <AmountInput
              id={id}
              name="income"
              kind="rupees"
              aria-invalid={isMissing || undefined}
              aria-describedby={isMissing ? `${id}-error` : undefined}
            />
          </span>
          <button type="submit">{copy.action}</button>
        </div>
        {isMissing && (
          <CoverError id={`${id}-error`} word={copy.missing}>
            {copy.none}
          </CoverError>
        )}
      </form>
    </Reason>
  );
}

function RegimeAnswer({
  salary,
  both,
  run,
}: {
  salary: number;
  both: NonNullable<Both>;
  run: number;
}) {
  const amounts = [
    { label: copy.old, detail: copy.without, rupees: both.inOld },
    { label: copy.new, detail: undefined, rupees: both.inNew },
  ].toSorted((a, b) => b.rupees - a.rupees);
  const cheaper = amounts.at(-1);
  return (
    <AnswerSheet
      run={run}
      title={copy.sheet}
      note={both.label}
      rows={amounts.map(({ label, detail, rupees }) => ({
        label,
        detail,
        amount: formatRupees(rupees),
      }))}
      total={{
        label: `${copy.total}, ${cheaper?.label.toLowerCase()}`,
        amount: formatRupees(cheaper?.rupees ?? 0),
      }}
      points={[
        {
          isOpen: true,
          text:
            both.cheaperFrom === null ? copy.never : copy.above(formatRupees(both.cheaperFrom - 1)),
        },
        { isOpen: true, text: copy.employer },
      ]}
      remarks={[copy.basis]}
      action={{
        label: copy.open,
        href: createResultLink('tax', {
          income: String(salary),
          ageCategory: 'below60',
          regime: 'old',
          deductions: '',
          ask: 'deducted',
        }),
      }}
    />
  );
}
