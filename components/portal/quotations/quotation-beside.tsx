'use client';

import { type RefObject, useId } from 'react';
import { Days } from '@/components/portal/parts/days';
import { QuotationBody, type QuotationProps } from '@/components/portal/quotations/quotation-body';
import { headWords } from '@/components/portal/quotations/quotation-words';
import { SendQuotation } from '@/components/portal/quotations/send-quotation';
import { NoWrap } from '@/components/ui/no-wrap';
import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { isSigned } from '@/lib/portal/records/quotation';

type Props = QuotationProps & {
  /** Takes the focus when a row is chosen. */
  heading: RefObject<HTMLHeadingElement | null>;
};

/** The sheet of the chosen row. */
export function QuotationBeside({ heading, ...props }: Props) {
  const { quotation, today } = props;
  const { stage, state } = quotation;
  const id = useId();
  const answeredAt = isSigned(quotation) ? state.answer?.message.at : undefined;
  const words =
    answeredAt === undefined
      ? headWords(quotation, today)
      : `answered ${formatDay(dayInIndia(answeredAt))}`;

  // The heading says the number to a screen reader, and takes the focus before the sheet is there.
  const head = (
    <div className="flex w-full flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-2">
      <p aria-hidden="true" className="font-semibold font-serif text-2xl leading-tight">
        <NoWrap>{`Quotation ${quotation.id}`}</NoWrap>
      </p>
      <p className="text-sm text-soft wrap-anywhere">
        <Days>{words}</Days>
      </p>
    </div>
  );

  return (
    <section
      aria-labelledby={id}
      className="prints-alone grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 @[42rem]:col-start-2 @[42rem]:row-span-2 @[42rem]:row-start-1"
    >
      <h2 id={id} ref={heading} tabIndex={-1} className="sr-only">
        Quotation {quotation.id}
      </h2>
      <QuotationBody {...props} head={head}>
        {stage === 'requested' && <SendQuotation id={quotation.id} isSent={Boolean(state.sent)} />}
      </QuotationBody>
    </section>
  );
}
