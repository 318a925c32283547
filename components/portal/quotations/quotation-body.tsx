'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { AnsweredProps } from '@/components/portal/quotations/answered-sheet';
import { AskAgain } from '@/components/portal/quotations/ask-again';
import { DownloadQuotation } from '@/components/portal/quotations/download-quotation';
import { Table, TableBody, TableRow, TableTotal } from '@/components/table/data-table';
import { lazyComponent } from '@/components/ui/lazy-component';
import { NoWrap } from '@/components/ui/no-wrap';
import { dashboard } from '@/content/dashboard';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';
import { useOpened } from '@/lib/portal/hooks/use-opened';
import { isSigned, type Quotation } from '@/lib/portal/records/quotation';
import { namesFees } from '@/lib/portal/records/quotation-rules';
import { statusLabel } from '@/lib/portal/records/stage';
import { choiceWords } from '@/lib/portal/thread/services';

/** Fetched when an answered quotation is opened. */
const AnsweredSheet = lazyComponent<AnsweredProps>(() =>
  import('@/components/portal/quotations/answered-sheet').then((module) => module.AnsweredSheet),
);

export type QuotationProps = {
  quotation: Quotation;
  today: string;
};

type BodyProps = QuotationProps & {
  /** A line at the head of the sheet, if nothing above it says which quotation it is. */
  head?: ReactNode;
  children?: ReactNode;
};

/** A quotation as a table sheet with its actions; `children` are further buttons. */
export function QuotationBody({ quotation, today, head, children }: BodyProps) {
  const { id, stage } = quotation;
  const isReceived = statusLabel[stage] === 'Received';

  if (isSigned(quotation)) {
    return (
      <AnsweredSheet id={id} today={today} head={head}>
        {isReceived && <DownloadQuotation id={id} variant="quiet" size="link" />}
      </AnsweredSheet>
    );
  }
  return (
    <>
      <AskedTable quotation={quotation} head={head} />
      {isReceived && <UnsignedNote key={id} id={id} />}
      <div className="mt-2 flex flex-wrap gap-3">
        {stage === 'expired' && <AskAgain id={id} />}
        {isReceived && <DownloadQuotation id={id} />}
        {children}
      </div>
    </>
  );
}

/**
 * For an answer that is not signed. That of the sample is signed here with the demo key; of any
 * other a note says that it cannot be accepted.
 */
function UnsignedNote({ id }: { id: string }) {
  const [isFinal, setIsFinal] = useState(false);
  // The samples of the served page are not yet in any database.
  const { isOpen } = useOpened();

  useEffect(() => {
    if (!isOpen) return;
    import('@/lib/portal/quotations/sample-answer')
      .then(({ signSampleAnswer }) => signSampleAnswer(id))
      .then(
        (isSigned) => setIsFinal(!isSigned),
        () => setIsFinal(true),
      );
  }, [id, isOpen]);

  return isFinal && <p className="text-soft">{dashboard.quotations.unsigned}</p>;
}

type AskedProps = {
  quotation: Quotation;
  /** A line above the title. */
  head?: ReactNode;
};

/** An answer states GST in lines of its own; the published fees that were asked for bear it. */
const feesNote = ({ stage }: Quotation) =>
  stage === 'requested' ? dashboard.cart.note : 'professional fees, ₹';

/** The services of a quotation with their fees, discount, GST and the total. */
function AskedTable({ quotation, head }: AskedProps) {
  const hasFees = namesFees(quotation);
  return (
    <div className="data-table-frame grid">
      <Table
        title="Services"
        head={head}
        note={hasFees && feesNote(quotation)}
        heading="h3"
        className="computation flex flex-col"
        foot={quotation.notes && <NoWrap>{quotation.notes}</NoWrap>}
      >
        <TableBody ruled>
          {quotation.services.map(({ service, price, ...line }, index) => (
            <TableRow
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a quotation never move
              key={index}
              rowNumber={index + 1}
              label={
                <span className="wrap-anywhere">
                  <NoWrap>{service}</NoWrap>
                  <span className="working block text-[0.9375rem] text-soft leading-snug empty:hidden">
                    {choiceWords(line)}
                  </span>
                </span>
              }
              amount={hasFees ? formatRupees(price) : undefined}
            />
          ))}
          {hasFees &&
            quotation.charges.map(({ label, rupees }) => (
              <TableRow key={label} label={label} amount={formatRupeesAndPaise(rupees)} />
            ))}
        </TableBody>
        {hasFees && (
          <TableBody>
            <TableTotal label="Total" amount={formatRupees(quotation.total)} />
          </TableBody>
        )}
      </Table>
    </div>
  );
}
