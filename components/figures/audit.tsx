import type { ReactNode } from 'react';
import { Paper } from '@/components/figures/paper';
import {
  Annotation,
  AnnotationCross,
  AnnotationRing,
  AnnotationTick,
  Signature,
  Stroke,
} from '@/components/figures/strokes';
import { NoWrap } from '@/components/ui/no-wrap';
import { auditFigure as figure } from '@/content/figures/audit';
import { cn } from '@/lib/utils';

const { notes, total, stock } = figure;
type Entry = (typeof figure.entries)[number];

const CELL = 'border-rule mid:border-l';

/** The pen follows one bill to its paper. */
const trace = (
  <span className="absolute right-76 left-118 hidden border-red border-t-2 text-base wide:block">
    <Stroke
      box="30 30"
      path="M0 0Q14 0 17 15T30 30"
      className="absolute -top-px left-full h-9.5 w-10.5"
    />
  </span>
);

const noteOn: Partial<Record<Entry['id'], ReactNode>> = {
  // The first has the room beside the heads, too.
  sales: (
    <SideNote number={1} className="wide:-mt-13" line="top-10">
      {notes.sales}
    </SideNote>
  ),
  purchases: trace,
  debtors: (
    <SideNote number={2} line="top-3">
      {notes.debtors}
    </SideNote>
  ),
  rent: (
    <SideNote number={3} line="top-3">
      {notes.rent}
    </SideNote>
  ),
};

