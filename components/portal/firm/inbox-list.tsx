'use client';

import { useState } from 'react';
import { chooseRequest } from '@/components/portal/firm/chosen-request';
import { Badge } from '@/components/ui/badge';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { formatRupees } from '@/lib/format';
import type { InboxEntry } from '@/lib/portal/firm/inbox';
import { firmWords, stageAtFirm } from '@/lib/portal/firm/inbox-log';
import { clientName, isFound, SAMPLE_WORD, servicesWords } from '@/lib/portal/firm/inbox-words';
import { stages } from '@/lib/portal/thread/state';
import { cn } from '@/lib/utils';

const stateOptions = [
  { value: '', label: 'All states' },
  ...stages
    .filter((stage) => stage !== 'filed')
    .map((stage) => ({ value: stage, label: firmWords[stage].word })),
];

/** In characters. */
const MOST_SEARCHED = 100;

type Props = { entries: readonly InboxEntry[]; today: string; chosen: string | null };

/** The requests in the inbox, with search and a filter by state. */
export function InboxList({ entries, today, chosen }: Props) {
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const found = entries.filter((entry) => {
    const itsState = stageAtFirm(entry.events, today);
    return (state === '' || itsState === state) && isFound(entry, firmWords[itsState].word, search);
  });

  if (entries.length === 0) {
    return (
      <p className="text-soft">
        No request has been opened here yet. Open the link of a request in this browser, and it is
        filed here.
      </p>
    );
  }
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3">
        <Field label="Search">
          {(control) => (
            <Input
              {...control}
              type="search"
              maxLength={MOST_SEARCHED}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
        </Field>
        <Field label="State">
          {(control) => (
            <Select
              {...control}
              options={stateOptions}
              value={state}
              onChange={(event) => setState(event.target.value)}
            />
          )}
        </Field>
      </div>
      <p role="status" className="text-[0.9375rem] text-soft">
        {found.length} of {entries.length} {entries.length === 1 ? 'request' : 'requests'}
      </p>
      <ul aria-label="Requests" className="border-ink border-t">
        {found.map((entry) => (
          <li key={entry.request.id}>
            <InboxRow entry={entry} today={today} isChosen={entry.request.id === chosen} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type RowProps = { entry: InboxEntry; today: string; isChosen: boolean };

function InboxRow({ entry, today, isChosen }: RowProps) {
  const { request, state } = entry.events;
  const { tone, word } = firmWords[stageAtFirm(entry.events, today)];
  const answer = state.answer?.message;

  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => chooseRequest(entry.request.id)}
      className={cn(
        'relative grid w-full gap-0.5 border-rule-strong border-b px-3 py-3.5 text-left hover:bg-muted',
        isChosen && 'bg-muted',
      )}
    >
      {isChosen && <span aria-hidden="true" className="absolute inset-y-0 left-0 w-1 bg-red" />}
      <span className="flex items-center justify-between gap-3">
        <span className="font-semibold font-serif text-lg">{request.id}</span>
        <span className="flex gap-2">
          {request.sample && <Badge tone="orange">{SAMPLE_WORD}</Badge>}
          <Badge tone={tone}>{word}</Badge>
        </span>
      </span>
      <span className="wrap-anywhere">{clientName(entry)}</span>
      <span className="text-[0.9375rem] text-soft wrap-anywhere">{servicesWords(request)}</span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-[0.9375rem] text-soft">
          Asked {formatDay(dayInIndia(request.at))}
        </span>
        {answer && <span className="amount font-semibold">{formatRupees(answer.total)}</span>}
      </span>
    </button>
  );
}
