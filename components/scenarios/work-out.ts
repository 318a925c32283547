import { resultLines, type Worked } from '@/components/calculators/request/computation';
import type { CalculatorName } from '@/content/calculators/names';
import { workOutEmi } from '@/lib/calculators/emi';
import { Exact } from '@/lib/calculators/exact';
import { workOutGst } from '@/lib/calculators/gst';
import { workOutHra } from '@/lib/calculators/hra';
import { workOutTax } from '@/lib/calculators/tax';
import { workOutTds } from '@/lib/calculators/tds';
import type { ScenarioLine } from '@/lib/portal/database/records';
import { checkInputs, inputLines } from '@/lib/portal/scenarios/inputs';

const amount = (digits: string) => (digits === '' ? null : Exact.of(digits));

type Given<Name extends CalculatorName> = NonNullable<ReturnType<typeof checkInputs<Name>>>;
type ResultOf<Name extends CalculatorName> = Extract<Worked, { calculator: Name }>['result'];

/** How the text of a form becomes what a calculator takes. */
const workers: {
  readonly [Name in CalculatorName]: (given: Given<Name>) => ResultOf<Name> | null;
} = {
  tax: (given) =>
    workOutTax({ ...given, income: amount(given.income), deductions: amount(given.deductions) }),
  gst: (given) =>
    workOutGst({
      ...given,
      amount: amount(given.amount),
      rate: Number(given.rate),
      interstate: given.interstate === 'yes',
    }),
  emi: (given) =>
    workOutEmi({
      loanAmount: amount(given.loanAmount),
      annualRate: amount(given.annualRate),
      tenureYears: amount(given.tenureYears),
    }),
  tds: (given) => workOutTds({ ...given, income: amount(given.income) }),
  hra: (given) =>
    workOutHra({
      ...given,
      basic: amount(given.basic),
      hra: amount(given.hra),
      rent: amount(given.rent),
    }),
};

/** What Calculate makes of inputs; `null` where they are not valid, and where it does nothing. */
export function workOut<Name extends CalculatorName>(
  calculator: Name,
  inputs: unknown,
): Worked | null {
  const given = checkInputs(calculator, inputs);
  const result = given && workers[calculator](given);
  return result && ({ calculator, result } as Worked);
}

/** What was given and what comes out, as lines; `null` where nothing does. */
export function workedLines(
  calculator: CalculatorName,
  inputs: Record<string, string>,
): ScenarioLine[] | null {
  const result = workOut(calculator, inputs);
  return result && [...inputLines(calculator, inputs), ...resultLines(result)];
}
