import type { Worked } from '@/components/calculators/request/computation';
import { resultLines } from '@/components/calculators/request/computation';
import { workOutEmi } from '@/lib/calculators/emi';
import { Exact } from '@/lib/calculators/exact';
import { workOutGst } from '@/lib/calculators/gst';
import { workOutHra } from '@/lib/calculators/hra';
import { workOutTax } from '@/lib/calculators/tax';
import { workOutTds } from '@/lib/calculators/tds';
import type { CalculatorName, ScenarioLine } from '@/lib/portal/database/records';
import { checkInputs, inputLines } from '@/lib/portal/scenarios/inputs';

const amount = (digits: string) => (digits === '' ? null : Exact.of(digits));

/** A result, or nothing where the calculator does nothing. */
function worked<Name extends Worked['calculator'], Result>(
  calculator: Name,
  result: Result | null,
): { calculator: Name; result: Result } | null {
  return result && { calculator, result };
}

function workOutTaxOf(inputs: unknown): Worked | null {
  const given = checkInputs('tax', inputs);
  if (!given) return null;
  const { income, deductions } = given;
  return worked(
    'tax',
    workOutTax({ ...given, income: amount(income), deductions: amount(deductions) }),
  );
}

function workOutGstOf(inputs: unknown): Worked | null {
  const given = checkInputs('gst', inputs);
  if (!given) return null;
  return worked(
    'gst',
    workOutGst({
      ...given,
      amount: amount(given.amount),
      rate: Number(given.rate),
      interstate: given.interstate === 'yes',
    }),
  );
}

function workOutEmiOf(inputs: unknown): Worked | null {
  const given = checkInputs('emi', inputs);
  if (!given) return null;
  const { loanAmount, annualRate, tenureYears } = given;
  return worked(
    'emi',
    workOutEmi({
      loanAmount: amount(loanAmount),
      annualRate: amount(annualRate),
      tenureYears: amount(tenureYears),
    }),
  );
}

function workOutTdsOf(inputs: unknown): Worked | null {
  const given = checkInputs('tds', inputs);
  return given && worked('tds', workOutTds({ ...given, income: amount(given.income) }));
}

function workOutHraOf(inputs: unknown): Worked | null {
  const given = checkInputs('hra', inputs);
  if (!given) return null;
  const { basic, hra, rent } = given;
  return worked(
    'hra',
    workOutHra({ ...given, basic: amount(basic), hra: amount(hra), rent: amount(rent) }),
  );
}

const workers: Record<CalculatorName, (inputs: unknown) => Worked | null> = {
  tax: workOutTaxOf,
  gst: workOutGstOf,
  emi: workOutEmiOf,
  tds: workOutTdsOf,
  hra: workOutHraOf,
};

/** What Calculate makes of inputs; `null` for what are none, and where it does nothing. */
export const workOut = (calculator: CalculatorName, inputs: unknown): Worked | null =>
  workers[calculator](inputs);

/** What was given and what comes out, as lines; `null` where nothing does. */
export function workedLines(
  calculator: CalculatorName,
  inputs: Record<string, string>,
): ScenarioLine[] | null {
  const result = workOut(calculator, inputs);
  return result && [...inputLines(calculator, inputs), ...resultLines(result)];
}
