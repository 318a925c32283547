'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { Link } from '@/components/text/link';
import { NoWrap } from '@/components/text/no-wrap';
import { Button } from '@/components/ui/button';
import { areasCopy } from '@/content/client-area/areas';
import { otherDeviceCopy as copy } from '@/content/client-area/links';
import {
  type Opened,
  type OpenedFromClient,
  type OpenedFromFirm,
  openFragment,
} from '@/features/client-area/protocol/link';
import { describeRejection, RejectionError } from '@/features/client-area/protocol/rejections';
import {
  importAnswer,
  type OpenedAnswer,
  receiveAnswer,
} from '@/features/client-area/quotations/answers';
import { chooseQuotation, showList } from '@/features/client-area/quotations/use-address';
import { changeOwnArea, readOtherArea, showArea } from '@/features/client-area/store/areas/switch';
import { area, withStore } from '@/features/client-area/store/store';
import { openAtUpdate } from '@/features/client-area/updates/update-target';
import { receiveUpdate } from '@/features/client-area/updates/updates';
import { hasOwnArea } from '@/lib/browser/area-pointer';
import { describeFailure } from '@/lib/browser/operation-failure';
import { reloadPage } from '@/lib/browser/reload-page';
import { getDayInIndia } from '@/lib/days';
import { cn } from '@/lib/utils';

type Outcome =
  | { at: 'opening' }
  | { at: 'refused'; sentence: string }
  | {
      at: 'received';
      id: string;
      /** `null` for an answer. */
      update: number | null;
      isKnown: boolean;
      isDemo: boolean;
      /** Why a later message in the link was not taken in; `null` if all were. */
      rest: string | null;
    }
  | { at: 'elsewhere'; opened: OpenedAnswer }
  | { at: 'fromClient'; opened: OpenedFromClient };

/** `null` if the quotation is not in the area that is shown. */
const receive = (opened: OpenedFromFirm): Promise<string | null> =>
  opened.kind === 'answer' ? receiveAnswer(opened) : receiveUpdate(opened);

/** A message that is already here changes nothing. */
async function receiveOnce(
  opened: OpenedFromFirm,
): Promise<{ id: string | null; isKnown: boolean }> {
  try {
    return { id: await receive(opened), isKnown: false };
  } catch (error) {
    if (!(error instanceof RejectionError && error.code === 'repeated')) throw error;
    return { id: await findStored(opened.message.rid), isKnown: true };
  }
}

const findStored = (rid: string): Promise<string | null> =>
  withStore(async (db) => (await db.threads.where('rid').equals(rid).first())?.id ?? null);

/** Takes in the other messages of a link. Returns the reason if it could not, as a sentence. */
async function receiveOthers(others: readonly Opened[]): Promise<string | null> {
  try {
    for (const opened of others) {
      if (!('kid' in opened)) throw new RejectionError('damaged');
      const { id } = await receiveOnce(opened);
      if (id === null) throw new RejectionError('elsewhere');
    }
    return null;
  } catch (error) {
    return describeFailure(error);
  }
}

async function read(fragment: string): Promise<Outcome> {
  const [opened, ...others] = await openFragment(fragment, { today: getDayInIndia(Date.now()) });
  if (!opened) throw new RejectionError('damaged');
  if (!('kid' in opened)) return { at: 'fromClient', opened };
  const { isDemo, message } = opened;
  const { id, isKnown } = await receiveOnce(opened);
  if (id === null) {
    const isOfOther = await readOtherArea(
      async (_, db) => (await db.threads.where('rid').equals(message.rid).count()) > 0,
    ).catch(() => false);
    if (!isOfOther && opened.kind === 'answer') return { at: 'elsewhere', opened };
    if (!isOfOther) throw new RejectionError('elsewhere');
    // The page reloads with the area that asked, and opens the link there.
    await showArea(area === 'own' ? 'sample' : 'own');
    return { at: 'opening' };
  }
  const rest = await receiveOthers(others);
  const update = opened.kind === 'update' ? message.number : null;
  return { at: 'received', id, update, isKnown: isKnown && others.length === 0, isDemo, rest };
}

