import type { LineChartProps } from '@/components/sheet/line-chart';
import type { SheetTableProps } from '@/components/sheet/sheet-table';
import { formatTerm } from '@/features/calculators/emi/early-payment';
import {
  findTurningMonth,
  groupByLoanYear,
  type Instalment,
} from '@/features/calculators/emi/emi-schedule';
import { formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';

type Rows = readonly Instalment[];

function createSplitTitle(rows: Rows): string {
  const turning = findTurningMonth(rows);
  if (turning === 1) return 'From the first month more repays the loan than pays interest';
  return turning === null
    ? 'Up to the end more pays interest than repays the loan'
    : `From month ${turning} of ${rows.length} more repays the loan than pays interest`;
}

export function splitBars(rows: Rows): SheetTableProps {
  const sum = (pick: (row: Instalment) => number) =>
    rows.reduce((total, row) => total + pick(row), 0);
  const loan = sum(({ principal }) => principal);
  const interest = sum((row) => row.interest);
  const share = (part: number) =>
    `${formatPercent(Math.round((part / Math.max(loan + interest, 0.01)) * 100))} of all payments`;
  const inPaise = (amount: number) => formatRupeesAndPaise(Math.round(amount * 100) / 100);
  return {
    title: createSplitTitle(rows),
    labels: 'Part of all payments',
    columns: ['Rupees'],
    lines: [
      {
        label: 'Repays the loan',
        detail: share(loan),
        values: [inPaise(loan)],
        bar: { value: loan },
      },
      {
        label: 'Interest',
        detail: share(interest),
        values: [inPaise(interest)],
        bar: { value: interest, isMain: true },
      },
    ],
  };
}

function findMark(agreed: Rows, quicker: Rows, principal: number): Instalment | undefined {
  const last = quicker.at(-1);
  if (quicker.length < agreed.length) return last;
  return quicker.find(({ closing }) => closing <= principal / 2) ?? last;
}

/**
 * The balance after each month. Without extra payments `quicker` is the same as `agreed`.
 */
export function createBalanceChart(agreed: Rows, quicker: Rows, principal: number): LineChartProps {
  const hasExtra = quicker.some(({ extra }) => extra > 0);
  const mark = findMark(agreed, quicker, principal);
  const line = (rows: Rows) => [
    [0, principal] as const,
    ...rows.map(({ month, closing }) => [month, closing] as const),
  ];
  const later = groupByLoanYear(quicker);
  return {
    title:
      quicker.length < agreed.length
        ? `Repaid after ${formatTerm(quicker.length)}, not ${formatTerm(agreed.length)}`
        : `You repay half of the loan by month ${mark?.month ?? agreed.length} of ${quicker.length}`,
    ends: [`${formatRupees(principal)} owed`, `Month ${agreed.length}`],
    lines: [
      { name: 'As agreed', points: line(agreed) },
      ...(hasExtra ? [{ name: 'With extra payments', points: line(quicker), isMain: true }] : []),
    ],
    marks: mark
      ? [
          {
            name: `Month ${mark.month}: ${formatRupees(mark.closing)} owed`,
            at: [mark.month, mark.closing],
            isMain: hasExtra,
          },
        ]
      : [],
    note: 'What you owe after each instalment.',
    table: {
      labels: 'Owed after',
      columns: hasExtra ? ['As agreed', 'With extra'] : ['As agreed'],
      lines: groupByLoanYear(agreed).map(({ year, closing }, index) => ({
        label: `Year ${year}`,
        values: [
          formatRupeesAndPaise(closing),
          ...(hasExtra ? [formatRupeesAndPaise(later[index]?.closing ?? 0)] : []),
        ],
      })),
    },
  };
}
