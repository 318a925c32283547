'use client';

import { useEffect, useState } from 'react';
import { DialogHead } from '@/components/portal/parts/dialog-head';
import { NotFromSamples } from '@/components/portal/parts/not-from-samples';
import { SendWays } from '@/components/portal/parts/send-ways';
import type { LateDialogProps } from '@/components/portal/parts/use-late-dialog';
import { AskName } from '@/components/portal/quotations/ask-name';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog, DialogContent, DialogDescription, returnFocus } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { OperationFailure } from '@/components/ui/operation-failure';
import { Textarea } from '@/components/ui/textarea';
import { useOperation } from '@/components/ui/use-operation';
import { site } from '@/content/site';
import { inFigures } from '@/content/words/rupees';
import { usePortal } from '@/lib/portal/hooks/use-portal';
import { noteSent, type Outgoing, outgoing, saveDraft } from '@/lib/portal/quotations/sending';
import type { Thread } from '@/lib/portal/records/records';
import { SAFE_LINK } from '@/lib/portal/thread/link';
import { fitNote, threadLimits } from '@/lib/portal/thread/messages';
import { stateOf } from '@/lib/portal/thread/state';

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
        <DialogHead title={`Send ${id} to the firm`} />
        <DialogDescription>The firm learns of a request only when you send it.</DialogDescription>
        <SendMessage id={id} />
      </DialogContent>
    </Dialog>
  );
}

function SignedMessage({ id }: { id: string }) {
  const thread = usePortal((stored) => stored.row('threads', id));
  const profile = usePortal(async (stored) => (await stored.row('profile', 'client')) ?? null);
  const [made, setMade] = useState<{ outgoing: Outgoing; draft: string } | null>(null);
  // The note in the field, until it is kept.
  const [typed, setTyped] = useState<string | null>(null);
  const { run, failure } = useOperation();
  const state = thread && stateOf(thread.events);
  const number = state?.last?.number;
  const draft = JSON.stringify(thread?.draft);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number or choice is a new message
  useEffect(() => {
    let isCurrent = true;
    void run(async () => {
      const next = await outgoing(id);
      if (isCurrent) setMade({ outgoing: next, draft });
    });
    return () => {
      isCurrent = false;
    };
  }, [id, number, draft, run]);

  if (typed !== null && thread && fitNote(typed) === fitNote(thread.draft.note)) setTyped(null);

  // A link of the previous step must not be sent for this one.
  const ready = made && made.outgoing.message.number === number ? made.outgoing : null;
  // Nor one without the latest words of the note.
  const isComplete = made?.draft === draft && typed === null;
  const isRequest = state?.last?.kind === 'request';
  // Under the strict conduct the client saw no fees.
  const hasFees = state?.request?.lines.some(({ fee }) => fee !== undefined) ?? false;
  return (
    <div className="grid gap-4">
      {thread && isRequest && !state.sent && (
        <Choices
          key={id}
          thread={thread}
          hasFees={hasFees}
          hasName={profile === undefined || Boolean(profile?.fullName.trim())}
          typed={typed}
          onType={setTyped}
        />
      )}
      {ready && (
        <>
          <figure className="grid gap-1.5">
            <figcaption className="font-semibold text-[0.9375rem]">
              Exactly this is sent, and a link that contains the same
            </figcaption>
            <pre className="max-h-56 overflow-y-auto whitespace-pre-wrap rounded-control border border-rule-strong bg-page p-3.5 font-sans text-[0.9375rem] wrap-anywhere">
              {ready.messageText.text}
            </pre>
          </figure>
          {ready.link.length > SAFE_LINK && (
            <p className="text-[0.9375rem] text-orange">
              The link has {inFigures(ready.link.length)} characters; some messengers cut links over{' '}
              {inFigures(SAFE_LINK)}. Shorten the note
              {hasFees && ', or leave the amounts out'}. A cut link does no harm: the page says so.
            </p>
          )}
          <div inert={!isComplete} className="inert:opacity-60">
            <SendWays
              messageText={ready.messageText}
              link={ready.link}
              to={{ whatsapp: site.whatsapp.href, email: site.emails[0].address }}
              sent={state?.sent ?? null}
              onSent={(by) => noteSent(id, ready.message.number, by)}
            />
          </div>
        </>
      )}
      <OperationFailure sentence={failure} />
      <p className="text-[0.9375rem] text-soft">
        Whatever you send it with, such as WhatsApp or mail, passes on what is in the link.
      </p>
    </div>
  );
}

type ChoicesProps = {
  thread: Thread;
  hasFees: boolean;
  /** Whether the profile says who asks. */
  hasName: boolean;
  typed: string | null;
  onType: (note: string) => void;
};

function Choices({ thread: { id, draft }, hasFees, hasName, typed, onType }: ChoicesProps) {
  const { run, failure } = useOperation();
  const [note, setNote] = useState(draft.note);
  // Another tab changed it.
  if (typed === null && fitNote(note) !== fitNote(draft.note)) setNote(draft.note);
  const save = (choice: Partial<Thread['draft']>) => void run(() => saveDraft(id, choice));

  return (
    <div className="grid gap-1">
      <Field label="Note to the firm" hint="if you like">
        {(control) => (
          <Textarea
            {...control}
            className="min-h-20"
            maxLength={threadLimits.notes}
            value={note}
            onChange={(event) => {
              setNote(event.target.value);
              onType(event.target.value);
              save({ note: event.target.value });
            }}
            onBlur={() => typed !== null && save({ note: typed })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-x-6">
        {hasFees && (
          <Checkbox
            label="With the fees I saw"
            checked={draft.withAmounts}
            onChange={(event) => save({ withAmounts: event.target.checked })}
          />
        )}
        <Checkbox
          label="With my name and contact"
          checked={hasName && draft.withContact}
          disabled={!hasName}
          onChange={(event) => save({ withContact: event.target.checked })}
        />
      </div>
      {!hasName && <AskName />}
      <OperationFailure sentence={failure} />
    </div>
  );
}
