'use client';

import { useState } from 'react';
import { LawTable } from '@/components/calculators/shared/law-table';
import { sectionOf } from '@/components/calculators/shared/law-words';
import { TypedAmount } from '@/components/calculators/shared/typed-amount';
import { boundedRupees } from '@/components/calculators/shared/typed-rupees';
import { Segmented } from '@/components/ui/segmented';
import { type HraSaving, savingOfHra } from '@/lib/calculators/law/hra-saving';
import { ruleSetOf, type StatutoryYear } from '@/lib/calculators/law/rule-sets';
import { ageCategories } from '@/lib/calculators/tax';
import { Exact } from '@/lib/exact';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';

/** Rupees, or a sentence on why the text is not an amount; `null` for an empty text. */
function rupeesIn(text: string): number | string | null {
  const rupees = boundedRupees(text);
  return rupees instanceof Exact ? rupees.toNumber() : rupees;
}

type Props = {
  year: StatutoryYear;
  exempt: number;
  /** Basic salary plus allowance, in rupees: the least that the gross salary can be. */
  least: number;
  notInNewRegime: string;
};

/** The tax that the exemption saves, by the gross salary, which is asked for here. */
export function HraTax({ year, exempt, least, notInNewRegime }: Props) {
  const [salaryText, setSalary] = useState('');
  const [deductionsText, setDeductions] = useState('');
  const [age, setAge] = useState<string>(ageCategories[0].value);
  const salary = rupeesIn(salaryText);
  const deductions = rupeesIn(deductionsText) ?? 0;
  const { value: ageCategory } =
    ageCategories.find(({ value }) => value === age) ?? ageCategories[0];
  const salaryError =
    typeof salary === 'number' && salary < least
      ? `Gross salary holds basic salary and HRA, so it is at least ${formatRupeesAndPaise(least)}.`
      : salary;
  const grossSalary = typeof salaryError === 'number' ? salaryError : null;
  const saving =
    grossSalary === null || typeof deductions === 'string'
      ? null
      : savingOfHra({ year, ageCategory, grossSalary, exempt, deductions });

  return (
    <div className="border-ink border-t pt-6">
      <h3>What it saves in tax</h3>
      <div className="mt-5 grid items-start gap-x-6 gap-y-5 md:grid-cols-3 print:hidden">
        <TypedAmount
          label="Gross Salary of the Year"
          hint="with HRA"
          error={typeof salaryError === 'string' ? salaryError : undefined}
          value={salaryText}
          onType={setSalary}
        />
        <TypedAmount
          label="Other Deductions"
          hint="80C and 80D, now 123 and 126"
          error={typeof deductions === 'string' ? deductions : undefined}
          value={deductionsText}
          onType={setDeductions}
        />
        <Segmented
          legend="Age Category"
          name="hraAge"
          options={ageCategories.map(({ value, label }) => ({ value, label }))}
          value={age}
          onChange={({ currentTarget }) => setAge(currentTarget.value)}
        />
      </div>
      <p role="status" className="mt-5 font-semibold">
        {saving
          ? verdict(saving)
          : 'Enter the gross salary of the year to see what the exemption saves in tax.'}
      </p>
      {saving && (
        <div className="mt-5 max-w-2xl">
          <LawTable
            title="Old regime"
            lines={[
              { label: 'Tax without the exemption', values: [formatRupees(saving.without)] },
              { label: 'Tax with the exemption', values: [formatRupees(saving.with)] },
              {
                label: 'For comparison, the new regime',
                detail: `no exemption, section ${notInNewRegime}`,
                values: [formatRupees(saving.newRegime)],
              },
            ]}
            total={{ label: 'Tax saved', values: [formatRupees(saving.saved)] }}
          />
        </div>
      )}
      <p className="mt-4 text-[0.9375rem] text-soft">
        {ruleSetOf(year).label}, with the standard deduction of{' '}
        {formatRupees(ruleSetOf(year).standardDeduction.old.value)} (
        {sectionOf(ruleSetOf(year), ruleSetOf(year).standardDeduction.old)}), rebate, surcharge and
        cess. For residents with salary alone.
      </p>
    </div>
  );
}

function verdict(saving: HraSaving): string {
  const saved =
    saving.saved === 0
      ? 'In the old regime the exemption saves no tax here'
      : `In the old regime the exemption saves ${formatRupees(saving.saved)} of tax`;
  const { newRegime } = saving;
  const difference = formatRupees(Math.abs(saving.with - newRegime));
  if (saving.with === newRegime) return `${saved}; both regimes then cost the same.`;
  return saving.with < newRegime
    ? `${saved}, and the old regime is then cheaper than the new by ${difference}.`
    : `${saved}, but the new regime, without it, is cheaper by ${difference}.`;
}
