import { Fragment, type ReactNode } from 'react';
import { Table, TableBody, TableEntry, TableRow, TableTotal } from '@/components/table/data-table';
import { UnitAmount } from '@/components/table/unit-amount';
import { NoWrap } from '@/components/text/no-wrap';
import { cartCopy } from '@/content/client-area/cart';
import type { IsoDate } from '@/content/types/units';
import type { AnswerMessage } from '@/features/client-area/protocol/messages';
import { formatRequestDetails } from '@/features/client-area/protocol/services';
import { isAgreed } from '@/features/client-area/protocol/state';
import {
  type ComparedLine,
  compareLines,
  computeRequestedBills,
  type Side,
} from '@/features/client-area/quotations/answer-lines';
import { getAnswerSums } from '@/features/client-area/quotations/answer-sums';
import { AnswerSums } from '@/features/client-area/quotations/answer-sums-table';
import type { Quotation, QuotationLine } from '@/features/client-area/quotations/quotation';
import { hasNamedFees } from '@/features/client-area/quotations/quotation-rules';
import {
  ComparedFees,
  ComparedHeads,
  ComparedSum,
} from '@/features/client-area/quotations/sheet/compared-amounts';
import { formatDay, preventWrap } from '@/lib/dates';
import { countDaysBetween, getDayInIndia } from '@/lib/days';
import {
  formatAmount,
  formatQuantity,
  formatReckoning,
  getUnitFee,
  labelSum,
  type UnitSum,
} from '@/lib/fees/units';
import { formatRupees } from '@/lib/format';
import { cn } from '@/lib/utils';

type Props = {
  quotation: Quotation;
  today: IsoDate;
  side?: Side;
  head?: ReactNode;
  signed?: ReactNode;
};

export function QuotationTable({ quotation, today, side = 'client', head, signed }: Props) {
  const { state, stage, services, notes, totals } = quotation;
  const message = state.answer?.message;
  const hasFees = hasNamedFees(quotation);
  const groups = message
    ? getAnswerSums(message, computeRequestedBills(message, state.request))
    : [];
  const lines = message
    ? compareLines(message, state.request, side).map((line) => createComparedEntry(line, hasFees))
    : services.map((line) => createAskedEntry(line, hasFees));
  const isCompared = hasFees && Boolean(message && state.request);
  const note = message
    ? !head && `answered ${formatDay(getDayInIndia(message.at))}`
    : hasFees && cartCopy.note;

  return (
    <div className="data-table-frame">
      <Table
        title={message && hasFees ? 'Service, professional fee' : 'Services'}
        head={head}
        note={isCompared ? <ComparedHeads side={side} /> : note}
        heading="h3"
        className="computation lg:leading-snug"
        foot={
          <>
            {notes && (
              <p className="whitespace-pre-line">
                <NoWrap>{notes}</NoWrap>
              </p>
            )}
            {signed && message && !isAgreed(stage) && (
              <ValidityStrokes
                answeredOn={getDayInIndia(message.at)}
                until={message.validUntil}
                today={today}
              />
            )}
            {signed}
          </>
        }
      >
        {lines.map((line, index) => (
          <TableEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a quotation never move
            key={index}
            ruled={index === lines.length - 1}
            rowNumber={index + 1}
            {...line}
          />
        ))}
        {hasFees &&
          groups.map((group) => (
            <Fragment key={group.label}>
              <AnswerSums group={group} className={SUM} />
              <TableBody>
                <TableTotal
                  label={group.label}
                  amount={formatRupees(group.total)}
                  beside={(figure) => (
                    <ComparedSum asked={group.asked?.total}>{figure}</ComparedSum>
                  )}
                  isContinued={group === groups.at(-1)}
                />
                {message && group === groups.at(-1) && (
                  <GovernmentFees {...message} isTotal={groups.length === 1} />
                )}
              </TableBody>
            </Fragment>
          ))}
        {hasFees && !message && <FeeTotals totals={totals} />}
      </Table>
    </div>
  );
}

