'use client';

import { useState } from 'react';
import { usePrint } from '@/components/layout/use-print';
import { Button } from '@/components/ui/button';
import { calendar as copy } from '@/content/calendar';
import { dueDates } from '@/content/due-dates';
import { site } from '@/content/site';
import type { Audience, DueDates, DueRule } from '@/content/types/due-dates';
import type { IsoDate } from '@/content/types/units';
import {
  appliesTo,
  canLead,
  type Due,
  findNextDues,
  formatAbbreviatedDate,
  formatRuleTitle,
  formatShortDueLine,
  listDuesBetween,
} from '@/features/calendar/calendar';
import { DueMonths } from '@/features/calendar/due-months';
import { getCalendarPath } from '@/features/calendar/files';
import { addBasePath } from '@/lib/base-path';
import {
  describeSundayDueDate,
  formatDayAndMonth,
  formatDaysLeft,
  getDayInIndia,
  getWeekdayName,
} from '@/lib/days';
import { cn } from '@/lib/utils';

const data: DueDates = dueDates;
const webcal = site.url.replace(/^https?:/, 'webcal:');

export function LiveCalendar({ chosen }: { chosen: readonly Audience[] }) {
  const [today] = useState(() => getDayInIndia(Date.now()));
  const [view, setView] = useState<'months' | 'list'>('months');
  const [withOthers, setWithOthers] = useState(false);
  const { isPrinting, print } = usePrint();
  const shown = withOthers ? [] : chosen;
  const dues = listDuesBetween(data, today > data.from ? today : data.from, data.until).filter(
    ({ rule }) => appliesTo(rule, shown),
  );
  const next = findNextDues(
    dues.filter(({ rule }) => canLead(rule)),
    today,
  );
  const [first] = next;
  const labels = data.audiences.flatMap(({ id, label }) => (shown.includes(id) ? [label] : []));
  const mine = data.audiences.filter(({ id }) => chosen.includes(id));
  const files = mine.length > 0 ? mine : [{ id: 'all', label: copy.forEveryone } as const];

  return (
    <>
      <div className="mt-7 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 print:hidden">
        <div aria-live="polite">
          <p className="text-soft">{shown.length > 0 ? copy.nextForYou : copy.nextForAll}</p>
          {first ? (
            <>
              <p className="font-semibold font-serif text-[2.75rem] text-red leading-tight">
                {formatDayAndMonth(first.date)}
              </p>
              <p className="font-semibold">{next.map(formatShortDueLine).join(' · ')}</p>
              <p className="text-soft">
                {describeSundayDueDate(first.date, today) || getWeekdayName(first.date)},{' '}
                {formatDaysLeft(today, first.date)}
              </p>
            </>
          ) : (
            <p>{copy.ended}</p>
          )}
        </div>
        <ul>
          {files.map(({ id, label }) => (
            <li key={id} className="flex flex-wrap gap-x-4">
              <a
                href={addBasePath(getCalendarPath(id))}
                download
                className="py-2.5 font-semibold text-link"
              >
                {copy.add}: {label}
              </a>
              <a href={webcal + addBasePath(getCalendarPath(id))} className="py-2.5 text-link">
                {copy.subscribe}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 border-ink border-t py-3 print:hidden">
        <fieldset className="flex gap-6">
          <legend className="sr-only">{copy.view}</legend>
          {(['months', 'list'] as const).map((option) => (
            <label key={option} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="calendar-view"
                checked={view === option}
                onChange={() => setView(option)}
                className="accent-red"
              />
              {copy[option]}
            </label>
          ))}
        </fieldset>
        {chosen.length > 0 && (
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={withOthers}
              onChange={({ target }) => setWithOthers(target.checked)}
              className="accent-red"
            />
            {copy.others}
          </label>
        )}
        <Button variant="outline" size="sm" onClick={print}>
          {copy.print}
        </Button>
      </div>
      {view === 'list' && <DueRules rules={data.rules} dues={dues} chosen={shown} today={today} />}
      <div className={cn(view === 'list' && 'hidden print:block', isPrinting && 'calendar-alone')}>
        <DueMonths
          dues={dues}
          today={today}
          next={first?.date ?? null}
          forWhom={labels.join(', ') || copy.forEveryone}
        />
      </div>
    </>
  );
}

type RulesProps = {
  rules: readonly DueRule[];
  dues: readonly Due[];
  chosen: readonly Audience[];
  today: IsoDate;
};

function DueRules({ rules, dues, chosen, today }: RulesProps) {
  const rows = rules
    .filter((rule) => appliesTo(rule, chosen))
    .map((rule) => ({ rule, next: dues.find((due) => due.rule === rule)?.date }))
    .filter(({ rule, next }) => next || rule.when.kind === 'event')
    .sort((a, b) => ((a.next ?? '9') < (b.next ?? '9') ? -1 : 1));
  return (
    <table className="w-full print:hidden border-collapse text-[0.9375rem] max-md:[&_td]:block max-md:[&_th]:block">
      <caption className="sr-only">{copy.heading}</caption>
      <thead className="border-ink border-y text-left text-soft max-md:hidden">
        <tr>
          {[copy.fields.next, copy.fields.what, copy.fields.binds, copy.fields.law].map((name) => (
            <th key={name} scope="col" className="py-2 pr-4 font-normal">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rule, next }) => (
          <tr
            key={rule.id}
            className="border-rule-strong border-b align-top max-md:block max-md:py-3 md:[&>*]:py-2 md:[&>*]:pr-4"
          >
            <td className="whitespace-nowrap font-bold font-serif text-lg text-red leading-snug">
              {next ? formatAbbreviatedDate(next) : <span className="sr-only">{copy.anyTime}</span>}
              <small className="block font-normal font-sans text-sm">
                {next && describeSundayDueDate(next, today)}
              </small>
            </td>
            <th scope="row" className="text-left font-normal md:max-w-80">
              <b>{formatRuleTitle(rule)}</b>
              {rule.when.kind === 'event' && <span className="block">{rule.when.text}</span>}
              {!rule.name.includes(rule.form) && (
                <span className="block text-soft">{rule.form}</span>
              )}
            </th>
            <td className="md:max-w-100">{rule.binds}</td>
            <td className="text-soft">{rule.law}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
