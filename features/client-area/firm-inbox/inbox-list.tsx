'use client';

import { useState } from 'react';
import { useMoreRows } from '@/components/table/more-rows';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { formatCount } from '@/content/words/counts';
import { formatWholeAmount } from '@/content/words/rupees';
import { chooseRequest } from '@/features/client-area/firm-inbox/chosen-request';
import { FirmStatus } from '@/features/client-area/firm-inbox/firm-status';
import type { InboxEntry } from '@/features/client-area/firm-inbox/inbox';
import {
  getClientName,
  getClientQuotation,
  isFound,
} from '@/features/client-area/firm-inbox/inbox-entry';
import { firmStageLabels, getFirmStage } from '@/features/client-area/firm-inbox/inbox-log';
import { stages } from '@/features/client-area/protocol/state';
import { QuotationItem, ViewButton } from '@/features/client-area/quotations/quotation-item';
import { formatDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';

const stateOptions = [
  { value: '', label: 'All states' },
  ...stages
    .filter((stage) => stage !== 'filed')
    .map((stage) => ({ value: stage, label: firmStageLabels[stage].word })),
];

/** In characters. */
const MOST_SEARCHED = 100;

type Props = { entries: readonly InboxEntry[]; today: string; chosen: string | null };

export function InboxList({ entries, today, chosen }: Props) {
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const found = entries.filter((entry) => {
    const itsState = getFirmStage(entry.events, today);
    return (
      (state === '' || itsState === state) && isFound(entry, firmStageLabels[itsState].word, search)
    );
  });
  const { shown, more } = useMoreRows(
    found,
    found.findIndex(({ request }) => request.id === chosen),
  );

  if (entries.length === 0) {
    return (
      <p className="text-soft">
        You have opened no request here yet. Open the link of a request in this browser to file it
        here.
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
            <NativeSelect
              {...control}
              options={stateOptions}
              value={state}
              onChange={(event) => setState(event.target.value)}
            />
          )}
        </Field>
      </div>
      <p role="status" className="text-[0.9375rem] text-soft">
        {formatWholeAmount(found.length)} of {formatCount(entries.length, 'request')}
      </p>
      <ul aria-label="Requests" className="as-rows border-ink border-t">
        {shown.map((entry) => (
          <li key={entry.request.id}>
            <InboxRow entry={entry} today={today} isChosen={entry.request.id === chosen} />
          </li>
        ))}
      </ul>
      {more}
    </div>
  );
}

type RowProps = { entry: InboxEntry; today: string; isChosen: boolean };

function InboxRow({ entry, today, isChosen }: RowProps) {
  const { request } = entry.events;
  const quotation = getClientQuotation(entry, today);

  return (
    <QuotationItem
      quotation={quotation}
      heading="h3"
      status={<FirmStatus request={request} stage={quotation.stage} />}
      client={getClientName(entry)}
      summary={<p className="text-soft">Asked {formatDay(getDayInIndia(request.at))}</p>}
      isShown={isChosen}
      view={
        <ViewButton
          name={`request ${request.id}`}
          aria-pressed={isChosen}
          onClick={() => chooseRequest(entry.request.id)}
        />
      }
    />
  );
}
