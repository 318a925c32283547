import type { ReactNode } from 'react';
import { AnswerTotal } from '@/components/portal/parts/answer-total';
import { ValidityStrokes } from '@/components/portal/quotations/validity-strokes';
import { Table, TableBody, TableEntry, TableRow } from '@/components/table/data-table';
import { NoWrap } from '@/components/ui/no-wrap';
import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { feesOf, levies } from '@/lib/fees/total';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';
import { askedSums, type ComparedLine, comparedLines } from '@/lib/portal/quotations/answer-lines';
import { roundOffOf } from '@/lib/portal/thread/round-off';
import { isAgreed, isLapsed, type State } from '@/lib/portal/thread/state';
import { cn } from '@/lib/utils';

type Props = {
  state: State & { answer: NonNullable<State['answer']> };
  today: string;
  /** A line above the title. */
  head?: ReactNode;
  /** Who signed it, below everything. */
  signed: ReactNode;
};

/** The request in soft ink beside the firm's answer, with changed amounts struck out and ringed. */
export function AnsweredTable({ state: { answer, request, stage }, today, head, signed }: Props) {
  const { message } = answer;
  const lines = comparedLines(message, request);
  const fees = feesOf(message.lines);
  const sums = askedSums(message, request);
  const roundOff = roundOffOf(message);
  const hasAsked = lines.some(({ asked }) => asked !== null);

  return (
    <Table
      title="Service, professional fee"
      head={head}
      note={hasAsked ? <Heads /> : !head && `answered ${formatDay(dayInIndia(message.at))}`}
      heading="h3"
      className="computation lg:leading-snug"
      foot={
        <>
          {message.notes && <p className="whitespace-pre-line">{message.notes}</p>}
          {(!isAgreed(stage) || !isLapsed(message, today)) && (
            <ValidityStrokes
              answeredOn={dayInIndia(message.at)}
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
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an answer never move
          key={index}
          ruled={index === lines.length - 1}
          rowNumber={index + 1}
          label={<LineLabel line={line} />}
          amount={<LineAmounts line={line} />}
          detail={
            line.why && (
              <p className="text-[0.9375rem] text-red leading-snug wrap-anywhere">
                <NoWrap>{line.why}</NoWrap>
              </p>
            )
          }
        />
      ))}
      <TableBody ruled>
        <TableRow
          label="Fees"
          className={SUM}
          amount={<TwoSums asked={sums?.fees}>{formatRupees(fees)}</TwoSums>}
          strong
        />
        {message.discount > 0 && (
          <TableRow label="Discount" className={SUM} amount={formatRupees(-message.discount)} />
        )}
        {message.gst.supply === 'none' ? (
          <TableRow label="GST" className={SUM} amount="none" />
        ) : (
          <TableRow
            className={SUM}
            label={
              <>
                GST {message.gst.rate}%{' '}
                {message.gst.rate === 18 && (
                  <span className="working text-[0.9375rem] text-soft">
                    {levies[message.gst.supply]}
                  </span>
                )}
              </>
            }
            amount={<TwoSums asked={sums?.gst}>{formatRupeesAndPaise(message.gst.rupees)}</TwoSums>}
          />
        )}
        {(roundOff !== 0 || (sums && sums.roundOff !== 0)) && (
          <TableRow
            label="Round-off"
            className={SUM}
            amount={<TwoSums asked={sums?.roundOff}>{formatRupeesAndPaise(roundOff)}</TwoSums>}
          />
        )}
      </TableBody>
      <AnswerTotal
        {...message}
        beside={(figure) => <TwoSums asked={sums?.total}>{figure}</TwoSums>}
      />
    </Table>
  );
}

/** The lines that add up to the total stand closer than the services. */
const SUM = '[&>*]:py-1.25';

/** Two columns where there is room; on a phone a changed amount stands below the one asked. */
const amountColumns =
  'relative @[36rem]:grid @[36rem]:justify-end @[36rem]:grid-cols-[minmax(6rem,max-content)_minmax(7.5rem,max-content)] @[36rem]:gap-x-5';

/** The heads of the two columns; on a phone changed amounts have their words beside them. */
function Heads() {
  return (
    <span aria-hidden="true" className={cn('hidden text-right', amountColumns)}>
      <span>You asked</span>
      <span>We answered</span>
    </span>
  );
}

/** Which side an amount is of: always read out, and seen if the columns are not. */
function Side({ isSeen, children }: { isSeen: boolean; children: string }) {
  return (
    <span
      className={cn(
        'font-normal font-sans text-sm text-soft tracking-normal',
        isSeen ? '@[36rem]:sr-only' : 'sr-only',
      )}
    >
      {children}{' '}
    </span>
  );
}

function LineLabel({ line: { service, answered } }: { line: ComparedLine }) {
  return (
    <span className={cn('wrap-anywhere', answered === null && 'text-soft line-through')}>
      <NoWrap>{service}</NoWrap>
    </span>
  );
}

function LineAmounts({ line: { asked, answered, isChanged } }: { line: ComparedLine }) {
  const isStruck = isChanged && asked !== answered;
  return (
    <span className={cn('inline-grid items-baseline justify-items-end gap-y-1', amountColumns)}>
      {asked !== null && (
        <span
          className={cn(
            'font-normal text-soft',
            !isChanged && '@max-[36rem]:sr-only @max-[36rem]:left-0',
          )}
        >
          <Side isSeen={isChanged}>asked</Side>
          <span className={cn(isStruck && 'line-through decoration-2 decoration-red')}>
            {formatRupees(asked)}
          </span>
        </span>
      )}
      {answered !== null && (
        <span className="font-bold @[36rem]:col-start-2">
          <Side isSeen={isChanged}>answered</Side>
          <span
            className={cn(
              isChanged &&
                '-mr-2 inline-block rounded-[50%] border-2 border-red px-1.5 py-0.5 text-red',
            )}
          >
            {formatRupees(answered)}
          </span>
        </span>
      )}
    </span>
  );
}

type SumsProps = { asked: number | undefined; children: ReactNode };

/** A sum of the answer beside that of the request; on a phone it stands alone. */
function TwoSums({ asked, children }: SumsProps) {
  if (asked === undefined) return children;
  return (
    <span className={cn('inline-grid items-baseline justify-items-end', amountColumns)}>
      <span className="amount font-normal text-soft @max-[36rem]:sr-only @max-[36rem]:left-0">
        <Side isSeen={false}>asked</Side>
        {formatRupeesAndPaise(asked)}
      </span>
      <span>
        <Side isSeen={false}>answered</Side>
        {children}
      </span>
    </span>
  );
}
