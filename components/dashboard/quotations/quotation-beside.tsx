'use client';

import { type RefObject, useId } from 'react';
import {
  QuotationBody,
  type QuotationProps,
} from '@/components/dashboard/quotations/quotation-body';
import { QuotationStatus } from '@/components/dashboard/quotations/quotation-status';
import { headWords } from '@/components/dashboard/quotations/second-word';
import { SendQuotation } from '@/components/dashboard/quotations/send-quotation';
import { Unbroken } from '@/components/layout/unbroken';
import { statusOn } from '@/lib/portal/quotations/quotation-rules';

type Props = QuotationProps & {
  /** Takes the focus when a row is chosen. */
  heading: RefObject<HTMLHeadingElement | null>;
};

/** The sheet of the chosen row. */
export function QuotationBeside({ heading, ...props }: Props) {
  const { quotation, today, state } = props;
  const id = useId();
  const status = statusOn(quotation, today, state);

  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 @[42rem]:col-start-2 @[42rem]:row-span-2 @[42rem]:row-start-1"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} ref={heading} tabIndex={-1} className="text-2xl outline-none md:text-2xl">
          <Unbroken>{`Quotation ${quotation.id}`}</Unbroken>
        </h2>
        <QuotationStatus status={status} />
      </div>
      <p className="-mt-2 text-[0.9375rem] text-soft">{headWords(quotation, today, state)}</p>
      <QuotationBody {...props}>
        {status === 'pending' && <SendQuotation id={quotation.id} isSent={Boolean(state?.sent)} />}
      </QuotationBody>
    </section>
  );
}
