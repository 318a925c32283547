'use client';

import { useState } from 'react';
import { MonthList } from '@/components/almanac/month-list';
import { NextDates } from '@/components/almanac/next-dates';
import { Sheet } from '@/components/almanac/sheet';
import { almanac as words } from '@/content/almanac';
import { dueDates } from '@/content/due-dates';
import type { Audience, DueDates } from '@/content/types/due-dates';
import { binds, duesOf, nextDues, twelveMonths } from '@/lib/almanac/almanac';
import { dayInIndia } from '@/lib/days';

const data: DueDates = dueDates;
const allDues = duesOf(data);

/** Twelve months on a sheet, with the chosen audiences' due days in red, and one month in full. */
export function LiveAlmanac({ chosen }: { chosen: readonly Audience[] }) {
  const [today] = useState(() => dayInIndia(Date.now()));
  const [index, setIndex] = useState(0);
  const months = twelveMonths(data, today);
  const month = months[index];
  const mine = allDues.filter(({ rule }) => binds(rule, chosen));
  const next = nextDues(mine, today);
  const labels = data.audiences.filter(({ id }) => chosen.includes(id)).map(({ label }) => label);
  if (!month) return null;

  return (
    <div className="mt-8 grid items-start gap-x-13 gap-y-10 lg:grid-cols-[minmax(0,838fr)_minmax(0,310fr)]">
      <Sheet
        months={months}
        shown={month}
        dues={mine}
        ringed={next[0]?.date ?? null}
        forWhom={labels.join(', ') || words.forEveryone}
      />
      <div className="max-lg:-order-1">
        <NextDates next={next} today={today} chosen={chosen} />
        <MonthList
          month={month}
          mine={mine}
          others={chosen.length > 0 ? allDues.filter((due) => !mine.includes(due)) : []}
          onTurn={(by) => setIndex(Math.min(months.length - 1, Math.max(0, index + by)))}
          isFirst={index === 0}
          isLast={index === months.length - 1}
        />
      </div>
    </div>
  );
}
