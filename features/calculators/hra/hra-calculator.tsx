'use client';

import { type FormEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { AmountInput } from '@/components/form/amount-input';
import { Segmented } from '@/components/form/segmented';
import type { SheetTableProps } from '@/components/sheet/sheet-table';
import { Field } from '@/components/ui/field';
import { groupIndian } from '@/content/words/rupees';
import { AmountField } from '@/features/calculators/frame/amount-field';
import { CalculatorFrame, type OfPage } from '@/features/calculators/frame/calculator-frame';
import { createLawPart } from '@/features/calculators/frame/law-part';
import { listRounding } from '@/features/calculators/frame/rounding';
import { useCalculator } from '@/features/calculators/frame/use-calculator';
import { CityQuestion } from '@/features/calculators/hra/city-question';
import {
  cityTypes,
  type ExactHraResult,
  type HraConditionId,
  hra,
  rentReduction,
} from '@/features/calculators/hra/hra';
import { Exact } from '@/lib/exact';
import { formatRupees, formatRupeesAndPaise, roundRupees } from '@/lib/format';
import { understandAmount } from '@/lib/forms/amount-input';
import { fillForm } from '@/lib/forms/form-entries';

const lawPart = createLawPart(() =>
  import('@/features/calculators/hra/hra-sheet').then((part) => part.HraLawSheet),
);

const amounts = ['basic', 'hra', 'rent'] as const;
const spans = [
  { value: 'year', label: 'Per year' },
  { value: 'month', label: 'Per month' },
];

export function HraCalculator(page: OfPage) {
  const state = useCalculator(hra);
  const { result, input, run, form } = state;
  const [isMonthly, setMonthly] = useState(false);
  const [worked, setWorked] = useState({ run, isByMonth: false });
  if (worked.run !== run) setWorked({ run, isByMonth: isMonthly });
  const formInput = useMemo(() => ({ ...result, isByMonth: worked.isByMonth }), [result, worked]);
  const isByMonth = useRef(false);

  function onInput(event: FormEvent<HTMLFormElement>) {
    form.onInput(event);
    const { name = '' } = event.target as HTMLInputElement;
    if (isMonthly && !isByMonth.current && amounts.some((amount) => amount === name)) {
      setMonthly(false);
    }
  }

  return (
    <CalculatorFrame
      calculator={hra}
      {...state}
      form={{
        ...form,
        onInput,
        onReset() {
          form.onReset();
          setMonthly(false);
        },
      }}
      table={tabulateHra(result, input !== null)}
      lawPart={lawPart}
      formInput={input && formInput}
      inShort={
        <>
          <span className="amount">{formatRupeesAndPaise(result.basic)}</span> basic,{' '}
          <span className="amount">{formatRupeesAndPaise(result.received)}</span> HRA,{' '}
          <span className="amount">{formatRupeesAndPaise(result.rent)}</span> rent
        </>
      }
      announcement={`HRA exemption ${formatRupees(result.exempt)}, taxable HRA ${formatRupees(result.taxable)}`}
      {...page}
      example={{
        label: 'Try ₹6,00,000',
        values: { home: 'Delhi', basic: '6,00,000', hra: '2,40,000', rent: '1,80,000' },
      }}
    >
      <CityQuestion />
      <Segmented
        legend="Amounts"
        className="noscript:hidden"
        name="span"
        form="none"
        options={spans}
        value={isMonthly ? 'month' : 'year'}
        onChange={({ currentTarget }) => setMonthly(currentTarget.value === 'month')}
      />
      {amounts.map((name) => (
        <div key={name}>
          <AmountField
            fields={hra.fields}
            name={name}
            className={isMonthly ? 'hidden' : undefined}
          />
          {isMonthly && <MonthlyField name={name} isWriting={isByMonth} />}
        </div>
      ))}
    </CalculatorFrame>
  );
}

type ConditionCopy = Record<HraConditionId, { label: string; detail: string }>;

function getConditionCopy({ basic, rent, received, salaryShare }: ExactHraResult): ConditionCopy {
  const reduction = basic.times(rentReduction).over(100);
  return {
    received: { label: 'HRA received', detail: `The whole of ${formatRupeesAndPaise(received)}` },
    salaryShare: {
      label: `${salaryShare}% of basic salary`,
      detail: `${salaryShare}% of ${formatRupeesAndPaise(basic)}`,
    },
    rentOverSalary: {
      label: `Rent paid less ${rentReduction}% of basic salary`,
      detail: `${formatRupeesAndPaise(rent)} − ${formatRupeesAndPaise(reduction)}${
        reduction.isAbove(rent) ? ', not below zero' : ''
      }`,
    },
  };
}

function tabulateHra(result: ExactHraResult, isWorkedOut: boolean): SheetTableProps {
  const conditionCopy = getConditionCopy(result);
  const exempt = roundRupees(result.exempt);
  const taxable = roundRupees(result.taxable);
  const city = cityTypes.find(({ value }) => value === result.city)?.label;

  return {
    title: isWorkedOut ? 'Simple estimate' : 'Your HRA',
    note: isWorkedOut ? `${city}, by the list of cities until March 2026` : 'least of three',
    lines: result.conditions.map(({ id, amount }) => ({
      label: conditionCopy[id].label,
      mark: isWorkedOut && id === result.smallest && 'Smallest',
      detail: isWorkedOut && conditionCopy[id].detail,
      values: [formatRupees(amount)],
    })),
    total: {
      label: 'HRA exemption',
      detail: 'The smallest of the three',
      values: [formatRupees(exempt)],
    },
    rest: [
      ...listRounding([roundRupees(result.received), exempt.times(-1)], taxable),
      {
        label: 'Taxable HRA',
        detail: 'HRA received less the exemption',
        values: [formatRupees(taxable)],
        strong: true,
      },
    ],
  };
}

type Props = {
  name: 'basic' | 'hra' | 'rent';
  isWriting: RefObject<boolean>;
};

const applyToAmount = (text: string, work: (amount: Exact) => Exact) => {
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
function MonthlyField({ name, isWriting }: Props) {
  const field = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const monthly = field.current?.querySelector('input');
    const yearly = monthly?.closest('form')?.elements.namedItem(name);
    if (monthly && yearly instanceof HTMLInputElement) {
      monthly.value = applyToAmount(yearly.value, (amount) => amount.over(12));
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
                  [name]: applyToAmount(currentTarget.value, (amount) => amount.times(12)),
                });
              isWriting.current = false;
            }}
          />
        )}
      </Field>
    </div>
  );
}
