'use client';

import { useId, useState } from 'react';
import { ActionButton } from '@/components/actions/action-button';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { copyText } from '@/components/layout/hand-over';
import { Button, buttonVariants } from '@/components/ui/button';
import { updatesCopy } from '@/content/client-area/updates';
import { payments } from '@/content/site';
import type { Payable } from '@/features/client-area/protocol/state';
import { createUpiLink } from '@/features/client-area/updates/upi';
import { formatRupees } from '@/lib/format';
import { cn } from '@/lib/utils';

const QrCode = createLazyComponent<{ text: string; label: string }>(() =>
  import('@/features/client-area/updates/qr-code').then((part) => part.QrCode),
);

/** In rupees. Some banks allow no more in one UPI payment. */
const BANK_LIMIT = 1_00_000;

/** `reference`: the number of the invoice, or of the quotation. */
type Props = { reference: string; payable: Payable };

/** Nothing if the firm names no UPI address. */
export function PayByUpi({ reference, payable }: Props) {
  const { rupees, invoice } = payable;
  const [isOpen, setOpen] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const id = useId();
  if (!payments) return null;
  const { upi: payee, name } = payments;
  const what = `${invoice === null ? 'Quotation' : 'Invoice'} ${reference}`;
  const link = createUpiLink({ payee, name, paise: rupees * 100, reference, note: what });
  const sum = formatRupees(rupees);
  const copy = async () => {
    await copyText(payee, updatesCopy.notCopied);
    setCopied(true);
  };

  return (
    <div className="grid gap-3 print:hidden">
      {payee.endsWith('@sample') && (
        <p className="font-medium text-orange">{updatesCopy.sampleAddress}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <a href={link} className={cn(buttonVariants({ size: 'sm' }), 'min-h-11')}>
          {updatesCopy.payByUpi}
          <span className="sr-only">
            {' '}
            {sum} for {what}
          </span>
        </a>
        <Button
          size="sm"
          variant="secondary"
          className="min-h-11"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? updatesCopy.hideCode : updatesCopy.showCode}
          <span className="sr-only"> {what}</span>
        </Button>
        <ActionButton size="sm" variant="outline" className="min-h-11" action={copy}>
          {updatesCopy.copyAddress}
          <span className="sr-only"> {what}</span>
        </ActionButton>
      </div>
      <div id={id} className="empty:hidden">
        {isOpen && <QrCode text={link} label={`${updatesCopy.code}, ${sum} to ${name}`} />}
      </div>
      <p className="text-[0.9375rem] text-soft wrap-anywhere" role="status">
        To {name}, {payee}, {sum}, reference {reference}. {isCopied && `${updatesCopy.copied} `}
        {rupees > BANK_LIMIT && updatesCopy.manyAtOnce}
      </p>
    </div>
  );
}
