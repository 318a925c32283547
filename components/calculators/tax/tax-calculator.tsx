'use client';

import { AmountField } from '@/components/calculators/shared/amount-field';
import { CalculatorFrame, type OfPage } from '@/components/calculators/shared/calculator-frame';
import { amountIn, choiceIn } from '@/components/calculators/shared/read-form';
import { useCalculator } from '@/components/calculators/shared/use-calculator';
import { LawPart, ThisYearPart } from '@/components/calculators/tax/tax-law-part';
import { TaxResult } from '@/components/calculators/tax/tax-result';
import { Segmented } from '@/components/ui/segmented';
import { salaryChoices, taxByLaw } from '@/content/calculators/tax-by-law';
import { type Amount, Exact } from '@/lib/calculators/exact';
import {
  ageCategories,
  type TaxInput,
  taxDefaults,
  taxRegimes,
  workOutTax,
  zeroTax,
} from '@/lib/calculators/tax';
import { formatRupees } from '@/lib/format';

type Input = TaxInput & { salary: (typeof salaryChoices)[number]['value'] };

function read(form: FormData): Input {
  return {
    income: amountIn(form, 'income'),
    ageCategory: choiceIn(form, 'ageCategory', ageCategories),
    regime: choiceIn(form, 'regime', taxRegimes),
    deductions: amountIn(form, 'deductions'),
    salary: choiceIn(form, 'salary', salaryChoices),
  };
}

/** The same income under the other regime, with deductions if that allows them. */
function compare(input: TaxInput | null): string {
  const regime = input?.regime === 'new' ? 'old' : 'new';
  const other = input ? workOutTax({ ...input, regime }) : zeroTax;
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

export function TaxCalculator(page: OfPage) {
  const { result, input, ...calculator } = useCalculator({
    name: 'tax',
    read,
    calculate: workOutTax,
    zero: zeroTax,
  });

  const given = input && givenToLaw(input);

  return (
    <CalculatorFrame
      label="Income tax calculator"
      {...calculator}
      ledger={
        <TaxResult result={result} isWorkedOut={input !== null} comparison={compare(input)} />
      }
      answer={given && <ThisYearPart {...given} run={calculator.run} />}
      announcement={`Total tax liability ${formatRupees(result.total)}`}
      calculator="tax"
      {...page}
      worked={input && { calculator: 'tax', result }}
      example={input === null && { label: 'Try ₹12,00,000', values: { income: '12,00,000' } }}
    >
      <AmountField label="Annual Income" name="income" rupees />
      <Segmented
        legend="Age Category"
        name="ageCategory"
        options={ageCategories}
        defaultValue={taxDefaults.ageCategory}
      />
      <Segmented
        legend="Tax Regime"
        name="regime"
        options={taxRegimes}
        defaultValue={taxDefaults.regime}
      />
      <AmountField
        label="Total Deductions"
        name="deductions"
        hint="80C and 80D (now 123 and 126), home-loan interest and so on"
        rupees
        className="in-[form:has([name=regime][value=new]:checked)]:hidden"
      />
      <Segmented
        legend={taxByLaw.asks}
        name="salary"
        options={salaryChoices}
        defaultValue={salaryChoices[0].value}
      />
      {given && <LawPart {...given} />}
    </CalculatorFrame>
  );
}
