'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Tick } from '@/components/page/tick';
import { Table, TableBody, TableRow, TableTotal } from '@/components/table/data-table';
import { type Href, Link } from '@/components/text/link';
import { NoWrap } from '@/components/text/no-wrap';

type Row = { label: ReactNode; detail?: string | undefined; amount?: string };

type Point = { isOpen: boolean; text: string };

type Props = {
  title: string;
  note?: string;
  lead?: { caption?: string; figure: string; text: string };
  rows: readonly Row[];
  total?: { label: string; amount: string };
  /** What is lost, with a cross, and what is open, with a tick; `*` marks the words that matter. */
  points?: readonly Point[];
  remarks?: readonly string[];
  action?: { label: string; href: Href };
  /** Counts the presses that asked for it; zero for an answer that nobody pressed for. */
  run: number;
};

export function AnswerSheet(props: Props) {
  const { title, note, lead, rows, total, points = [], remarks = [], action, run } = props;
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = sheet.current;
    // Where it lies beside the rows, it is in sight already.
    if (run === 0 || !element || getComputedStyle(element).position === 'absolute') return;
    element.scrollIntoView({ block: 'start' });
  }, [run]);

  return (
    <div ref={sheet} className="answer cover-sheet data-table-frame">
      <Table
        title={title}
        note={note}
        heading="h3"
        foot={
          <>
            {points.length > 0 && (
              <ul className="answer-points">
                {points.map((point) => (
                  <li key={point.text}>
                    {point.isOpen ? <Tick className="stroke-green" /> : <Cross />}
                    <Emphasised text={point.text} />
                  </li>
                ))}
              </ul>
            )}
            {remarks.map((remark) => (
              <p key={remark} className="answer-remark">
                <NoWrap>{remark}</NoWrap>
              </p>
            ))}
            {action && (
              <Link href={action.href} className="answer-action">
                {action.label} →
              </Link>
            )}
          </>
        }
      >
        {lead && (
          <TableBody ruled={rows.length > 0}>
            <TableRow
              label={
                <>
                  {lead.caption && <span className="answer-caption">{lead.caption}</span>}
                  <strong className="answer-figure">{lead.figure}</strong>
                  <span className="answer-lead">
                    <NoWrap>{lead.text}</NoWrap>
                  </span>
                </>
              }
            />
          </TableBody>
        )}
        {rows.length > 0 && (
          <TableBody ruled={Boolean(total)}>
            {rows.map(({ label, detail, amount }, index) => (
              <TableRow
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one answer never move
                key={index}
                rowNumber={index + 1}
                label={
                  <>
                    {label}
                    {detail && (
                      <small>
                        <NoWrap>{detail}</NoWrap>
                      </small>
                    )}
                  </>
                }
                amount={amount}
              />
            ))}
          </TableBody>
        )}
        {total && (
          <TableBody>
            <TableTotal {...total} />
          </TableBody>
        )}
      </Table>
    </div>
  );
}

function Emphasised({ text }: { text: string }) {
  const [before = '', strong, after = ''] = text.split('*');
  return (
    <span>
      <NoWrap>{before}</NoWrap>
      {strong && <b>{strong}</b>}
      <NoWrap>{after}</NoWrap>
    </span>
  );
}

const Cross = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 fill-none stroke-2 stroke-red">
    <path d="m4 4 12 12M16 4 4 16" />
  </svg>
);
