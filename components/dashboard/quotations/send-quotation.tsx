'use client';

import { later } from '@/components/dashboard/quotations/later';
import { DialogHead } from '@/components/dashboard/shell/dialog-head';
import { Unbroken } from '@/components/layout/unbroken';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTrigger } from '@/components/ui/dialog';

export const SendMessage = later<{ id: string }>(() =>
  import('@/components/dashboard/quotations/send-message').then((module) => module.SendMessage),
);

/** Sends a pending quotation's request to the firm. */
export function SendQuotation({ id }: { id: string }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline" size="small">
          Send to the firm<span className="sr-only"> {id}</span>
        </Button>
      </DialogTrigger>
      <DialogContent className="scroll-pt-24 bg-paper">
        <DialogHead title={`Send ${id} to the firm`} />
        <DialogDescription>The firm learns of a request only when you send it.</DialogDescription>
        <SendMessage id={id} />
      </DialogContent>
    </Dialog>
  );
}

/** After Request Quotation: the ways to send what was asked, below the empty cart. */
export function SendRequested({ id }: { id: string }) {
  return (
    <section
      aria-labelledby="send-requested"
      className="mb-8 grid max-w-2xl gap-4 rounded-panel border border-rule-strong border-l-4 border-l-red bg-page p-5"
    >
      <h2 id="send-requested" className="text-2xl md:text-2xl">
        <Unbroken>{`Send ${id} to the firm`}</Unbroken>
      </h2>
      <p className="text-soft">The firm learns of a request only when you send it.</p>
      <SendMessage id={id} />
    </section>
  );
}
