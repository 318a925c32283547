'use client';

import { useState } from 'react';
import { ReferenceTable } from '@/components/page/reference-table';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { firstYear as copy, type FirstKind, firstKinds } from '@/content/tables/first-year';
import { AddToCalendar } from '@/features/calendar/add-to-calendar';
import {
  firstDays,
  isFirstDay,
  listFirstYearSteps,
} from '@/features/planners/first-year/first-year';
import { formatDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';

const toFirstDay = (day: string) => (isFirstDay(day) ? day : firstDays.to);

export function FirstYear() {
  const [kind, setKind] = useState<FirstKind>('company');
  const [day, setDay] = useState(() => toFirstDay(getDayInIndia(Date.now())));
  const isKnown = isFirstDay(day);
  const steps = isKnown ? listFirstYearSteps(kind, day) : [];
  const dated = steps.flatMap((step) => (step.day ? [{ ...step, day: step.day }] : []));

  const getEvents = () =>
    dated.map(({ day: by, what, law, fee }) => ({
      uid: `${kind}-${day}-${by}-${what.length}@first-year`,
      day: by,
      title: what,
      text: `${law}. ${copy.columns[3].label}: ${fee}`,
      stamp: new Date(),
    }));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-8">
      <div className="grid max-w-xl gap-4 sm:grid-cols-2 print:hidden">
        <Field label={copy.kind}>
          {(control) => (
            <NativeSelect
              {...control}
              options={firstKinds}
              value={kind}
              onChange={({ currentTarget: { value } }) =>
                setKind(firstKinds.find((option) => option.value === value)?.value ?? kind)
              }
            />
          )}
        </Field>
        <Field label={copy.day} error={isKnown ? undefined : copy.refused}>
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
              ...copy,
              rows: steps.map(({ day: by, what, law, fee }) => ({
                day: by ? formatDay(by) : copy.noDay,
                what,
                law,
                fee,
              })),
            }}
          />
          <AddToCalendar
            size="sm"
            variant="secondary"
            className="w-fit print:hidden"
            fileName={`first-year-${kind}.ics`}
            getEvents={getEvents}
          >
            {copy.calendar}
          </AddToCalendar>
        </>
      )}
    </div>
  );
}
