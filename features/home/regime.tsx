'use client';

import { type FormEvent, useState } from 'react';
import { AmountInput } from '@/components/form/amount-input';
import { useEarly } from '@/components/layout/use-early';
import { Link } from '@/components/text/link';
import { Field } from '@/components/ui/field';
import { reasons } from '@/content/reasons';
import { createResultLink } from '@/features/calculators/saved/link';
import { addBasePath } from '@/lib/base-path';
import { getDayInIndia } from '@/lib/days';
import { formatRupees } from '@/lib/format';
import { parseAmount, understandAmount } from '@/lib/forms/amount-input';

const words = reasons.regime;

const load = () => import('@/lib/law/tax/both-regimes').then((part) => part.computeBothRegimes);
type Both = ReturnType<Awaited<ReturnType<typeof load>>>;

/** This year's tax on a salary in both regimes. Without script the form leads to the calculator. */
export function Regime() {
  const [answer, setAnswer] = useState<{ salary: number; both: Both } | null>(null);
  useEarly(load);

  function compare(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get('income'));
    if (understandAmount(typed) === null) {
      // The field says why.
      setAnswer(null);
      return;
    }
    const salary = parseAmount(typed) ?? 0;
    load().then(
      (bothRegimes) =>
        setAnswer({
          salary,
          both: salary > 0 ? bothRegimes(salary, getDayInIndia(Date.now())) : null,
        }),
      () => form.submit(),
    );
  }

  const both = answer?.both;
  return (
    <form action={addBasePath('/calculators/tax')} onSubmit={compare}>
      <div className="reason-fields">
        <Field label={words.label} error={answer && !both ? words.none : undefined}>
          {(control) => (
            <span className="ivory block">
              <AmountInput {...control} name="income" kind="rupees" />
            </span>
          )}
        </Field>
        <button type="submit">{words.action}</button>
      </div>
      <div role="status">
        {answer && both && (
          <>
            <dl className="reason-figures">
              <div>
                <dt>{words.new}</dt>
                <dd className="amount">{formatRupees(both.inNew)}</dd>
              </div>
              <div>
                <dt>{`${words.old}, ${words.without}`}</dt>
                <dd className="amount">{formatRupees(both.inOld)}</dd>
              </div>
            </dl>
            <p>
              {both.cheaperFrom === null
                ? words.never
                : `${words.above} ${formatRupees(both.cheaperFrom - 1)}.`}{' '}
              <Link
                href={createResultLink('tax', {
                  income: String(answer.salary),
                  ageCategory: 'below60',
                  regime: 'new',
                  deductions: '',
                  salary: 'salary',
                })}
              >
                {words.open} →
              </Link>
            </p>
            <p>{`${words.basis} ${both.label}.`}</p>
          </>
        )}
      </div>
    </form>
  );
}
