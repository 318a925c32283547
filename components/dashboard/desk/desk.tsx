'use client';

import { chooseRequest, useChosenRequest } from '@/components/dashboard/desk/chosen-request';
import { DemoMark } from '@/components/dashboard/desk/demo-mark';
import { DeskList } from '@/components/dashboard/desk/desk-list';
import { RequestSheet } from '@/components/dashboard/desk/request-sheet';
import { RuledLines } from '@/components/dashboard/shell/ruled-lines';
import { useToday } from '@/components/dashboard/shell/use-now';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { dashboard } from '@/content/dashboard';
import { type DeskEntry, entriesOf, keyHeld } from '@/lib/portal/desk/desk';
import type { DeskDatabase } from '@/lib/portal/desk/desk-database';
import type { DeskKey } from '@/lib/portal/desk/desk-records';
import { isDemoKey, keyProblem } from '@/lib/portal/desk/keys';
import { useDesk } from '@/lib/portal/desk/use-desk';
import { cn } from '@/lib/utils';

const wholeDesk = async (desk: DeskDatabase) => ({
  key: await keyHeld(desk),
  ...(await entriesOf(desk)),
});

/** The requests to the firm and its answers, on the computer with its key. */
export function Desk() {
  const answer = useDesk(wholeDesk);

  return (
    <section aria-labelledby="firm-desk" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="firm-desk" className="border-ink border-b pb-2 text-2xl md:text-2xl">
        {dashboard.quotations.places.firm}
      </h2>
      {!answer && <RuledLines lines={3} lineClassName="h-24" />}
      {answer?.failure && (
        <p role="alert" className="text-danger">
          {answer.failure}
        </p>
      )}
      {answer?.value && (
        <Content
          deskKey={answer.value.key}
          entries={answer.value.entries}
          spoiled={answer.value.spoiled}
        />
      )}
    </section>
  );
}

type ContentProps = { deskKey: DeskKey | null; entries: DeskEntry[]; spoiled: number };

function Content({ deskKey, entries, spoiled }: ContentProps) {
  const today = useToday();
  const id = useChosenRequest();
  const chosen = entries.find(({ request }) => request.id === id);
  const problem = deskKey && keyProblem(deskKey.publicKey, new Date());

  return (
    <>
      {deskKey && isDemoKey(deskKey.publicKey) && <DemoMark />}
      {problem && <p className="font-medium text-orange">{problem}</p>}
      {!deskKey && (
        <p className="text-soft">
          The key of the firm is not on this computer, so nothing can be answered here.{' '}
          <Link href="/dashboard/settings" className="text-link">
            Bring it in Settings
          </Link>
        </p>
      )}
      {spoiled > 0 && (
        <p className="text-soft">
          {spoiled === 1 ? 'One request is' : `${spoiled} requests are`} spoiled and not shown.
          Restore the desk from its file in Settings.
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[19.75rem_minmax(0,1fr)] lg:gap-x-11">
        <div className={cn(chosen && 'max-lg:hidden')}>
          <DeskList entries={entries} today={today} chosen={chosen?.request.id ?? null} />
        </div>
        {chosen ? (
          <div>
            <Button
              variant="quiet"
              size="small"
              className="mb-4 lg:hidden"
              onClick={() => chooseRequest(null)}
            >
              All requests
            </Button>
            <RequestSheet
              key={chosen.request.id}
              entry={chosen}
              today={today}
              canAnswer={deskKey !== null && problem === null}
            />
          </div>
        ) : (
          <p className="text-soft max-lg:hidden">Choose a request to see it here.</p>
        )}
      </div>
    </>
  );
}
