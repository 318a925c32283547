import type { ReactNode } from 'react';
import { Unbroken } from '@/components/layout/unbroken';
import { BlankRest, Ledger, LedgerBody, LedgerRow, LedgerTotal } from '@/components/ledger/ledger';
import { dashboard } from '@/content/dashboard';
import { formatRupees } from '@/lib/format';
import type { Quotation } from '@/lib/portal/database/records';
import { namesFees } from '@/lib/portal/quotations/quotation-rules';
import { cn } from '@/lib/utils';

const brief =
  'lg:[&>header]:py-4 lg:[&_table]:leading-snug lg:[&_tbody_:is(th,td):not(.rest-lines)]:py-[0.5625rem]';

type Props = {
  quotation: Quotation;
  title?: ReactNode;
  /** A line above the title. */
  head?: ReactNode;
  /** Text to the right of the title; by default, what the amounts are. */
  note?: string;
  /** Buttons below everything on the sheet. */
  actions?: ReactNode;
  /** Without a shadow, if another part of the screen has one. */
  flat?: boolean;
  /** In lower lines, without the notes, beside its own page. */
  isBrief?: boolean;
  /** Ends where its place does, with blank lines before the total. */
  fills?: boolean;
};

/** An answer states GST in lines of its own; the published fees that were asked for bear it. */
const feesNote = ({ status }: Quotation) =>
  status === 'pending' ? dashboard.cart.note : 'professional fees, ₹';

/** The services of a quotation with their fees, discount, GST and the total. */
export function AskedLedger({
  quotation,
  title = 'Services',
  head,
  note,
  actions,
  flat,
  isBrief,
  fills,
}: Props) {
  const hasFees = namesFees(quotation);
  const notes = isBrief && hasFees ? '' : quotation.notes;
  return (
    <div className="ledger-frame grid">
      <Ledger
        title={title}
        head={head}
        note={note ?? (hasFees && feesNote(quotation))}
        heading="h3"
        flat={flat}
        className={cn('computation flex flex-col', isBrief && brief)}
        foot={
          (notes || actions) && (
            <>
              {notes && (
                <p className="not-last:mb-4">
                  <Unbroken>{notes}</Unbroken>
                </p>
              )}
              {actions}
            </>
          )
        }
      >
        <LedgerBody ruled className={fills ? 'h-full' : undefined}>
          {quotation.services.map(({ service, price }, index) => (
            <LedgerRow
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a quotation never move
              key={index}
              folio={index + 1}
              label={
                <span className="wrap-anywhere">
                  <Unbroken>{service}</Unbroken>
                </span>
              }
              amount={hasFees ? formatRupees(price) : undefined}
            />
          ))}
          {hasFees &&
            quotation.charges?.map(({ label, rupees }) => (
              <LedgerRow key={label} label={label} amount={formatRupees(rupees)} />
            ))}
          {fills && <BlankRest />}
        </LedgerBody>
        {hasFees && (
          <LedgerBody>
            <LedgerTotal label="Total" amount={formatRupees(quotation.total)} />
          </LedgerBody>
        )}
      </Ledger>
    </div>
  );
}