/** A trial balance with the auditor's notes; one bill is followed to its papers, and the report. */
export function AuditFigure() {
  return (
    <div className="relative wide:grid wide:grid-cols-[15rem_minmax(0,1fr)_17rem] wide:items-start wide:gap-x-12 print:[zoom:0.88]">
      <span
        aria-hidden="true"
        className="absolute top-11 bottom-0 left-65 hidden w-1.5 border-margin border-x wide:block"
      />
      <p className="leading-snug wide:col-span-3 wide:mb-5">
        <b>{figure.client.name}.</b> <span className="text-soft">{figure.client.year}.</span>
      </p>
      <table className="sums trial-balance text-[0.9375rem] mid:table-fixed wide:col-start-2">
        <thead>
          <tr>
            {figure.head.map((head, index) => (
              <th
                key={head}
                scope="col"
                className={cn(
                  'text-row-number wide:h-11',
                  ['mid:w-[29%]', 'text-right mid:w-25', 'text-right mid:w-25', 'mid:pl-5'][index],
                )}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figure.entries
            .filter(({ isMaterial }) => isMaterial)
            .map((entry) => (
              <TrialEntry key={entry.id} entry={entry} />
            ))}
          <tr className="materiality">
            <td colSpan={4} className="border-0 p-0 pb-1">
              <span className="annotation relative block pt-0.5 pb-2.5 text-[1.0625rem]">
                {figure.materiality}
                <Stroke
                  box="100 8"
                  path="M0 4Q20 0 42 5T72 3 100 4"
                  className="absolute inset-x-0 bottom-0 h-2 w-full stroke-[2.5px]"
                />
              </span>
              <SideNote number={4} className="wide:mt-0">
                {notes.materiality}
              </SideNote>
            </td>
          </tr>
          {figure.entries
            .filter(({ isMaterial }) => !isMaterial)
            .map((entry) => (
              <TrialEntry key={entry.id} entry={entry} />
            ))}
          <tr className="font-semibold">
            <th scope="row">{total.label}</th>
            {[total.debit, total.credit].map((amount, side) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the two sides have one amount
              <td key={side} className={cn('amount mid:pr-2', CELL)}>
                <span className="border-ink border-b-4 border-double">{amount}</span>
              </td>
            ))}
            <Agreed>{total.to}</Agreed>
          </tr>
          <tr>
            <th scope="row" colSpan={2}>
              {stock.label}
            </th>
            <td className={cn('amount mid:pr-2', CELL)}>{stock.amount}</td>
            <Agreed>{stock.to}</Agreed>
          </tr>
        </tbody>
      </table>
      <div className="mt-10 grid grid-cols-1 gap-x-12 gap-y-8 mid:grid-cols-2 wide:col-start-3 wide:mt-0 wide:grid-cols-1">
        <Bill />
        <Report />
      </div>
    </div>
  );
}

type NoteProps = { number: number; className?: string; line?: string; children: ReactNode };

/** A note below its row, or with room left of the margin, with a line of the pen to the row. */
function SideNote({ number, className, line, children }: NoteProps) {
  return (
    <Annotation
      number={number}
      className={cn(
        'pt-2 pb-1 wide:absolute wide:left-0 wide:-mt-6 wide:w-60 wide:py-0',
        className,
      )}
    >
      {children}
      {line && (
        <span
          aria-hidden="true"
          className={cn(
            'absolute -right-11 hidden w-9 -rotate-5 border-red border-t-2 wide:block',
            line,
          )}
        />
      )}
    </Annotation>
  );
}

function Agreed({
  mark = <AnnotationTick />,
  children,
}: {
  mark?: ReactNode;
  children: ReactNode;
}) {
  return (
    <td className={cn('annotation mid:pr-0 mid:pl-5', CELL)}>
      <span className="inline-block w-7">{mark}</span>
      {children}
    </td>
  );
}

const marks = { agreed: <AnnotationTick />, wrong: <AnnotationCross />, read: null } as const;

function TrialEntry({ entry }: { entry: Entry }) {
  const { id, label, side, amount, mark, to } = entry;
  const shown = mark === 'wrong' ? <AnnotationRing>{amount}</AnnotationRing> : amount;
  return (
    <tr>
      <th scope="row">{label}</th>
      {['debit', 'credit'].map((column) => (
        <td key={column} className={cn('mid:pr-2', column === side && 'amount', CELL)}>
          {column === side && shown}
        </td>
      ))}
      <Agreed mark={marks[mark]}>
        {to}
        {noteOn[id]}
      </Agreed>
    </tr>
  );
}

function Bill() {
  const { supplier, place, lines, followed } = figure.bill;
  return (
    <div>
      <Annotation number={5}>{notes.bill}</Annotation>
      <Paper edge="gold-dashes" className="mt-4">
        <table className="sums text-[0.875rem]">
          <caption className="pb-1 text-left leading-snug">
            <b className="block font-serif text-lg">{supplier}</b>
            <span className="text-[0.9375rem] text-soft">{place}</span>
          </caption>
          <tbody>
            {lines.map(([label, value], row) => (
              <tr key={label} className="last:font-semibold">
                {row === 0 ? (
                  <th scope="row" colSpan={2}>
                    <span className="flex flex-wrap justify-between gap-x-3">
                      <AnnotationRing>{label}</AnnotationRing> {value}
                    </span>
                  </th>
                ) : (
                  <>
                    <th scope="row">{label}</th>
                    <td className="amount pr-2">{value}</td>
                  </>
                )}
                <td className="w-7 pr-0 text-right">
                  <AnnotationTick />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Paper>
      <ul className="annotation relative mt-3 grid gap-2 pl-9 before:absolute before:-top-36.5 before:bottom-9 before:left-3 before:border-red before:border-l-2">
        {followed.map(([where, what]) => (
          <li
            key={where}
            className="relative before:absolute before:top-1 before:-left-7.5 before:size-3 before:rounded-full before:border-2 before:border-red before:bg-page"
          >
            {where}
            <br />
            {what}
            <AnnotationTick className="float-right" />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Report() {
  const { opinion, firm, lines, udin } = figure.report;
  const [kind, registration, partner, signed] = lines;
  return (
    <div>
      <Paper edge="torn" className="border-t-0 pt-6 leading-snug">
        <p className="font-semibold font-serif text-lg">
          <NoWrap>{opinion}</NoWrap>
        </p>
        <p className="mt-3 text-[0.9375rem] text-soft">
          <b className="text-ink">{firm}</b>
          <br />
          {kind}
          <br />
          {registration}
        </p>
        <Signature className="my-2 w-32" />
        <p className="mb-3 text-[0.9375rem] text-soft">
          {partner}
          <br />
          {signed}
        </p>
        <b className="font-serif">
          <AnnotationRing>{udin}</AnnotationRing>
        </b>
      </Paper>
      <Annotation number={6} className="mt-3">
        {notes.udin}
      </Annotation>
    </div>
  );
}
