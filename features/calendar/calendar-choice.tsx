'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { usePrefetch } from '@/components/layout/use-prefetch';
import { calendar as copy } from '@/content/calendar';
import type { Audience } from '@/content/types/due-dates';
import { parseAudiences, readStoredChoice, storeChoice } from '@/features/calendar/choice';
import { STORED } from '@/lib/browser/attributes';
import { CHOICE_KEY } from '@/lib/browser/storage-names';

type Props = {
  audiences: readonly { id: Audience; label: string }[];
  children: ReactNode;
};

const LiveCalendar = createLazyComponent(() =>
  import('@/features/calendar/live-calendar').then((part) => part.LiveCalendar),
);

export function CalendarChoice({ audiences, children }: Props) {
  const choices = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<readonly Audience[] | null>(null);
  const boxes = () => [...(choices.current?.querySelectorAll('input') ?? [])];

  usePrefetch(LiveCalendar.preload);

  function applyTicked() {
    const ids = boxes().flatMap(({ checked, value }) => (checked ? [value] : []));
    storeChoice(ids);
    setChosen(audiences.flatMap(({ id }) => (ids.includes(id) ? [id] : [])));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before
  useEffect(() => {
    const stored = parseAudiences(
      readStoredChoice(),
      audiences.map(({ id }) => id),
    );
    const isChosen = boxes().some(({ checked }) => checked);
    if (!isChosen) for (const box of boxes()) box.checked = stored.includes(box.value);
    if (isChosen || stored.length > 0) applyTicked();
  }, []);

  return (
    <>
      <fieldset
        ref={choices}
        {...{ [STORED]: CHOICE_KEY }}
        data-slot="segmented"
        onChange={applyTicked}
        className="min-w-0 print:hidden"
      >
        <legend className="mb-2">
          <b>{copy.who}</b> {copy.choose}
        </legend>
        <div className="grid grid-cols-2 gap-px rounded-control border border-field bg-rule-strong not-has-focus-visible:overflow-clip sm:grid-cols-5 lg:flex lg:flex-wrap">
          {audiences.map(({ id, label }) => (
            <label
              key={id}
              className="relative grid min-h-12 flex-auto place-items-center bg-page px-1 text-center leading-tight has-checked:bg-cover has-checked:text-white has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-red has-focus-visible:outline-offset-2 lg:px-3"
            >
              <input
                type="checkbox"
                value={id}
                autoComplete="off"
                className="annotation-tick absolute inset-0 cursor-pointer appearance-none outline-none"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {chosen ? <LiveCalendar chosen={chosen} waiting={children} /> : children}
    </>
  );
}
