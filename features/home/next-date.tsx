'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { usePrefetch } from '@/components/layout/use-prefetch';
import { Link } from '@/components/text/link';
import { NativeSelect } from '@/components/ui/native-select';
import { reasons } from '@/content/reasons';
import { type RegionId, regionIds, regionNames } from '@/content/states';
import {
  type Facts,
  parseFacts,
  parseRegion,
  readStoredChoice,
  storeChoice,
} from '@/features/calendar/choice';
import type { NextDates } from '@/features/calendar/next-for';
import { AnswerSheet } from '@/features/home/answer-sheet';
import { Reason } from '@/features/home/reason';
import { Sentence } from '@/features/home/sentence';
import { addBasePath } from '@/lib/base-path';
import { STORED } from '@/lib/browser/attributes';
import { CHOICE_KEY } from '@/lib/browser/storage-names';
import { countDaysBetween, getDayInIndia } from '@/lib/days';
import { readFormEntries } from '@/lib/forms/form-entries';
import type { Entries } from '@/lib/forms/input-fields';

const copy = reasons.next;
const ALL = '/services/compliance#due-dates';

const load = () => import('@/features/calendar/next-for');

const states = regionIds.map((id) => ({ value: id, label: regionNames[id] }));

const listOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const first: Facts = { who: 'freelancer', gst: 'none', profit: 'real', staff: 'none' };

/** A fact that is not asked keeps its first value. */
const readFacts = (entries: Entries) => ({ ...first, ...entries }) as Facts & Entries;

function listWords({ who, gst, profit, staff }: Facts) {
  const { labels } = copy;
  const isBusiness = who === 'freelancer' || who === 'trader';
  const isFirm = who === 'company' || who === 'llp';
  const hasStaff = who !== 'salaried';
  const be = isBusiness || who === 'salaried' ? copy.i : copy.we;
  const word = (name: keyof typeof labels, before: string, value: string, after: string) => ({
    ...{ name, label: labels[name], before, value, after },
    options: listOptions(copy[name]),
  });
  return [
    word('who', be, who, hasStaff ? ',' : '.'),
    ...(isBusiness || isFirm ? [word('gst', '', gst, ',')] : []),
    ...(isBusiness ? [word('profit', copy.profitBefore, profit, ',')] : []),
    ...(hasStaff ? [word('staff', copy.staffBefore, staff, '.')] : []),
  ];
}

/** The facts are stored in this browser, together with the choice of the calendar. */
export function NextDate() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [facts, setFacts] = useState<Facts>(first);
  const [next, setNext] = useState<(NextDates & { today: string }) | null>(null);
  /** Changes once, when the words are set to what is stored. */
  const [restored, setRestored] = useState(0);
  const [isChosen, setChosen] = useState(false);
  usePrefetch(load);

  async function show(chosen: Facts, state: RegionId | null) {
    const { findNextDates } = await load();
    const today = getDayInIndia(Date.now());
    setNext({ ...findNextDates(chosen, state, today), today });
  }

  const readState = (entries: Entries) =>
    regionIds.find((each) => each === entries.state) ?? parseRegion(readStoredChoice());

  async function choose(event: FormEvent<HTMLFormElement>) {
    const element = event.currentTarget;
    const entries = readFormEntries(element);
    const chosen = readFacts(entries);
    const state = readState(entries);
    setFacts(chosen);
    setChosen(true);
    try {
      const { listStoredFacts } = await load();
      storeChoice(listStoredFacts(chosen), state);
      await show(chosen, state);
    } catch {
      element.submit();
    }
  }

  function open() {
    if (next) return;
    show(facts, parseRegion(readStoredChoice())).catch(() => {});
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before
  useEffect(() => {
    const stored = readStoredChoice();
    const entries = form.current ? readFormEntries(form.current) : {};
    // Words that were chosen before React was loaded win over stored ones.
    const isTouched = Object.entries(first).some(
      ([name, value]) => entries[name] !== undefined && entries[name] !== value,
    );
    const known = isTouched ? readFacts(entries) : parseFacts(stored);
    if (known) {
      setFacts(known);
      if (!isTouched) setRestored(1);
      setChosen(true);
    }
    if (known) show(known, parseRegion(stored)).catch(() => {});
  }, []);

  const [soonest, ...later] = next?.days ?? [];
  return (
    <Reason
      title={copy.title}
      hint={isChosen && soonest ? soonest.hint : copy.hint}
      onOpen={open}
      answer={
        next &&
        soonest && (
          <AnswerSheet
            run={0}
            title={copy.sheet}
            note={copy.inDays(countDaysBetween(next.today, soonest.date))}
            lead={{ figure: soonest.day, text: soonest.text }}
            rows={later.map(({ day, text }) => ({ label: day, detail: text }))}
            points={next.conditions.map((text) => ({ isOpen: true, text }))}
            action={
              soonest.rules.includes('advance-tax')
                ? { label: copy.advanceTax, href: '/calculators/tax#advance-tax' }
                : { label: copy.all, href: ALL }
            }
          />
        )
      }
    >
      <form ref={form} action={addBasePath(ALL)} onChange={choose} {...{ [STORED]: CHOICE_KEY }}>
        <Sentence key={restored} choices={listWords(facts)} />
        {facts.gst === 'gst-quarterly' && facts.who !== 'salaried' && facts.who !== 'trust' && (
          <div className="cover-fields">
            <div>
              <label htmlFor={id}>{copy.state}</label>
              <NativeSelect
                id={id}
                name="state"
                autoComplete="off"
                defaultValue={parseRegion(readStoredChoice()) ?? ''}
                options={states}
                placeholder={copy.choose}
              />
            </div>
          </div>
        )}
        <noscript>
          <Link href={ALL}>{copy.all} →</Link>
        </noscript>
      </form>
    </Reason>
  );
}
