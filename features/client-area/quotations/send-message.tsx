'use client';

import { useEffect, useState } from 'react';
import { DialogHead } from '@/components/actions/dialog-head';
import { OperationFailure } from '@/components/actions/operation-failure';
import type { LateDialogProps } from '@/components/actions/use-lazy-dialog';
import { useOperation } from '@/components/actions/use-operation';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { useDraft } from '@/components/form/use-draft';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog, DialogContent, DialogDescription, returnFocus } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { cartCopy } from '@/content/client-area/cart';
import { site } from '@/content/site';
import { fitNote, threadLimits } from '@/features/client-area/protocol/messages';
import { SendWays } from '@/features/client-area/protocol/send-ways';
import { ARRIVED } from '@/features/client-area/protocol/sent-status';
import { computeState } from '@/features/client-area/protocol/state';
import {
  createRequestDraftStore,
  noteSent,
  type Outgoing,
  prepareOutgoingMessage,
} from '@/features/client-area/quotations/sending';
import { AskContact } from '@/features/client-area/quotations/sheet/ask-contact';
import { NotFromSamples } from '@/features/client-area/store/areas/not-from-samples';
import { requestDraftSchema, type Thread } from '@/features/client-area/store/records/records';
import { emptyDraft } from '@/features/client-area/store/thread-rows';
import { usePortal } from '@/features/client-area/store/use-portal';

/** Nothing leaves the browser until the client sends the message by WhatsApp, mail or otherwise. */
export function SendMessage({ id }: { id: string }) {
  return (
    <NotFromSamples>
      <SignedMessage id={id} />
    </NotFromSamples>
  );
}

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
  const thread = usePortal(async (stored) => (await stored.row('threads', id)) ?? null, [id]);
  const profile = usePortal(async (stored) => (await stored.row('profile', 'client')) ?? null);
  const isRead = thread !== undefined && profile !== undefined;
  const isNameless = profile !== undefined && !profile?.fullName.trim();
  const [prepared, setMade] = useState<{ outgoing: Outgoing; chosen: string } | null>(null);
  const [isKept, setIsKept] = useState(true);
  const { run, failure } = useOperation();
  const state = thread && computeState(thread.events);
  const number = state?.last?.number;
  const chosen = JSON.stringify([
    thread?.draft,
    profile?.fullName,
    profile?.mobile,
    profile?.email,
  ]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number or choice is a new message
  useEffect(() => {
    if (!isRead) return;
    let isCurrent = true;
    void run(async () => {
      const next = await prepareOutgoingMessage(id);
      if (isCurrent) setMade({ outgoing: next, chosen });
    });
    return () => {
      isCurrent = false;
    };
  }, [id, number, chosen, isRead, run]);

  // A link of the previous step must not be sent for this one.
  const ready = prepared && prepared.outgoing.message.number === number ? prepared.outgoing : null;
  const isOpenRequest = state?.last?.kind === 'request' && !state.sent;
  // Nor a link without the latest choice.
  const isComplete = prepared?.chosen === chosen && (isKept || !isOpenRequest);
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
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keys
            tabIndex={0}
            className="max-h-56 overflow-y-auto whitespace-pre-wrap rounded-control border border-rule-strong bg-page p-3.5 font-sans text-[0.9375rem] wrap-anywhere"
          >
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

type Props = {
  thread: Thread;
  hasFees: boolean;
  /** `isKept`: whether the choices are stored, and so in the message. */
  onChange: (isKept: boolean) => void;
};

function RequestChoices({ thread: { id, draft }, hasFees, onChange }: Props) {
  const profile = usePortal(async (stored) => (await stored.row('profile', 'client')) ?? null);
  const hasName = profile === undefined || Boolean(profile?.fullName.trim());
  const form = useCheckedForm(requestDraftSchema, emptyDraft);
  const { isShown, failure } = useDraft(createRequestDraftStore(id), form, emptyDraft);
  const values = form.watch();
  const isKept =
    fitNote(values.note) === draft.note &&
    values.withAmounts === draft.withAmounts &&
    values.withContact === draft.withContact;

  useEffect(() => onChange(!isShown || isKept), [isShown, isKept, onChange]);

  return (
    <div className="grid gap-1">
      <Field label="Note to us" hint="if you like">
        {(control) => (
          <Textarea
            {...control}
            className="min-h-20"
            maxLength={threadLimits.notes}
            {...form.register('note', {
              onBlur: () => !isKept && form.setValue('note', form.getValues('note')),
            })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-x-6">
        {hasFees && <Checkbox label="With the fees I saw" {...form.register('withAmounts')} />}
        <Checkbox
          label="With my name and contact"
          checked={hasName && values.withContact}
          disabled={!hasName}
          onChange={(event) => form.setValue('withContact', event.target.checked)}
        />
      </div>
      <OperationFailure sentence={failure} />
    </div>
  );
}
