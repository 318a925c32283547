'use client';

import { DialogButton } from '@/components/actions/dialog-button';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { NoWrap } from '@/components/text/no-wrap';

export const LazySendMessage = createLazyComponent<{ id: string }>(() =>
  import('@/features/client-area/quotations/send-message').then((module) => module.SendMessage),
);

const loadDialog = () =>
  import('@/features/client-area/quotations/send-message').then((module) => module.SendDialog);

export function SendQuotation({ id, isSent }: { id: string; isSent: boolean }) {
  return (
    <DialogButton
      variant={isSent ? 'secondary' : 'default'}
      size="sm"
      load={loadDialog}
      dialogProps={{ id }}
    >
      Send to us<span className="sr-only"> {id}</span>
    </DialogButton>
  );
}

export function SendRequested({ id }: { id: string }) {
  return (
    <section
      aria-labelledby="send-requested"
      className="mb-8 grid max-w-2xl gap-4 rounded-panel border border-rule-strong border-l-4 border-l-red bg-page p-5"
    >
      <h2 id="send-requested" className="text-[min(1.5rem,9.375vw)]/[1.33] md:text-2xl">
        <NoWrap>{`Send ${id} to us`}</NoWrap>
      </h2>
      <p className="text-soft">We learn of a request only when you send it.</p>
      <LazySendMessage id={id} />
    </section>
  );
}
