'use client';

import { DialogButton } from '@/components/actions/dialog-button';
import type { DialogState } from '@/components/actions/use-lazy-dialog';
import { NoWrap } from '@/components/text/no-wrap';
import { hasUncheckedAnswer } from '@/features/client-area/protocol/state';
import { QuotationItem, viewClasses } from '@/features/client-area/quotations/quotation-item';
import {
  formatShortValidity,
  formatValidity,
  hasNamedFees,
} from '@/features/client-area/quotations/quotation-rules';
import { QuotationStatus } from '@/features/client-area/quotations/quotation-status';
import { SendQuotation } from '@/features/client-area/quotations/send-quotation';
import { DownloadQuotation } from '@/features/client-area/quotations/sheet/download-quotation';
import type { QuotationProps } from '@/features/client-area/quotations/sheet/quotation-sheet';
import { hasUnsentDecision, statusLabel } from '@/features/client-area/quotations/stage';
import { listStatusNotes } from '@/features/client-area/quotations/status-notes';
import { Days } from '@/features/client-area/store/areas/days';
import { formatDay, preventWrap } from '@/lib/dates';
import { formatAmount, formatReckoning, getUnitFee, labelSum } from '@/lib/fees/units';
import { formatRupeesAndPaise } from '@/lib/format';
import { cn } from '@/lib/utils';

export const loadDialog = () =>
  import('@/features/client-area/quotations/quotation-dialog').then(
    (module) => module.QuotationDialog,
  );

type Props = QuotationProps &
  DialogState & {
    isShown: boolean;
    /** Whether there is room for a sheet beside the list; `null` in the served page. */
    isWide: boolean | null;
  };

export function ClientItem({ quotation, today, isShown, isWide, isOpen, onOpenChange }: Props) {
  const { id, stage, state, notes } = quotation;
  const hasStatusReceived = statusLabel[stage] === 'Received';
  const isYours = hasStatusReceived && (stage === 'quoted' || hasUnsentDecision(state));

  return (
    <QuotationItem
      quotation={quotation}
      status={<QuotationStatus stage={stage} />}
      summary={<Summary quotation={quotation} today={today} />}
      isShown={isShown}
      view={
        <DialogButton
          variant={isYours ? 'default' : 'outline'}
          size="sm"
          className={viewClasses}
          aria-pressed={isWide ? isShown : undefined}
          load={loadDialog}
          dialogProps={{ quotation, today }}
          isOpen={isOpen}
          onOpenChange={onOpenChange}
        >
          View<span className="sr-only"> {id}</span>
        </DialogButton>
      }
      actions={
        <>
          {stage === 'requested' && !hasUncheckedAnswer(state) && (
            <SendQuotation id={id} isSent={Boolean(state.sent)} />
          )}
          {hasStatusReceived && <DownloadQuotation id={id} variant="outline" />}
        </>
      }
    >
      <Services quotation={quotation} />
      <p className={cn('text-[0.9375rem] text-soft', !hasNamedFees(quotation) && 'mt-2')}>
        <NoWrap>{notes}</NoWrap>
      </p>
    </QuotationItem>
  );
}

function Summary({ quotation, today }: QuotationProps) {
  const [word, ...others] = listStatusNotes(quotation);
  return (
    <>
      {word && (
        <p className="font-semibold">
          {word}
          {others.length > 0 && (
            <span className="rows:hidden">{`\u00a0· ${others.join('\u00a0· ')}`}</span>
          )}
        </p>
      )}
      <p className={cn('text-soft', word && 'mt-1 rows:hidden')}>
        <span className="rows:hidden">
          <Days>{preventWrap(formatDay(quotation.date))}</Days>
          {'\u00a0· '}
          <Days>{formatValidity(quotation, today)}</Days>
        </span>
        <span className="hidden rows:inline">
          <Days>{formatShortValidity(quotation, today)}</Days>
        </span>
      </p>
    </>
  );
}

function Services({ quotation }: Pick<QuotationProps, 'quotation'>) {
  const { services, charges, stage, totals } = quotation;
  const hasFees = hasNamedFees(quotation);
  const lines = [
    ...services.map((line) => {
      const fee = getUnitFee(line);
      const label = [line.service, hasFees && formatReckoning(fee)].filter(Boolean).join(', ');
      return { label, amount: formatAmount(fee) };
    }),
    ...(hasFees
      ? charges.map(({ label, rupees }) => ({ label, amount: formatRupeesAndPaise(rupees) }))
      : []),
  ];
  return (
    <ul className="mt-4 border-rule border-t">
      {lines.map(({ label, amount }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a quotation never move
          key={index}
          className="flex flex-wrap items-baseline gap-x-4 border-rule border-b py-2"
        >
          <span className="min-w-0 flex-[1_1_8rem]">
            <NoWrap>{label}</NoWrap>
          </span>
          {hasFees && <span className="ml-auto amount">{amount}</span>}
        </li>
      ))}
      {hasFees &&
        totals.map(({ per, ...sum }) => (
          <li key={per ?? ''} className="flex flex-wrap items-baseline gap-x-4 py-2 font-semibold">
            <span className="flex-1">
              {labelSum({ per }, totals)}
              {stage === 'requested' && ' before GST'}
            </span>
            <span className="ml-auto amount text-total">{formatAmount(sum)}</span>
          </li>
        ))}
    </ul>
  );
}
