'use client';

import { useId, useState } from 'react';
import { CrossoverChart } from '@/components/calculators/law/crossover-chart';
import { EstimateStaircase } from '@/components/calculators/law/estimate-staircase';
import { LawBook } from '@/components/calculators/law/law-book';
import { inBothActs, LawSources } from '@/components/calculators/law/law-sources';
import { actOf, regimeName, sectionOf, verdict } from '@/components/calculators/law/law-words';
import { SlabStaircase } from '@/components/calculators/law/slab-staircase';
import { YearChoice } from '@/components/calculators/law/year-choice';
import { taxByLaw } from '@/content/calculators/tax-by-law';
import { compareRegimes } from '@/lib/calculators/statutory/comparison';
import { findCrossover } from '@/lib/calculators/statutory/crossover';
import { explainEstimate } from '@/lib/calculators/statutory/estimate-steps';
import type { RuleSet } from '@/lib/calculators/statutory/rule-set';
import { ruleSetOf, yearOn } from '@/lib/calculators/statutory/rule-sets';
import { type AgeCategory, type TaxRegime, taxRegimes } from '@/lib/calculators/tax';
import { formatDay } from '@/lib/dates';
import { cn } from '@/lib/utils';

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

/** The same figures by law: both regimes of a year, what the estimate leaves out, two pictures. */
export function TaxByLaw({
  income,
  deductions,
  ageCategory,
  regime,
  isSalary,
  today,
}: TaxByLawProps) {
  const [year, setYear] = useState(() => yearOn(today));
  // The regime whose slabs are drawn; `null` is the cheaper one.
  const [chosen, setChosen] = useState<TaxRegime | null>(null);
  const heading = useId();
  const rules = ruleSetOf(year);
  const person = { year, ageCategory, grossIncome: income, isSalary };
  const comparison = compareRegimes({ ...person, deductions });
  const crossover = findCrossover(person);
  if (!comparison || !crossover) return null;
  const steps = explainEstimate({ ...person, regime, deductions });
  const drawn = chosen ?? comparison.cheaper ?? rules.defaultRegime.value;
  const other = drawn === 'old' ? 'new' : 'old';

  return (
    <section
      aria-labelledby={heading}
      className="band border-rule border-t print:break-before-page print:border-t-0"
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-y-14">
        <div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <h2 id={heading}>By law, {rules.label.replace('Tax year', 'tax year')}</h2>
            <p className="text-[0.9375rem] text-soft">
              Law as on {formatDay(rules.slabs.new.checkedOn)}
            </p>
          </div>
          <p className="mt-3 mb-6 max-w-2xl text-soft">{taxByLaw.lead}</p>
          <div className="max-md:mb-5 print:hidden">
            <YearChoice year={year} onChoose={setYear} />
          </div>
          <LawBook rules={rules} comparison={comparison} />
          <p role="status" className="mt-4 font-semibold">
            {verdict(comparison)}
          </p>
          <p className="mt-1 max-w-3xl">{taxByLaw.regime}</p>
          <p className="mt-1 text-[0.9375rem] text-soft">
            {actOf(rules)}: slabs {sectionOf(rules, rules.slabs.new)}, standard deduction{' '}
            {sectionOf(rules, rules.standardDeduction.new)}, rebate{' '}
            {sectionOf(rules, rules.rebate.new)}, rounding {sectionOf(rules, rules.rounding)}.{' '}
            {taxByLaw.notCovered}
          </p>
        </div>
        {steps && <EstimateStaircase steps={steps} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-2 lg:[&_h3]:min-h-[2.16em]">
          <CrossoverChart person={person} deductions={deductions} crossover={crossover} />
          <div>
            {taxRegimes.map(({ value }) => (
              <div key={value} className={cn(value !== drawn && 'hidden print:mt-12 print:block')}>
                <SlabStaircase
                  input={{ ...person, regime: value, deductions }}
                  result={comparison[value]}
                />
              </div>
            ))}
            <button
              type="button"
              className="text-link min-h-10 print:hidden"
              onClick={() => setChosen(other)}
            >
              Show the {regimeName(other)}
            </button>
          </div>
        </div>
        <details className="print:hidden">
          <summary className="text-link inline-flex min-h-10 items-center">
            Every section and its source
          </summary>
          <div className="mt-4">
            <LawSources sources={sourcesOf(rules)} note={taxByLaw.uncertain} />
          </div>
        </details>
      </div>
    </section>
  );
}

/** Every rule of the year, with its sections in both Acts and how certain it is. */
function sourcesOf(rules: RuleSet) {
  const { defaultRegime, slabs, standardDeduction, rebate, surcharge, cess, rounding } = rules;
  return [
    inBothActs('Default regime', defaultRegime),
    inBothActs('Slabs, old regime', slabs.old),
    inBothActs('Slabs, new regime', slabs.new),
    inBothActs('Standard deduction', standardDeduction.new),
    inBothActs('Rebate, old regime', rebate.old),
    inBothActs('Rebate, new regime', rebate.new),
    inBothActs('Surcharge, old regime', surcharge.old),
    inBothActs('Surcharge, new regime', surcharge.new),
    inBothActs('Cess', cess),
    inBothActs('Rounding', rounding),
  ];
}
