'use client';

import { useState } from 'react';
import { useMoreRows } from '@/components/table/more-rows';
import { RuledLines } from '@/components/table/ruled-lines';
import { Link } from '@/components/text/link';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { quotationsCopy } from '@/content/client-area/quotations';
import { formatCount } from '@/content/words/counts';
import { formatWholeAmount } from '@/content/words/rupees';
import { chooseRequest, useChosenRequest } from '@/features/client-area/firm-inbox/chosen-request';
import { DemoMark } from '@/features/client-area/firm-inbox/demo-mark';
import { FirmStatus } from '@/features/client-area/firm-inbox/firm-status';
import {
  getStoredKey,
  type InboxEntry,
  listInboxEntries,
} from '@/features/client-area/firm-inbox/inbox';
import type { InboxDatabase } from '@/features/client-area/firm-inbox/inbox-database';
import {
  getClientName,
  getClientQuotation,
  isFound,
} from '@/features/client-area/firm-inbox/inbox-entry';
import { firmStageLabels, getFirmStage } from '@/features/client-area/firm-inbox/inbox-log';
import type { InboxKey } from '@/features/client-area/firm-inbox/inbox-records';
import { describeKeyProblem, isDemoKey } from '@/features/client-area/firm-inbox/keys/keys';
import { RequestSheet } from '@/features/client-area/firm-inbox/request-sheet';
import { useInbox } from '@/features/client-area/firm-inbox/use-inbox';
import { stages } from '@/features/client-area/protocol/state';
import { QuotationItem, ViewButton } from '@/features/client-area/quotations/quotation-item';
import { useToday } from '@/features/client-area/store/areas/use-now';
import { formatDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';
import { cn } from '@/lib/utils';

const readWholeInbox = async (inbox: InboxDatabase) => ({
  inboxKey: await getStoredKey(inbox),
  ...(await listInboxEntries(inbox)),
});

export function Inbox() {
  const result = useInbox(readWholeInbox);

  return (
    <section
      aria-labelledby="firm-inbox"
      data-slot="firm-inbox"
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <h2 id="firm-inbox" className="border-ink border-b pb-2 text-2xl md:text-2xl">
        {quotationsCopy.lists.firm}
      </h2>
      {!result && <RuledLines lines={3} lineClassName="h-24" />}
      {result?.failure && (
        <p role="alert" className="text-danger">
          {result.failure}
        </p>
      )}
      {result?.value && <Content {...result.value} />}
    </section>
  );
}

type ContentProps = { inboxKey: InboxKey | null; entries: InboxEntry[]; damaged: number };

function Content({ inboxKey, entries, damaged }: ContentProps) {
  const today = useToday();
  const id = useChosenRequest();
  const chosen = entries.find(({ request }) => request.id === id);
  const problem = inboxKey && describeKeyProblem(inboxKey.publicKey, new Date());

  return (
    <>
      {inboxKey && isDemoKey(inboxKey.publicKey) && <DemoMark />}
      {problem && <p className="font-medium text-orange">{problem}</p>}
      {!inboxKey && (
        <p className="text-soft">
          The key of the firm is not on this computer, so you cannot answer here.{' '}
          <Link href="/dashboard/settings#inbox" className="text-link">
            Bring it in Settings
          </Link>
        </p>
      )}
      {damaged > 0 && (
        <p className="text-soft">
          {damaged === 1 ? 'One request is' : `${formatWholeAmount(damaged)} requests are`} damaged
          and not shown. Restore the inbox from its file in Settings.
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[19.75rem_minmax(0,1fr)] lg:gap-x-11">
        <div className={cn(chosen && 'max-lg:hidden')}>
          <InboxList entries={entries} today={today} chosen={chosen?.request.id ?? null} />
        </div>
        {chosen ? (
          <div>
            <Button
              variant="outline"
              size="sm"
              className="mb-4 lg:hidden"
              onClick={() => chooseRequest(null)}
            >
              All requests
            </Button>
            <RequestSheet
              key={chosen.request.id}
              entry={chosen}
              today={today}
              canAnswer={inboxKey !== null && problem === null}
            />
          </div>
        ) : (
          <p className="text-soft max-lg:hidden">Choose a request to see it here.</p>
        )}
      </div>
    </>
  );
}

const stateOptions = [
  { value: '', label: 'All states' },
  ...stages
    .filter((stage) => stage !== 'filed')
    .map((stage) => ({ value: stage, label: firmStageLabels[stage].word })),
];

/** In characters. */
const MOST_SEARCHED = 100;

type Props = { entries: readonly InboxEntry[]; today: string; chosen: string | null };

function InboxList({ entries, today, chosen }: Props) {
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
