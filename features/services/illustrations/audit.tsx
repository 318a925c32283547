import { Fragment, type ReactNode } from 'react';
import { NoWrap } from '@/components/text/no-wrap';
import { auditFigure as figure } from '@/content/figures/audit';
import { Paper } from '@/features/services/illustrations/paper';
import {
  Annotation,
  AnnotationCross,
  AnnotationRing,
  AnnotationTick,
  Drawn,
  Signature,
  Stroke,
} from '@/features/services/illustrations/strokes';
import { cn } from '@/lib/utils';

const { notes, total, stock } = figure;
const firstSmall = figure.entries.find(({ isMaterial }) => !isMaterial);

const ROW =
  'narrow:grid narrow:grid-cols-[1fr_5.5rem_5.75rem] narrow:items-baseline narrow:border-rule narrow:border-b narrow:py-1 tight:grid-cols-2';
const LABEL = 'narrow:h-auto narrow:border-0 narrow:py-0.5 tight:col-span-full';
const AMOUNT =
  'amount border-rule mid:border-l mid:pr-2 narrow:h-auto narrow:border-0 narrow:py-0.5';
const AGREED =
  'border-rule mid:border-l mid:pr-0 mid:pl-5 narrow:col-span-full narrow:h-auto narrow:border-0 narrow:py-0.5';
const heads = [
  cn(LABEL, 'mid:w-[29%]'),
  cn(LABEL, 'text-right tight:col-span-1 mid:w-25'),
  cn(LABEL, 'text-right tight:col-span-1 mid:w-25'),
  cn(LABEL, 'mid:pl-5 narrow:col-span-full'),
];

export function AuditFigure() {
  return (
    <div className="relative wide:grid wide:grid-cols-[15rem_minmax(0,1fr)_17rem] wide:items-start wide:gap-x-12 print:[zoom:0.88]">
      <Drawn className="absolute top-11 bottom-0 left-65 hidden w-1.5 border-margin border-x wide:block" />
      <p className="leading-snug wide:col-span-3 wide:mb-5">
        <b>{figure.client.name}.</b> <span className="text-soft">{figure.client.year}.</span>
      </p>
      <table className="sums text-[0.9375rem] mid:table-fixed wide:col-start-2 narrow:block">
        <thead className="narrow:block">
          <tr className={cn(ROW, 'narrow:border-current')}>
            {figure.head.map((head, index) => (
              <th key={head} scope="col" className={cn('wide:h-11', heads[index])}>
                <span className="text-row-number">{head}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="narrow:block">
          {figure.entries.map((entry) => (
            <Fragment key={entry.id}>
              {entry === firstSmall && <Materiality />}
              <Line
                label={entry.label}
                mark={marks[entry.mark]}
                to={entry.to}
                {...{
                  [entry.side]:
                    entry.mark === 'wrong' ? (
                      <AnnotationRing>{entry.amount}</AnnotationRing>
                    ) : (
                      entry.amount
                    ),
                }}
              >
                {entry.id === 'purchases' && <Trace />}
                {hasNote(entry.id) && <SideNote id={entry.id} />}
              </Line>
            </Fragment>
          ))}
          <Line
            className="font-semibold"
            label={total.label}
            debit={<Underlined>{total.debit}</Underlined>}
            credit={<Underlined>{total.credit}</Underlined>}
            to={total.to}
          />
          <Line label={stock.label} credit={stock.amount} to={stock.to} isLong />
        </tbody>
      </table>
      <div className="mt-10 grid grid-cols-1 gap-x-12 gap-y-8 mid:grid-cols-2 wide:col-start-3 wide:mt-0 wide:grid-cols-1">
        <Bill />
        <Report />
      </div>
    </div>
  );
}

const marks = { agreed: <AnnotationTick />, wrong: <AnnotationCross />, read: null } as const;

type LineProps = {
  label: string;
  debit?: ReactNode;
  credit?: ReactNode;
  mark?: ReactNode;
  to: string;
  isLong?: true;
  className?: string;
  children?: ReactNode;
};

function Line({ label, debit, credit, mark = marks.agreed, to, isLong, ...props }: LineProps) {
  return (
    <tr className={cn(ROW, props.className)}>
      <th scope="row" colSpan={isLong && 2} className={cn(LABEL, isLong && 'narrow:col-span-2')}>
        {label}
      </th>
      {!isLong && <td className={AMOUNT}>{debit}</td>}
      <td className={AMOUNT}>{credit}</td>
      <td className={cn('annotation', AGREED)}>
        <span className="inline-block w-7">{mark}</span>
        {to}
        {props.children}
      </td>
    </tr>
  );
}

function Underlined({ children }: { children: string }) {
  return <span className="border-ink border-b-4 border-double">{children}</span>;
}

function Materiality() {
  return (
    <tr className="narrow:block">
      <td colSpan={4} className="border-0 p-0 pb-1 narrow:block narrow:h-auto">
        <span className="annotation relative block pt-0.5 pb-2.5 text-[1.0625rem]">
          {figure.materiality}
          <Stroke
            box="100 8"
            path="M0 4Q20 0 42 5T72 3 100 4"
            className="absolute inset-x-0 bottom-0 h-2 w-full stroke-[2.5px]"
          />
        </span>
        <SideNote id="materiality" />
      </td>
    </tr>
  );
}

function Trace() {
  return (
    <span className="absolute right-76 left-118 hidden border-red border-t-2 text-base wide:block">
      <Stroke
        box="30 30"
        path="M0 0Q14 0 17 15T30 30"
        className="absolute -top-px left-full h-9.5 w-10.5"
      />
    </span>
  );
}

const numbers = Object.keys(notes);
const hasNote = (id: string): id is keyof typeof notes => numbers.includes(id);

function SideNote({ id }: { id: keyof typeof notes }) {
  const isFirst = id === 'sales';
  const isAtLine = id === 'materiality';
  return (
    <Annotation
      number={numbers.indexOf(id) + 1}
      className={cn(
        'pt-2 pb-1 wide:absolute wide:left-0 wide:w-60 wide:py-0',
        isFirst ? 'wide:-mt-13' : !isAtLine && 'wide:-mt-6',
      )}
    >
      {notes[id]}
      <Drawn
        className={cn(
          'absolute -right-11 hidden w-9 -rotate-5 border-red border-t-2',
          isFirst ? 'top-10' : 'top-3',
          !isAtLine && 'wide:block',
        )}
      />
    </Annotation>
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
