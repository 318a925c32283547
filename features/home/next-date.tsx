'use client';

import { useEffect, useRef, useState } from 'react';
import { useEarly } from '@/components/layout/use-early';
import { Link } from '@/components/text/link';
import { NoWrap } from '@/components/text/no-wrap';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { reasons } from '@/content/reasons';
import { type StateId, stateIds, stateNames } from '@/content/states';
import type { Audience } from '@/content/types/due-dates';
import {
  keepChoice,
  parseAudiences,
  parseRegion,
  readStoredChoice,
} from '@/features/calendar/choice';
import type { NextDueDay } from '@/features/calendar/next-for';
import { Reason } from '@/features/home/reason';
import { addBasePath } from '@/lib/base-path';
import { STORED } from '@/lib/browser/attributes';
import { CHOICE_KEY } from '@/lib/browser/storage-names';
import { getDayInIndia } from '@/lib/days';

const words = reasons.next;
const ALL = '/services/compliance#due-dates';
const SHOWN = 4;

const load = () => import('@/features/calendar/next-for').then((part) => part.listNextDues);

type Option = { value: string; label: string };

const states = stateIds.map((id) => ({ value: id, label: stateNames[id] }));

type Props = { kinds: readonly Option[] };

/**
 * The next days on which the visitor has to file or pay. Who that is, and the State for a quarterly
 * GST return, is asked once and kept in this browser, together with the choice of the calendar.
 */
export function NextDate({ kinds }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [kept, setKept] = useState<readonly string[]>([]);
  const [next, setNext] = useState<readonly NextDueDay[] | null>(null);
  useEarly(load);

  async function show(chosen: readonly string[], state: StateId | null) {
    setKept(chosen);
    if (chosen.length === 0) return setNext(null);
    const nextFor = await load();
    setNext(nextFor(chosen as Audience[], state, getDayInIndia(Date.now()), SHOWN));
  }

  function choose() {
    const entries = new FormData(form.current ?? undefined);
    const chosen = kinds.flatMap(({ value }) => (entries.get('kind') === value ? [value] : []));
    const state =
      stateIds.find((id) => entries.get('state') === id) ?? parseRegion(readStoredChoice());
    keepChoice(chosen, state);
    show(chosen, state).catch(() => form.current?.submit());
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before
  useEffect(() => {
    const kind = form.current?.elements.namedItem('kind') as HTMLSelectElement | null;
    // What was chosen before React was loaded.
    if (kind?.value) return choose();
    const stored = readStoredChoice();
    const chosen = parseAudiences(
      stored,
      kinds.map(({ value }) => value),
    );
    const [only, other] = chosen;
    if (kind && only && !other) kind.value = only;
    show(chosen, parseRegion(stored)).catch(() => {});
  }, []);

  const hasState = kept.includes('gst-quarterly');
  const [first, ...rest] = next ?? [];
  return (
    <Reason title={words.title} hint={first ? `${first.day}: ${first.what}` : words.hint}>
      <form ref={form} action={addBasePath(ALL)} onChange={choose} {...{ [STORED]: CHOICE_KEY }}>
        <div className="reason-fields">
          <Field label={words.who}>
            {(control) => (
              <NativeSelect
                {...control}
                name="kind"
                autoComplete="off"
                options={kinds}
                placeholder={kept.length > 1 ? words.several : words.choose}
                className="ivory"
              />
            )}
          </Field>
          {hasState && (
            <Field label={words.state}>
              {(control) => (
                <NativeSelect
                  {...control}
                  name="state"
                  autoComplete="off"
                  defaultValue={parseRegion(readStoredChoice()) ?? ''}
                  options={states}
                  placeholder={words.choose}
                  className="ivory"
                />
              )}
            </Field>
          )}
        </div>
        <div role="status">
          {first && (
            <>
              <p className="reason-answer">
                <NoWrap>{`${first.day}: ${first.what}`}</NoWrap>
              </p>
              {first.doneBy && (
                <p>
                  <NoWrap>{`${words.before} ${first.doneBy}`}</NoWrap>
                </p>
              )}
              <dl>
                {rest.map(({ day, what, doneBy }) => (
                  <div key={day}>
                    <dt>{day}</dt>
                    <dd>
                      <NoWrap>{doneBy ? `${what} (${words.before} ${doneBy})` : what}</NoWrap>
                    </dd>
                  </div>
                ))}
              </dl>
            </>
          )}
        </div>
        <Link href={ALL}>{words.all} →</Link>
      </form>
    </Reason>
  );
}
