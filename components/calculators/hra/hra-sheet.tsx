'use client';

import { useState } from 'react';
import { HraBars } from '@/components/calculators/hra/hra-bars';
import { type ChangeTexts, changesOf, HraChanges } from '@/components/calculators/hra/hra-changes';
import { HraTax } from '@/components/calculators/hra/hra-tax';
import {
  bindingInWords,
  cityLabel,
  cityOf,
  cityOptions,
  spanInWords,
} from '@/components/calculators/hra/hra-words';
import { LawSheet, LawSheetLine, PrintLaw } from '@/components/calculators/shared/law-sheet';
import { LawTable } from '@/components/calculators/shared/law-table';
import { YearChoice } from '@/components/calculators/shared/year-choice';
import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import { usePrint } from '@/components/layout/use-print';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { hraByLaw } from '@/content/calculators/hra-by-law';
import type { ExactHraResult } from '@/lib/calculators/hra';
import {
  type ExactHraByLaw,
  type HraRule,
  hraPeriodsOf,
  hraRuleOn,
  hraRules,
  workOutHraByLaw,
} from '@/lib/calculators/law/hra';
import { ruleSetOf, yearOn } from '@/lib/calculators/law/rule-sets';
import { formatDay } from '@/lib/dates';
import { formatRupeesAndPaise } from '@/lib/format';

type Props = {
  /** Of the last Calculate, for a whole year. */
  result: ExactHraResult;
  /** The visitor's day in India, ISO date. */
  today: string;
};

const noChanges: readonly ChangeTexts[] = [];

/** The form's amounts under the rules of the year chosen here. */
function byLaw(
  result: ExactHraResult,
  from: string,
  city: string,
  changes: readonly ChangeTexts[],
): ExactHraByLaw | null {
  const { basic: salary, received: hra, rent } = result;
  const year = { from, salary, hra, rent, city };
  return workOutHraByLaw(hraPeriodsOf(year, changesOf(changes, result)));
}

/** The exemption by law: city and year, changes month by month, three bars, the effect in tax. */
export function HraSheet({ result, today }: Props) {
  const [year, setYear] = useState(() => yearOn(today));
  const [chosen, choose] = useState({ type: result.city, city: cityOf(result.city) });
  const [changes, setChanges] = useState(noChanges);
  const { isPrinting, print } = usePrint();
  // If the city type in the form has changed since, it takes precedence.
  const city = chosen.type === result.city ? chosen.city : cityOf(result.city);
  const rules = ruleSetOf(year);
  const { from } = rules.income;
  const rule = hraRuleOn(from);
  const law = byLaw(result, from, city, changes);
  if (!law) return null;
  const isOnlyOne = law.periods.length === 1;

  return (
    <LawSheet
      title={`By law, ${rules.label.replace('Tax year', 'tax year')}`}
      lead={hraByLaw.lead}
      isPrinted={isPrinting}
    >
      <div>
        <Field label="City of the Home" className="w-full max-w-sm print:hidden">
          {(control) => (
            <Select
              {...control}
              value={city}
              options={cityOptions}
              onChange={({ currentTarget }) =>
                choose({ type: result.city, city: currentTarget.value })
              }
            />
          )}
        </Field>
        <HraChanges from={from} changes={changes} city={city} year={result} onChange={setChanges} />
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10 lg:grid-cols-2">
          <div>
            <div className="max-md:mb-5 print:hidden">
              <YearChoice year={year} onChoose={setYear} />
            </div>
            <HraTableByLaw law={law} />
          </div>
          {law.periods.map((period) => (
            <HraBars key={period.period.from} result={period} isOnlyOne={isOnlyOne} />
          ))}
        </div>
        <div className="mt-6 max-md:border-rule max-md:border-y">
          <FoldOnPhone
            summary={<span className="py-3 font-semibold">Sections and conditions</span>}
          >
            <HraConditions rule={rule} isNewAct={rules.act === '2025'} />
          </FoldOnPhone>
        </div>
        <div className="mt-4">
          <PrintLaw onPrint={print} />
        </div>
      </div>
      <HraTax
        year={year}
        exempt={law.exempt.toNumber()}
        least={result.basic.plus(result.received).toNumber()}
        notInNewRegime={rule.notInNewRegime}
      />
    </LawSheet>
  );
}

/** What the exemption depends on, and the sections that say so. */
function HraConditions({ rule, isNewAct }: { rule: HraRule; isNewAct: boolean }) {
  const { heads } = hraByLaw;
  const conditions = [
    [heads.share, `One half of the salary in ${cityNames(rule.cities)}; two fifths elsewhere.`],
    [heads.salary, hraByLaw.salary],
    [heads.claim, hraByLaw.claim],
    [heads.regime, `${hraByLaw.oldOnly}, section ${rule.notInNewRegime}.`],
    ...(isNewAct ? [[heads.twoPlaces, hraByLaw.twoPlaces]] : []),
    [heads.sections, `${citation(rule)}. ${otherYears(rule)}`],
  ];
  return (
    <dl className="grid gap-x-16 text-[0.9375rem] lg:grid-cols-2">
      {conditions.map(([head, text]) => (
        <div key={head} className="border-rule border-t py-3">
          <dt className="font-semibold">{head}</dt>
          <dd className="text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const citation = ({ section, source }: HraRule) =>
  `${/^\d/.test(section) ? 'Section ' : ''}${section}; ${source}`;

/** The section of the other Act. */
function otherYears(rule: HraRule): string {
  const [before, since] = [hraRules[0], hraRules.at(-1) ?? hraRules[0]];
  const day = formatDay(since.from);
  return rule.from < since.from
    ? `For income from ${day} on: ${citation(since)}.`
    : `For income before ${day}: ${citation(before)}.`;
}

const cityNames = (cities: readonly string[]) => new Intl.ListFormat('en-GB').format(cities);

function HraTableByLaw({ law }: { law: ExactHraByLaw }) {
  return (
    <LawTable
      title="Exempt by law, old regime only"
      lines={law.periods.map((result) => ({
        label: spanInWords(result.period.from, result.period.months),
        detail: `${cityLabel(result.period.city)}, rent ${formatRupeesAndPaise(result.period.rent)} a month; ${bindingInWords(result)}`,
        values: [formatRupeesAndPaise(result.exempt)],
      }))}
      total={{
        label: 'HRA exemption',
        detail: `Taxable HRA ${formatRupeesAndPaise(law.taxable)}`,
        values: [formatRupeesAndPaise(law.exempt)],
      }}
    />
  );
}

/** The current year's exemption in a line, with a link to its sheet. */
export function HraLine({ result, today }: Props) {
  const { from } = ruleSetOf(yearOn(today)).income;
  const here = byLaw(result, from, cityOf(result.city), noChanges);
  const inNewCity = byLaw(result, from, hraRuleOn(from).cities.at(-1) ?? '', noChanges);
  if (!here || !inNewCity) return null;
  const isMore = inNewCity.exempt.isAbove(here.exempt);
  return (
    <LawSheetLine>
      By law this year: {formatRupeesAndPaise(here.exempt)}
      {isMore && `, or ${formatRupeesAndPaise(inNewCity.exempt)} in one of the eight cities`}
    </LawSheetLine>
  );
}