const SUM = '[&>*]:py-1.25';

const below = 'working block text-[0.9375rem] text-soft leading-snug empty:hidden';

function createAskedEntry(line: QuotationLine, hasFees: boolean) {
  const fee = getUnitFee(line);
  const reckoning = hasFees ? formatReckoning(fee) : formatQuantity(fee);
  return {
    label: (
      <span className="wrap-anywhere">
        <NoWrap>{line.service}</NoWrap>
        <span className={below}>
          {[formatRequestDetails(line), reckoning].filter(Boolean).join(', ')}
        </span>
      </span>
    ),
    amount: hasFees ? <UnitAmount fee={fee} /> : undefined,
  };
}

const createComparedEntry = (line: ComparedLine, hasFees: boolean) => ({
  label: (
    <span
      className={line.answered === null ? 'text-soft line-through wrap-anywhere' : 'wrap-anywhere'}
    >
      <NoWrap>{line.service}</NoWrap>
      <span className={below}>{line.answered && formatReckoning(line.answered)}</span>
    </span>
  ),
  amount: hasFees ? <ComparedFees {...line} /> : undefined,
  detail: line.why && (
    <p className="text-[0.9375rem] text-red leading-snug wrap-anywhere">
      <NoWrap>{line.why}</NoWrap>
    </p>
  ),
});

type HeadProps = {
  title: string;
  isRepeated?: boolean;
  children: ReactNode;
};

export function TableHead({ title, isRepeated = false, children }: HeadProps) {
  return (
    <div className="flex w-full flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-2">
      <p
        aria-hidden={isRepeated || undefined}
        className="font-semibold font-serif text-[min(1.5rem,6vw)] leading-tight wrap-anywhere md:text-2xl max-[16rem]:text-lg"
      >
        <NoWrap>{title}</NoWrap>
      </p>
      <p className="text-sm text-soft wrap-anywhere">{children}</p>
    </div>
  );
}

function GovernmentFees({
  governmentFees,
  isTotal,
}: Pick<AnswerMessage, 'governmentFees'> & { isTotal: boolean }) {
  const apart = isTotal ? 'Government fees, not in the total' : 'Government fees, not included';
  return (
    <TableRow
      label={governmentFees === 0 ? 'Government fees' : apart}
      className="text-[0.9375rem] text-soft [&>*]:pt-1 [&>.amount]:font-normal"
      amount={governmentFees === null ? 'at actuals' : formatRupees(governmentFees)}
    />
  );
}

const STROKES = 30;
const GROUP = 5;

type ValidityStrokesProps = { answeredOn: IsoDate; until: IsoDate; today: IsoDate };

function ValidityStrokes({ answeredOn, until, today }: ValidityStrokesProps) {
  const whole = Math.max(1, countDaysBetween(answeredOn, until));
  const left = Math.min(whole, Math.max(0, countDaysBetween(today, until)));
  const passed = Math.round(((whole - left) / whole) * STROKES);
  const isOver = today > until;

  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-ink">
      <p className="font-semibold">
        {isOver ? 'Was valid until' : 'Valid until'} {preventWrap(formatDay(until))}
      </p>
      <span aria-hidden="true" className="flex min-w-0 flex-wrap gap-1">
        {Array.from({ length: STROKES }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: strokes that never move
            key={index}
            className={cn(
              'h-3.5 w-0.5 -skew-x-6',
              index < passed ? 'bg-total' : 'bg-field',
              index % GROUP === GROUP - 1 && 'mr-1.5',
            )}
          />
        ))}
      </span>
      <p className="text-[0.9375rem]">{isOver ? 'no day left' : `${left} of ${whole} days left`}</p>
    </div>
  );
}

function FeeTotals({ totals }: { totals: readonly UnitSum[] }) {
  return (
    <TableBody>
      {totals.map(({ per, ...sum }) => (
        <TableTotal key={per ?? ''} label={labelSum({ per }, totals)} amount={formatAmount(sum)} />
      ))}
    </TableBody>
  );
}
