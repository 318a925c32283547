import { termInWords } from '@/components/calculators/emi/emi-extra';
import { LineChart } from '@/components/calculators/shared/line-chart';
import { type Instalment, yearsOf } from '@/lib/calculators/emi-schedule';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';

type Props = {
  agreed: readonly Instalment[];
  /** The rows with extra payments; the same as `agreed` if there are none. */
  quicker: readonly Instalment[];
  principal: number;
};

/** The instalment of which the heading speaks, and which the drawing marks. */
function markOf({ agreed, quicker, principal }: Props): Instalment | undefined {
  const last = quicker.at(-1);
  if (quicker.length < agreed.length) return last;
  return quicker.find(({ closing }) => closing <= principal / 2) ?? last;
}

function titleOf({ agreed, quicker }: Props, month: number): string {
  return quicker.length < agreed.length
    ? `Repaid after ${termInWords(quicker.length)}, not ${termInWords(agreed.length)}`
    : `Half of the loan is repaid by month ${month} of ${quicker.length}`;
}

/** The balance after each month, as agreed and with extra payments. */
export function BalanceChart({ agreed, quicker, principal }: Props) {
  const hasExtra = quicker.some(({ extra }) => extra > 0);
  const mark = markOf({ agreed, quicker, principal });
  const line = (rows: readonly Instalment[]) => [
    [0, principal] as const,
    ...rows.map(({ month, closing }) => [month, closing] as const),
  ];
  const later = yearsOf(quicker);
  return (
    <LineChart
      title={titleOf({ agreed, quicker, principal }, mark?.month ?? agreed.length)}
      ends={[`${formatRupees(principal)} owed`, `Month ${agreed.length}`]}
      lines={[
        { name: 'As agreed', points: line(agreed) },
        ...(hasExtra ? [{ name: 'With extra payments', points: line(quicker), isMain: true }] : []),
      ]}
      marks={
        mark
          ? [
              {
                name: `Month ${mark.month}: ${formatRupees(mark.closing)} owed`,
                at: [mark.month, mark.closing] as const,
                isMain: hasExtra,
              },
            ]
          : []
      }
      note="What is owed after each instalment."
      table={{
        head: hasExtra ? ['Owed after', 'As agreed', 'With extra'] : ['Owed after', 'As agreed'],
        rows: yearsOf(agreed).map(({ year, closing }, index) => [
          `Year ${year}`,
          formatRupeesAndPaise(closing),
          ...(hasExtra ? [formatRupeesAndPaise(later[index]?.closing ?? 0)] : []),
        ]),
      }}
    />
  );
}
