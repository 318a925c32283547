'use client';

import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { almanac as words } from '@/content/almanac';
import type { Audience } from '@/content/types/due-dates';

type Props = {
  audiences: readonly { id: Audience; label: string }[];
  /** Shown until the calendar is loaded. */
  children: ReactNode;
};

function Missing() {
  return (
    <p role="alert" className="my-6">
      {words.failed}
    </p>
  );
}

/** Fetched with the first choice. */
const LiveAlmanac = lazy(() =>
  import('@/components/almanac/live-almanac').then(
    (part) => ({ default: part.LiveAlmanac }),
    () => ({ default: Missing }),
  ),
);

/** Choices of who the visitor is, several if need be, and the calendar for them. */
export function AlmanacChoice({ audiences, children }: Props) {
  const choices = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<readonly Audience[] | null>(null);

  const read = useCallback(() => {
    const checked = choices.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [];
    const ids = [...checked].map(({ value }) => value);
    setChosen(audiences.flatMap(({ id }) => (ids.includes(id) ? [id] : [])));
  }, [audiences]);

  // Choices made before React was loaded, or restored after Back.
  useEffect(() => {
    if (choices.current?.querySelector(':checked')) read();
  }, [read]);

  return (
    <>
      <fieldset ref={choices} data-slot="segmented" onChange={read} className="min-w-0">
        <legend className="mb-2">
          <b>{words.who}</b> {words.choose}
        </legend>
        <div className="grid grid-cols-3 gap-px not-has-focus-visible:overflow-clip lg:flex lg:flex-wrap rounded-control border border-field bg-rule-strong">
          {audiences.map(({ id, label }) => (
            <label
              key={id}
              className="relative grid min-h-12 flex-auto place-items-center bg-page text-center lg:px-3 has-checked:bg-red has-checked:text-white has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-red has-focus-visible:outline-offset-2"
            >
              <input
                type="checkbox"
                value={id}
                className="pen-tick absolute inset-0 cursor-pointer appearance-none outline-none"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {chosen ? (
        <Suspense fallback={children}>
          <LiveAlmanac chosen={chosen} />
        </Suspense>
      ) : (
        children
      )}
    </>
  );
}
