import { BarList } from '@/components/calculators/shared/bar-list';
import type { TdsMeasure } from '@/lib/calculators/law/tds';
import { formatRupeesAndPaise as rupees } from '@/lib/format';

type Props = {
  /** Which limit is compared, and its rupees. */
  measure: TdsMeasure;
  limit: number;
  /** In rupees. */
  before: number;
  payment: number;
};

const spans: Record<TdsMeasure, string> = {
  year: 'this year',
  month: 'this month',
  single: 'at once',
};

/** What is paid, against the limit up to which nothing is deducted. */
export function TdsLimitBar({ measure, limit, before, payment }: Props) {
  const total = before + payment;
  const past = total - limit;
  const where =
    past === 0
      ? 'just the limit'
      : `${rupees(Math.abs(past))} ${past > 0 ? 'past' : 'short of'} the limit`;
  return (
    <BarList
      title={`${rupees(total)} ${spans[measure]}, ${where}`}
      heads={['Paid', 'Rupees']}
      bars={[
        ...(before > 0 ? [{ label: 'Before', value: before, amount: rupees(before) }] : []),
        { label: 'This payment', value: payment, amount: rupees(payment), isMain: before === 0 },
        ...(before > 0
          ? [{ label: 'In all', value: total, amount: rupees(total), isMain: true }]
          : []),
        { label: 'Limit', value: limit, amount: rupees(limit) },
      ]}
      note={
        past > 0
          ? 'Above the limit tax is on the whole sum, not on what is above it.'
          : 'Up to the limit and at it nothing is deducted.'
      }
    />
  );
}
