'use client';

import { type ReactNode, useEffect, useId, useState } from 'react';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { quotationsCopy } from '@/content/client-area/quotations';
import type { IsoDate } from '@/content/types/units';
import { isStrict } from '@/content/words/conduct';
import { hasUncheckedAnswer } from '@/features/client-area/protocol/state';
import { isSigned, type Quotation } from '@/features/client-area/quotations/quotation';
import { QuotationTable, TableHead } from '@/features/client-area/quotations/quotation-table';
import { LazySendMessage, SendQuotation } from '@/features/client-area/quotations/send-quotation';
import { AskAgain } from '@/features/client-area/quotations/sheet/ask-again';
import { DownloadQuotation } from '@/features/client-area/quotations/sheet/download-quotation';
import type { SignedProps } from '@/features/client-area/quotations/sheet/signed-sheet';
import { statusLabel } from '@/features/client-area/quotations/stage';
import { formatQuotationHead } from '@/features/client-area/quotations/status-notes';
import { Days } from '@/features/client-area/store/areas/days';
import { isSendable } from '@/features/client-area/store/areas/sendable';
import { useOpened } from '@/features/client-area/store/use-opened';
import { formatDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';
import { cn } from '@/lib/utils';

const SignedSheet = createLazyComponent<SignedProps>(() =>
  import('@/features/client-area/quotations/sheet/signed-sheet').then(
    (module) => module.SignedSheet,
  ),
);

/** Whether the firm has the demo key, so that the sample's answer can be accepted. */
const isSampleSigned = isSendable('sample') && !isStrict;

export type QuotationProps = {
  quotation: Quotation;
  today: IsoDate;
};

/** A dialog has its own head, and room for the ways to send. */
type Props = QuotationProps & { position: 'dialog' | 'beside' };

export function QuotationSheet({ quotation, today, position }: Props) {
  const { id, stage, state } = quotation;
  const hasStatusReceived = statusLabel[stage] === 'Received';
  const head = position === 'beside' && <SheetHead quotation={quotation} today={today} />;
  const [wasUnsigned] = useState(!isSigned(quotation));
  const table = <QuotationTable quotation={quotation} today={today} head={head} />;
  const isUnchecked = hasUncheckedAnswer(state);
  const isToSend = stage === 'requested' && !isUnchecked;
  const isRoomKept = hasStatusReceived && position === 'beside' && isSampleSigned;
  // Accept will come beside it, and is the main button.
  const look = isRoomKept ? ({ variant: 'link' } as const) : {};
  const download = hasStatusReceived && <DownloadQuotation id={id} {...look} />;

  if (isSigned(quotation)) {
    // The sample's answer is signed while it is read: it stays until the signature is checked.
    const unchecked = wasUnsigned ? (
      <>
        {table}
        <Actions isRoomKept={isRoomKept}>{download}</Actions>
      </>
    ) : undefined;
    return (
      <SignedSheet id={id} today={today} head={head} unchecked={unchecked} waiting={unchecked}>
        {hasStatusReceived && <DownloadQuotation id={id} variant="link" />}
      </SignedSheet>
    );
  }
  return (
    <>
      {table}
      {hasStatusReceived && <UnsignedNote key={id} id={id} />}
      {isUnchecked && <p className="mt-2 text-soft">{quotationsCopy.unchecked}</p>}
      <Actions isRoomKept={isRoomKept}>
        {stage === 'expired' && <AskAgain id={id} />}
        {download}
        {isToSend && position === 'dialog' && <SendHere id={id} />}
        {isToSend && position === 'beside' && (
          <SendQuotation id={id} isSent={Boolean(state.sent)} />
        )}
      </Actions>
    </>
  );
}

type ActionsProps = {
  /** Keeps room for the reply and the steps, which come once the signature is checked. */
  isRoomKept: boolean;
  children: ReactNode;
};

const Actions = ({ isRoomKept, children }: ActionsProps) => (
  <div className={cn('mt-2 flex flex-wrap content-start gap-3', isRoomKept && 'min-h-97.5')}>
    {children}
  </div>
);

function SheetHead({ quotation, today }: QuotationProps) {
  const answered = isSigned(quotation) && quotation.state.answer?.message;
  return (
    <TableHead title={`Quotation ${quotation.id}`} isRepeated>
      <Days>
        {answered
          ? `answered ${formatDay(getDayInIndia(answered.at))}`
          : formatQuotationHead(quotation, today)}
      </Days>
    </TableHead>
  );
}

function SendHere({ id }: { id: string }) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="grid w-full min-w-0 grid-cols-[minmax(0,1fr)] gap-3 border-rule border-t pt-4 print:hidden"
    >
      <h3 id={heading} className="text-xl md:text-xl">
        Send to us
      </h3>
      <LazySendMessage id={id} />
    </section>
  );
}

/**
 * Signs the sample's answer with the demo key; any other unsigned answer gets a note that it cannot
 * be accepted.
 */
function UnsignedNote({ id }: { id: string }) {
  const [isFinal, setIsFinal] = useState(false);
  // The served samples are not in a database yet.
  const { isOpen } = useOpened();

  useEffect(() => {
    if (!isOpen) return;
    import('@/features/client-area/quotations/sample-answer')
      .then(({ signSampleAnswer }) => signSampleAnswer(id))
      .then(
        (isSigned) => setIsFinal(!isSigned),
        () => setIsFinal(true),
      );
  }, [id, isOpen]);

  return isFinal && <p className="text-soft">{quotationsCopy.unsigned}</p>;
}