const opening = <Panel>Opening the link</Panel>;

/** Shows a message from a client, which is for the inbox. */
export type FromClient = ComponentType<{
  opened: OpenedFromClient;
  onDone?: () => void;
  waiting?: ReactNode;
}>;

type Props = { FromClient: FromClient; fragment: string; onRead: (fragment: string) => void };

/** A rejected message changes nothing. */
export function OpenedLink({ FromClient, fragment, onRead }: Props) {
  const [outcome, setOutcome] = useState<Outcome>({ at: 'opening' });

  useEffect(() => {
    read(fragment)
      .catch((error): Outcome => ({ at: 'refused', sentence: describeFailure(error) }))
      .then((result) => {
        if (result.at === 'opening') return;
        if (result.at !== 'fromClient') onRead(fragment);
        if (result.at !== 'refused') showList(result.at === 'fromClient' ? 'firm' : 'own');
        if (result.at === 'received') {
          if (result.update !== null) openAtUpdate(result.id, result.update);
          chooseQuotation(result.id);
        }
        setOutcome(result);
      });
  }, [fragment, onRead]);

  switch (outcome.at) {
    case 'opening':
      return opening;
    case 'refused':
      return <Panel isRejected>{outcome.sentence}</Panel>;
    case 'received':
      return (
        <Panel>
          <NoWrap>
            {outcome.isKnown
              ? describeRejection('repeated')
              : `The ${outcome.update === null ? 'answer to' : 'update on'} ${outcome.id} is here, and we signed it.`}
          </NoWrap>
          {outcome.isDemo && !outcome.isKnown && ' It is a sample, which anyone could have made.'}
          {outcome.rest && ` ${outcome.rest}`}
        </Panel>
      );
    case 'elsewhere':
      return <ImportOffer opened={outcome.opened} onImported={setOutcome} />;
    case 'fromClient':
      return (
        <FromClient opened={outcome.opened} onDone={() => onRead(fragment)} waiting={opening} />
      );
  }
}

function Panel({ isRejected, children }: { isRejected?: boolean; children: ReactNode }) {
  return (
    <div
      role={isRejected ? 'alert' : 'status'}
      className={cn(
        'grid gap-3 rounded-panel border border-l-4 bg-page p-4 wrap-anywhere',
        isRejected ? 'border-danger' : 'border-rule-strong border-l-green',
      )}
    >
      <p>{children}</p>
    </div>
  );
}

type OfferProps = { opened: OpenedAnswer; onImported: (outcome: Outcome) => void };

/** For an answer that was requested on another device. */
function ImportOffer({ opened, onImported }: OfferProps) {
  const { press, isRunning, failure } = useOperation();
  const keep = async () => {
    const id = await importAnswer(opened, changeOwnArea);
    // Leaving the sample area reloads the page with the client’s own.
    if (area === 'sample') return reloadPage(`/dashboard/quotations#${id}`);
    chooseQuotation(id);
    const { isDemo } = opened;
    onImported({ at: 'received', id, update: null, isKnown: false, isDemo, rest: null });
  };

  return (
    <section
      aria-label="An answer for another device"
      data-slot="own-answer"
      className="grid justify-items-start gap-3 rounded-panel border border-orange border-l-4 bg-page p-4"
    >
      <p role="status">
        {describeRejection('elsewhere')}
        {!hasOwnArea() && ` ${areasCopy.noneYet}`}
        {area === 'sample' && ` ${areasCopy.noneHere}`} {copy.can}
      </p>
      <Button
        size="sm"
        variant="secondary"
        aria-disabled={isRunning}
        onClick={() => void press(keep)}
      >
        {copy.keep}
      </Button>
      <OperationFailure sentence={failure} />
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center rounded-control text-link">
          {copy.bring}
        </summary>
        <ol className="list-decimal pl-6">
          {copy.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Link
          href="/dashboard/privacy-settings"
          className="inline-flex min-h-11 items-center text-link"
        >
          {copy.restore}
        </Link>
      </details>
    </section>
  );
}
