'use client';

import { useState } from 'react';
import { askToSave } from '@/components/layout/save-file';
import { ReferenceTable } from '@/components/sections/reference-table';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { type FirstKind, firstKinds, firstYear as words } from '@/content/tables/first-year';
import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { firstDays, firstYearOf, isFirstDay } from '@/lib/planners/first-year';
import { calendarOf } from '@/lib/portal/thread/calendar';

const asFirst = (day: string) => (isFirstDay(day) ? day : firstDays.to);

/** The dates of a business in its first year, from a chosen day. */
export function FirstYear() {
  const [kind, setKind] = useState<FirstKind>('company');
  const [day, setDay] = useState(() => asFirst(dayInIndia(Date.now())));
  const isKnown = isFirstDay(day);
  const steps = isKnown ? firstYearOf(kind, day) : [];
  const dated = steps.flatMap((step) => (step.day ? [{ ...step, day: step.day }] : []));

  function save() {
    const now = new Date();
    const reminders = dated.map(({ day: by, what, law, fee }) => ({
      uid: `${kind}-${day}-${by}-${what.length}@first-year`,
      day: by,
      title: what,
      text: `${law}. ${words.columns[3].label}: ${fee}`,
      now,
    }));
    const file = new Blob([calendarOf(...reminders)], { type: 'text/calendar' });
    askToSave(`first-year-${kind}.ics`, file);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-8">
      <div className="grid max-w-xl gap-4 sm:grid-cols-2 print:hidden">
        <Field label={words.kind}>
          {(control) => (
            <Select
              {...control}
              options={firstKinds}
              value={kind}
              onChange={({ currentTarget: { value } }) =>
                setKind(firstKinds.find((one) => one.value === value)?.value ?? kind)
              }
            />
          )}
        </Field>
        <Field label={words.day} error={isKnown ? undefined : words.refused}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={firstDays.from}
              max={firstDays.to}
              value={day}
              onChange={({ currentTarget }) => setDay(currentTarget.value)}
            />
          )}
        </Field>
      </div>
      {isKnown && (
        <>
          <ReferenceTable
            table={{
              ...words,
              rows: steps.map(({ day: by, what, law, fee }) => ({
                day: by ? formatDay(by) : words.noDay,
                what,
                law,
                fee,
              })),
            }}
          />
          <Button size="small" variant="outline" className="w-fit print:hidden" onClick={save}>
            {words.calendar}
          </Button>
        </>
      )}
    </div>
  );
}
