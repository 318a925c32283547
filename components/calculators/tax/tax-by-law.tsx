'use client';

import { useState } from 'react';
import { BarList } from '@/components/calculators/shared/bar-list';
import { LawSheet } from '@/components/calculators/shared/law-sheet';
import { LawTable } from '@/components/calculators/shared/law-table';
import { actOf, verdict } from '@/components/calculators/shared/law-words';
import { Stamp } from '@/components/calculators/shared/stamp';
import { YearChoice } from '@/components/calculators/shared/year-choice';
import { CrossoverChart } from '@/components/calculators/tax/crossover-chart';
import { changesOf, withoutEffect } from '@/components/calculators/tax/estimate-changes';
import { lawLines, payableLine } from '@/components/calculators/tax/law-lines';
import { SlabBars } from '@/components/calculators/tax/slab-bars';
import { taxByLaw } from '@/content/calculators/tax-by-law';
import { compareRegimes } from '@/lib/calculators/law/comparison';
import { findCrossover } from '@/lib/calculators/law/crossover';
import { type EstimateSteps, explainEstimate } from '@/lib/calculators/law/estimate-steps';
import { ruleSetOf, yearOn } from '@/lib/calculators/law/rule-sets';
import { assessmentYear } from '@/lib/calculators/rates-ay-2024-25';
import { type AgeCategory, type TaxRegime, taxRegimes } from '@/lib/calculators/tax';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';

const signed = (amount: number) =>
  amount > 0 ? `+${formatRupeesAndPaise(amount)}` : formatRupeesAndPaise(amount);

/** What the estimate leaves out, rule by rule, down to the law's figure. */
function EstimateBars({ steps, year }: { steps: EstimateSteps; year: string }) {
  const still = withoutEffect(steps);
  return (
    <BarList
      title="What the estimate leaves out, and by how much"
      heads={['Rule', 'Tax']}
      bars={[
        {
          label: `Your estimate, AY ${assessmentYear}`,
          value: steps.estimate,
          amount: formatRupees(steps.estimate),
        },
        ...changesOf(steps).map(({ label, section, amount, left }) => ({
          label,
          detail: `${section}; leaves ${formatRupees(left)}`,
          value: left,
          amount: signed(amount),
        })),
        {
          label: `By law, ${year}`,
          value: steps.inYear,
          amount: formatRupees(steps.inYear),
          isMain: true,
        },
      ]}
      note={still.length > 0 ? `No effect here: ${still.join(', ')}.` : null}
    />
  );
}

export type TaxByLawProps = {
  /** The input of the last Calculate, in rupees. */
  income: number;
  deductions: number;
  ageCategory: AgeCategory;
  regime: TaxRegime;
  /** Whether it is a salary or pension. */
  isSalary: boolean;
  /** The visitor's day in India, ISO date. */
  today: string;
};

/** The same figures by law: both regimes of a year, what the estimate leaves out, and why. */
export function TaxByLaw({ income, deductions, regime, today, ...who }: TaxByLawProps) {
  const [year, setYear] = useState(() => yearOn(today));
  const rules = ruleSetOf(year);
  const person = { ...who, year, grossIncome: income };
  const comparison = compareRegimes({ ...person, deductions });
  const crossover = findCrossover(person);
  if (!comparison || !crossover) return null;
  const steps = explainEstimate({ ...person, regime, deductions });
  const label = rules.label.replace('Tax year', 'tax year');
  return (
    <LawSheet title={`By law, ${label}`} lead={taxByLaw.lead} isPrinted>
      <div>
        <div className="max-md:mb-5 print:hidden">
          <YearChoice year={year} onChoose={setYear} />
        </div>
        <LawTable
          title="Both regimes"
          columns={['Old regime', 'New regime']}
          lines={lawLines(rules, comparison)}
          total={payableLine(rules, comparison)}
          stamp={comparison.cheaper && <Stamp>Cheaper by {formatRupees(comparison.saving)}</Stamp>}
        />
        <p role="status" className="mt-4 font-semibold">
          {verdict(comparison)}
        </p>
        <p className="mt-1 max-w-3xl">{taxByLaw.regime}</p>
        <p className="mt-1 max-w-3xl text-[0.9375rem] text-soft">
          {actOf(rules)}. {taxByLaw.notCovered}
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-12 lg:grid-cols-2 print:grid-cols-2 print:gap-x-8 print:gap-y-5">
        {steps && <EstimateBars steps={steps} year={label} />}
        <CrossoverChart person={person} deductions={deductions} crossover={crossover} />
        {taxRegimes.map(({ value }) => (
          <SlabBars
            key={value}
            input={{ ...person, regime: value, deductions }}
            result={comparison[value]}
          />
        ))}
      </div>
    </LawSheet>
  );
}
