'use client';

import { type FormEvent, useState } from 'react';
import { usePrefetch } from '@/components/layout/use-prefetch';
import { Link } from '@/components/text/link';
import { reasons } from '@/content/reasons';
import { AnswerSheet } from '@/features/home/answer-sheet';
import { Reason } from '@/features/home/reason';
import { Sentence } from '@/features/home/sentence';
import type { Case, EstimateRow } from '@/features/services/estimate/estimate-lines';
import { readFormEntries } from '@/lib/forms/form-entries';
import type { Entries } from '@/lib/forms/input-fields';

const copy = reasons.company;
const PAGE = '/services/company-incorporation#steps';

const load = () => import('@/features/services/estimate/estimate-lines');
type Page = Parameters<Awaited<ReturnType<typeof load>>['createEstimateLines']>[0];

type Props = {
  hint: string;
  duration: string;
  page: Page;
  text: string;
};

const OTHER = 'other';

function readChoice(rows: readonly EstimateRow[], entries: Entries) {
  const row = rows.find(({ id }) => id === entries.form) ?? rows[0];
  const totals = row?.sum?.totals ?? [];
  const states = [...new Set(totals.map(({ case: estimateCase }) => estimateCase.state))];
  const state = states.find((each) => (each ?? OTHER) === entries.state) ?? states[0];
  const counts = [
    ...new Set(totals.flatMap(({ case: estimateCase }) => estimateCase.people ?? [])),
  ];
  const people = counts.find((each) => String(each) === entries.people) ?? counts[0];
  return { row, states, state, counts, people };
}

type Choice = ReturnType<typeof readChoice>;

const isFor = ({ state, people }: Choice, forCase: Case = {}) =>
  (forCase.state === undefined || forCase.state === state) &&
  (forCase.people === undefined || forCase.people === people);

function listWords(rows: readonly EstimateRow[], { row, states, state, counts, people }: Choice) {
  const hasState = states.length > 1;
  const hasPeople = counts.length > 1;
  return [
    {
      ...{ name: 'form', label: copy.form, before: copy.start, value: row?.id },
      options: rows.map(({ id, label }) => ({ value: id ?? '', label })),
      after: hasState || hasPeople ? '' : '.',
    },
    ...(hasState
      ? [
          {
            ...{ name: 'state', label: copy.state, before: copy.in, value: state ?? OTHER },
            options: states.map((each) => ({
              value: each ?? OTHER,
              label: each ?? copy.otherState,
            })),
            after: hasPeople ? ',' : '.',
          },
        ]
      : []),
    ...(hasPeople
      ? [
          {
            ...{ name: 'people', label: copy.people, before: copy.and, value: String(people) },
            options: counts.map((count) => ({
              value: String(count),
              label: copy.sign(count),
            })),
            after: '.',
          },
        ]
      : []),
  ];
}

export function Company({ hint, duration, page, text }: Props) {
  const [rows, setRows] = useState<readonly EstimateRow[]>([]);
  const [entries, setEntries] = useState<Entries>({});
  usePrefetch(load);

  function open() {
    if (rows.length > 0) return;
    load().then(
      ({ createEstimateLines }) => setRows(createEstimateLines(page).filter(({ sum }) => sum)),
      () => {},
    );
  }

  const onChange = (event: FormEvent<HTMLFormElement>) =>
    setEntries(readFormEntries(event.currentTarget));

  const choice = readChoice(rows, entries);
  const sum = choice.row?.sum;
  const total = sum?.totals.find((each) => isFor(choice, each.case));
  const inAll = [total?.isAbout && copy.about, total?.amount].filter(Boolean).join(' ');
  return (
    <Reason
      name="company"
      title={copy.title}
      hint={hint}
      onOpen={open}
      answer={
        sum &&
        total && (
          <AnswerSheet
            run={0}
            title={choice.row?.name ?? ''}
            note={duration}
            rows={sum.lines
              .filter((line) => isFor(choice, line.case))
              .map(({ label, basis, says }) => ({ label, detail: basis, amount: says }))}
            total={{
              label: total.isAbout ? `${sum.title}, ${copy.about}` : sum.title,
              amount: total.amount,
            }}
            points={[
              ...(sum.ours ? [`*${sum.ours}* ${copy.withGst}`] : []),
              ...(total.range ? [total.range] : []),
              ...sum.notes
                .filter((note) => isFor(choice, note.case))
                .map((note) => copy.besides(inAll, note.text)),
            ].map((each) => ({ isOpen: true, text: each }))}
            action={{ label: copy.action, href: PAGE }}
          />
        )
      }
    >
      {rows.length > 0 ? (
        <form onChange={onChange}>
          <Sentence choices={listWords(rows, choice)} />
        </form>
      ) : (
        <div className="pb-5">
          <p>{text}</p>
          <Link
            href={PAGE}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {copy.action} →
          </Link>
        </div>
      )}
    </Reason>
  );
}
