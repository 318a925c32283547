'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { RuledLines } from '@/components/table/ruled-lines';
import { Button } from '@/components/ui/button';
import { quotationsCopy } from '@/content/client-area/quotations';
import { site } from '@/content/site';
import { AddToCalendar } from '@/features/calendar/add-to-calendar';
import type { Answered } from '@/features/client-area/protocol/events';
import type { AnswerMessage } from '@/features/client-area/protocol/messages';
import { formatFingerprint } from '@/features/client-area/protocol/signing';
import {
  computeState,
  hasActed,
  hasReachedFirm,
  isAgreed,
  isLapsed,
} from '@/features/client-area/protocol/state';
import { getTotals } from '@/features/client-area/protocol/totals';
import { checkAnswer, noteFiled } from '@/features/client-area/quotations/answers';
import { computeQuotation } from '@/features/client-area/quotations/quotation';
import { QuotationTable } from '@/features/client-area/quotations/quotation-table';
import { SendMessage } from '@/features/client-area/quotations/send-message';
import { AskAgain } from '@/features/client-area/quotations/sheet/ask-again';
import { Decide } from '@/features/client-area/quotations/sheet/decide';
import { QuotationTimeline } from '@/features/client-area/quotations/sheet/timeline';
import { SignedBy } from '@/features/client-area/quotations/signed-by';
import { usePortal } from '@/features/client-area/store/use-portal';
import type { UpdatesProps } from '@/features/client-area/updates/updates-section';
import { describeFailure } from '@/lib/browser/operation-failure';
import { formatDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';
import { formatSums } from '@/lib/fees/units';

const Updates = createLazyComponent<UpdatesProps>(() =>
  import('@/features/client-area/updates/updates-section').then((part) => part.Updates),
);

type Checked = { token: string; isDemo: boolean; failure: string | null };

/** Verifies the signature again, since the record may come from a file. */
function useChecked(answer: Answered | null | undefined): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    if (!answer) return;
    const { token } = answer;
    checkAnswer(answer).then(
      ({ isDemo }) => setChecked({ token, isDemo, failure: null }),
      (error) => setChecked({ token, isDemo: false, failure: describeFailure(error) }),
    );
  }, [answer]);
  return checked?.token === answer?.token ? checked : null;
}

const Tick = () => (
  <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-2 stroke-current">
    <path d="M2 9.5 6 13.5 14 3" />
  </svg>
);

export type SignedProps = {
  id: string;
  today: string;
  head?: ReactNode;
  unchecked?: ReactNode;
  children?: ReactNode;
};

export function SignedSheet({
  id,
  today,
  head,
  unchecked = <RuledLines lines={3} lineClassName="h-16" />,
  children,
}: SignedProps) {
  const stored = usePortal(
    async (stored) => {
      const thread = await stored.row('threads', id);
      const key = thread && (await stored.row('threadKeys', thread.rid));
      return thread && { thread, hasKey: key !== undefined };
    },
    [id],
  );
  const answered = stored && computeState(stored.thread.events).answer;
  const checked = useChecked(answered);

  if (!stored || !answered || !checked) return unchecked;
  if (checked.failure) {
    return (
      <p role="alert" className="text-danger">
        We could not check the signature on the answer to {id}. {checked.failure}
      </p>
    );
  }
  const { thread, hasKey } = stored;
  const quotation = computeQuotation(thread, today);
  const { state } = quotation;
  const { answer, decision } = state;
  if (!answer) return null;
  const isOver = isLapsed(answer.message, today);
  const hasButtons = hasKey && !isOver;
  const agreed = isAgreed(state.stage);
  const links = (
    <>
      {!isOver && !agreed && state.stage !== 'declined' && (
        <ValidityReminder id={id} answer={answer.message} />
      )}
      {children}
    </>
  );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <QuotationTable
        quotation={quotation}
        today={today}
        head={head}
        signed={
          <SignedBy answer={answer}>
            {checked.isDemo ? (
              <p className="shrink-0 font-semibold">Sample signature</p>
            ) : (
              <p className="flex shrink-0 items-center gap-2 font-semibold text-green">
                <Tick />
                Signature checked
              </p>
            )}
          </SignedBy>
        }
      />
      {decision?.choice.step === 'accepted' && (
        <p className="text-[0.9375rem]">
          Accepted by <strong className="wrap-anywhere">{decision.choice.name}</strong> on{' '}
          {formatDay(getDayInIndia(decision.at))}
          <span className="hidden print:inline">
            ; its hash begins {formatFingerprint(decision.hash)}
          </span>
          .
        </p>
      )}
      {hasKey && (
        <Decide
          id={id}
          answer={answer}
          decision={decision}
          isOver={isOver}
          isActedOn={agreed && hasActed(state)}
        >
          {links}
        </Decide>
      )}
      {!hasKey && !isOver && (
        <p className="text-soft">
          You asked for this in another browser. To accept, decline or ask for a change, open the
          link there.
        </p>
      )}
      {agreed && <Updates id={id} state={state} />}
      {state.last?.kind === 'decision' && state.last.answer === answer.message.number && hasKey && (
        <section aria-label="Tell us" className="border-rule border-t pt-4 print:hidden">
          <SendMessage id={id} />
        </section>
      )}
      {(!hasButtons || agreed || state.stage === 'declined') && (
        <div className="flex flex-wrap justify-between gap-x-5 gap-y-2 empty:hidden">
          {agreed && hasReachedFirm(state) && (
            <NoteFiled id={id} isFiled={state.filedAt !== null} />
          )}
          {((isOver && !agreed) || state.stage === 'declined') && <AskAgain id={id} />}
          {!hasButtons && links}
        </div>
      )}
      <QuotationTimeline events={thread.events} state={state} isOver={isOver} today={today} />
    </div>
  );
}

function ValidityReminder({ id, answer }: { id: string; answer: AnswerMessage }) {
  const getEvents = () => [
    {
      uid: `${answer.rid}-${answer.number}@${new URL(site.url).hostname}`,
      day: answer.validUntil,
      title: `Last day of quotation ${id}`,
      text: `${formatSums(getTotals(answer))}, ${site.name}`,
      stamp: new Date(),
    },
  ];

  return (
    <AddToCalendar variant="link" fileName={`${id}.ics`} getEvents={getEvents}>
      Add the last day to a calendar
    </AddToCalendar>
  );
}

function NoteFiled({ id, isFiled }: { id: string; isFiled: boolean }) {
  const { press, isRunning, failure } = useOperation();
  return (
    <>
      <Button
        size="sm"
        variant={isFiled ? 'outline' : 'secondary'}
        aria-disabled={isRunning}
        onClick={() => void press(() => noteFiled(id, !isFiled))}
      >
        {isFiled ? quotationsCopy.notFiled : quotationsCopy.filed}
      </Button>
      <OperationFailure sentence={failure} className="w-full" />
    </>
  );
}
