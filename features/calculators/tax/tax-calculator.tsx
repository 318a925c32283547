'use client';

import { taxByLaw } from '@/content/calculators/tax-by-law';
import { AmountField } from '@/features/calculators/frame/amount-field';
import { CalculatorFrame, type OfPage } from '@/features/calculators/frame/calculator-frame';
import { ChoiceField } from '@/features/calculators/frame/choice-field';
import { lawPart } from '@/features/calculators/frame/law-place';
import { useCalculator } from '@/features/calculators/frame/use-calculator';
import { tax, workOutTax } from '@/features/calculators/tax/tax';
import { tabulateTax } from '@/features/calculators/tax/tax-result';
import { type Amount, Exact } from '@/lib/exact';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';
import type { InputOf } from '@/lib/forms/input-fields';

const { LawPart, useLawEarly } = lawPart(() =>
  import('@/features/calculators/tax/tax-sheet').then((part) => part.TaxByLaw),
);

type Input = InputOf<typeof tax.fields>;

/** The same income under the other regime, with deductions if that allows them. */
function compare(input: Input | null): string {
  const regime = input?.regime === 'new' ? 'old' : 'new';
  const other = input ? workOutTax({ ...input, regime }) : tax.zero;
  return `For comparison, the ${regime} regime: ${formatRupees(other?.total ?? 0)}`;
}

/** The input of the law, which compares regimes and so takes deductions in either. */
function givenToLaw({ income, deductions, salary, ...choices }: Input) {
  const rupees = (amount: Amount | null) => (amount === null ? 0 : Exact.of(amount).toNumber());
  return {
    ...choices,
    income: rupees(income),
    deductions: rupees(deductions),
    isSalary: salary === 'salary',
  };
}

const labelOf = (
  { options }: { options: readonly { value: string; label: string }[] },
  chosen: string | undefined,
) => options.find(({ value }) => value === chosen)?.label ?? '';

export function TaxCalculator(page: OfPage) {
  const state = useCalculator(tax);
  useLawEarly();
  const { result, input, run } = state;
  const given = input && givenToLaw(input);

  return (
    <CalculatorFrame
      calculator={tax}
      {...state}
      table={tabulateTax(result, input !== null, compare(input))}
      answer={given && <LawPart given={given} run={run} />}
      inShort={
        <>
          <span className="amount">{formatRupeesAndPaise(result.income)}</span>,{' '}
          {labelOf(tax.fields.regime, input?.regime).toLowerCase()},{' '}
          {labelOf(tax.fields.ageCategory, input?.ageCategory).toLowerCase()}
        </>
      }
      announcement={`Total tax liability ${formatRupees(result.total)}`}
      {...page}
      example={{ label: 'Try ₹12,00,000', values: { income: '12,00,000' } }}
    >
      <AmountField fields={tax.fields} name="income" />
      <ChoiceField fields={tax.fields} name="ageCategory" />
      <ChoiceField fields={tax.fields} name="regime" />
      <AmountField
        fields={tax.fields}
        name="deductions"
        className="in-[form:has([name=regime][value=new]:checked)]:hidden"
      />
      <ChoiceField fields={tax.fields} name="salary" legend={taxByLaw.asks} />
    </CalculatorFrame>
  );
}
