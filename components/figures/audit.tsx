import type { ReactNode } from 'react';
import {
  Annotation,
  AnnotationCross,
  AnnotationRing,
  AnnotationTick,
  Signature,
} from '@/components/figures/strokes';
import { NoWrap } from '@/components/ui/no-wrap';
import { auditFigure as figure } from '@/content/figures/audit';

const { notes } = figure;
type Entry = (typeof figure.entries)[number];

const noteOn: Partial<Record<Entry['id'], ReactNode>> = {
  sales: <Annotation number={1}>{notes.sales}</Annotation>,
  // From here the pen follows one bill to its paper.
  purchases: (
    <span className="trace">
      <svg
        viewBox="0 0 30 30"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="annotation-stroke"
      >
        <path d="M0 0Q14 0 17 15T30 30" />
      </svg>
    </span>
  ),
  debtors: <Annotation number={2}>{notes.debtors}</Annotation>,
  rent: <Annotation number={3}>{notes.rent}</Annotation>,
};

/** A trial balance with the auditor's notes; one bill is followed to its papers, and the report. */
export function AuditFigure() {
  const material = figure.entries.filter(({ isMaterial }) => isMaterial);
  const others = figure.entries.filter(({ isMaterial }) => !isMaterial);
  return (
    <div className="audit-figure">
      <p className="leading-snug">
        <b>{figure.client.name}.</b> <span className="text-soft">{figure.client.year}.</span>
      </p>
      <table className="figure-table trial-balance">
        <thead>
          <tr>
            {figure.head.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {material.map((entry) => (
            <TrialEntry key={entry.id} entry={entry} />
          ))}
          <tr className="materiality">
            <td colSpan={4}>
              <span className="annotation">
                {figure.materiality}
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <path d="M0 4Q20 0 42 5T72 3 100 4" />
                </svg>
              </span>
              <Annotation number={4}>{notes.materiality}</Annotation>
            </td>
          </tr>
          {others.map((entry) => (
            <TrialEntry key={entry.id} entry={entry} />
          ))}
          <tr className="font-semibold">
            <th scope="row">{figure.total.label}</th>
            <Total>{figure.total.debit}</Total>
            <Total>{figure.total.credit}</Total>
            <Agreed>{figure.total.to}</Agreed>
          </tr>
          <tr>
            <th scope="row" colSpan={2}>
              {figure.stock.label}
            </th>
            <td className="amount">{figure.stock.amount}</td>
            <Agreed>{figure.stock.to}</Agreed>
          </tr>
        </tbody>
      </table>
      <div className="papers">
        <Bill />
        <Report />
      </div>
    </div>
  );
}

function Total({ children }: { children: ReactNode }) {
  return (
    <td className="amount">
      <span className="border-b-4 border-double border-ink">{children}</span>
    </td>
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
    <td className="annotation">
      <span className="inline-block w-7">{mark}</span>
      {children}
    </td>
  );
}

const marks = { agreed: <AnnotationTick />, wrong: <AnnotationCross />, read: null } as const;

function TrialEntry({ entry }: { entry: Entry }) {
  const { id, label, side, amount, mark, to } = entry;
  const sum = (
    <td className="amount">
      {mark === 'wrong' ? <AnnotationRing>{amount}</AnnotationRing> : amount}
    </td>
  );
  return (
    <tr>
      <th scope="row">{label}</th>
      {side === 'debit' ? sum : <td />}
      {side === 'credit' ? sum : <td />}
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
      <div className="mt-4 paper gold-dashes">
        <table className="figure-table w-full text-[0.875rem]">
          <caption className="pb-1 text-left leading-snug">
            <b className="block font-serif text-lg">{supplier}</b>
            <span className="text-[0.9375rem] text-soft">{place}</span>
          </caption>
          <tbody>
            {lines.map(([label, value], row) => (
              <tr key={label} className={row === lines.length - 1 ? 'font-semibold' : undefined}>
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
      </div>
      <ul className="followed annotation">
        {followed.map(([where, what]) => (
          <li key={where}>
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
      <div className="torn paper leading-snug">
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
      </div>
      <Annotation number={6} className="mt-3">
        {notes.udin}
      </Annotation>
    </div>
  );
}
