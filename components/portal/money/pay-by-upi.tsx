'use client';

import { useId, useState } from 'react';
import { copyText } from '@/components/layout/hand-over';
import { ActionButton } from '@/components/portal/parts/action-button';
import { Button, buttonVariants } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-component';
import { payments } from '@/content/site';
import { money } from '@/content/words/money';
import { upiLink } from '@/lib/portal/money/upi';
import { paiseWords } from '@/lib/portal/thread/work-words';
import { cn } from '@/lib/utils';

/** Fetched when it is shown. */
const QrCode = lazyComponent<{ text: string; label: string }>(() =>
  import('@/components/portal/money/qr-code').then((part) => part.QrCode),
);

/** Some banks take no more by UPI at a time, in paise. */
const MANY = 10_000_000;

type Props = {
  /** The number of the invoice or of the quotation. */
  number: string;
  what: 'Invoice' | 'Quotation';
  paise: number;
};

/** The ways to pay by UPI; nothing where the firm names no address. */
export function PayByUpi({ number, what, paise }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const id = useId();
  if (!payments) return null;
  const { upi: payee, name } = payments;
  const link = upiLink({ payee, name, paise, reference: number, note: `${what} ${number}` });
  const copy = async () => {
    await copyText(payee, money.notCopied);
    setCopied(true);
  };

  return (
    <div className="grid gap-3 print:hidden">
      {payee.endsWith('@sample') && (
        <p className="font-medium text-orange">{money.sampleAddress}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <a href={link} className={cn(buttonVariants({ size: 'small' }), 'min-h-11')}>
          {money.payByUpi}
          <span className="sr-only">
            {' '}
            {paiseWords(paise)} for {what.toLowerCase()} {number}
          </span>
        </a>
        <Button
          size="small"
          variant="outline"
          className="min-h-11"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? money.hideCode : money.showCode}
        </Button>
        <ActionButton size="small" variant="quiet" className="min-h-11" action={copy}>
          {money.copyAddress}
        </ActionButton>
      </div>
      <div id={id} className="empty:hidden">
        {isOpen && <QrCode text={link} label={`${money.code}, ${paiseWords(paise)} to ${name}`} />}
      </div>
      <p className="text-[0.9375rem] text-soft wrap-anywhere" role="status">
        To {name}, {payee}, {paiseWords(paise)}, reference {number}.{' '}
        {isCopied && `${money.copied} `}
        {paise > MANY && money.manyAtOnce}
      </p>
    </div>
  );
}
