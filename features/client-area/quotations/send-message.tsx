'use client';

import { useEffect, useState } from 'react';
import { DialogHead } from '@/components/actions/dialog-head';
import { OperationFailure } from '@/components/actions/operation-failure';
import type { LateDialogProps } from '@/components/actions/use-late-dialog';
import { useOperation } from '@/components/actions/use-operation';
import { Dialog, DialogContent, DialogDescription, returnFocus } from '@/components/ui/dialog';
import { cartCopy } from '@/content/client-area/cart';
import { site } from '@/content/site';
import { NotFromSamples } from '@/features/client-area/areas/not-from-samples';
import { stateOf } from '@/features/client-area/protocol/state';
import { RequestChoices } from '@/features/client-area/quotations/request-choices';
import { noteSent, type Outgoing, outgoing } from '@/features/client-area/quotations/sending';
import { AskContact } from '@/features/client-area/quotations/sheet/ask-contact';
import { SendWays } from '@/features/client-area/sending/send-ways';
import { ARRIVED } from '@/features/client-area/sending/sent-words';
import { usePortal } from '@/features/client-area/store/use-portal';

/**
 * The client's latest message on a quotation: its exact content, and the ways to send it. Nothing
 * leaves the browser until the client sends it by WhatsApp, mail or otherwise.
 */
export function SendMessage({ id }: { id: string }) {
  return (
    <NotFromSamples>
      <SignedMessage id={id} />
    </NotFromSamples>
  );
}

/** Sends a pending quotation's request to the firm. */
export function SendDialog({ id, isOpen, onOpenChange, opener }: { id: string } & LateDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent className="scroll-pt-24 bg-paper" onCloseAutoFocus={returnFocus(opener)}>
        <DialogHead title={`Send ${id} to us`} />
        <DialogDescription>We learn of a request only when you send it.</DialogDescription>
        <SendMessage id={id} />
      </DialogContent>
    </Dialog>
  );
}

function SignedMessage({ id }: { id: string }) {
  const thread = usePortal((stored) => stored.row('threads', id), [id]);
  const profile = usePortal(async (stored) => (await stored.row('profile', 'client')) ?? null);
  const isNameless = profile !== undefined && !profile?.fullName.trim();
  const [made, setMade] = useState<{ outgoing: Outgoing; chosen: string } | null>(null);
  const [isKept, setIsKept] = useState(true);
  const { run, failure } = useOperation();
  const state = thread && stateOf(thread.events);
  const number = state?.last?.number;
  /** What the message is made of, besides the log. */
  const chosen = JSON.stringify([
    thread?.draft,
    profile?.fullName,
    profile?.mobile,
    profile?.email,
  ]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number or choice is a new message
  useEffect(() => {
    let isCurrent = true;
    void run(async () => {
      const next = await outgoing(id);
      if (isCurrent) setMade({ outgoing: next, chosen });
    });
    return () => {
      isCurrent = false;
    };
  }, [id, number, chosen, run]);

  // A link of the previous step must not be sent for this one.
  const ready = made && made.outgoing.message.number === number ? made.outgoing : null;
  const isOpenRequest = state?.last?.kind === 'request' && !state.sent;
  // Nor one without the latest choice.
  const isComplete = made?.chosen === chosen && (isKept || !isOpenRequest);
  // Under the strict conduct the client saw no fees.
  const hasFees = state?.request?.lines.some(({ fee }) => fee !== undefined) ?? false;
  return (
    <div className="grid gap-4">
      {isOpenRequest && isNameless && <AskContact />}
      {ready && (
        <div inert={!isComplete} className="inert:opacity-60">
          <SendWays
            messageText={ready.messageText}
            link={ready.link}
            hint={`Shorten the note${hasFees ? ', or leave the amounts out' : ''}.`}
            to={{ whatsapp: site.whatsapp.href, email: site.emails[0].address }}
            sent={state?.sent ?? null}
            arrived={state?.hasArrived ? ARRIVED : undefined}
            onSent={(by) => noteSent(id, ready.message.number, by)}
          />
        </div>
      )}
      {isOpenRequest && <p className="text-[0.9375rem]">{cartCopy.afterwards}</p>}
      {thread && isOpenRequest && (
        <RequestChoices key={id} thread={thread} hasFees={hasFees} onChange={setIsKept} />
      )}
      {ready && (
        <figure className="grid gap-1.5">
          <figcaption className="font-semibold text-[0.9375rem]">
            Your link contains this, and your message may repeat it
          </figcaption>
          <pre className="max-h-56 overflow-y-auto whitespace-pre-wrap rounded-control border border-rule-strong bg-page p-3.5 font-sans text-[0.9375rem] wrap-anywhere">
            {ready.messageText.text}
          </pre>
        </figure>
      )}
      <OperationFailure sentence={failure} />
      <p className="text-[0.9375rem] text-soft">
        Whatever you send it with, such as WhatsApp or mail, passes on what is in the link.
      </p>
    </div>
  );
}
