'use client';

import { RuledLines } from '@/components/table/ruled-lines';
import { Link } from '@/components/text/link';
import { Button } from '@/components/ui/button';
import { quotationsCopy } from '@/content/client-area/quotations';
import { formatWholeAmount } from '@/content/words/rupees';
import { chooseRequest, useChosenRequest } from '@/features/client-area/firm-inbox/chosen-request';
import { DemoMark } from '@/features/client-area/firm-inbox/demo-mark';
import {
  getStoredKey,
  type InboxEntry,
  listInboxEntries,
} from '@/features/client-area/firm-inbox/inbox';
import type { InboxDatabase } from '@/features/client-area/firm-inbox/inbox-database';
import { InboxList } from '@/features/client-area/firm-inbox/inbox-list';
import type { InboxKey } from '@/features/client-area/firm-inbox/inbox-records';
import { describeKeyProblem, isDemoKey } from '@/features/client-area/firm-inbox/keys/keys';
import { RequestSheet } from '@/features/client-area/firm-inbox/request-sheet';
import { useInbox } from '@/features/client-area/firm-inbox/use-inbox';
import { useToday } from '@/features/client-area/store/areas/use-now';
import { cn } from '@/lib/utils';

const wholeInbox = async (inbox: InboxDatabase) => ({
  inboxKey: await getStoredKey(inbox),
  ...(await listInboxEntries(inbox)),
});

export function Inbox() {
  const result = useInbox(wholeInbox);

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
