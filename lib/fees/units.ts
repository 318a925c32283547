import type { FeeUnit, Rupees } from '@/content/types/units';
import { feeUnits } from '@/content/types/units';
import { formatCount, joinInSentence } from '@/content/words/counts';
import { formatWholeAmount } from '@/content/words/rupees';
import { computeGstBreakdown, type GstBreakdown, type Supply } from '@/lib/fees/total';
import { formatRupees } from '@/lib/format';

export type FeeBasis = {
  from?: true | undefined;
  per?: FeeUnit | undefined;
  quantity?: number | undefined;
};
export type UnitFee = FeeBasis & { rupees: Rupees };

export const MOST_UNITS = 9_999;

export const getUnitFee = ({
  from,
  per,
  quantity,
  ...line
}: FeeBasis & ({ price: Rupees } | { fee: Rupees })): UnitFee => ({
  rupees: 'fee' in line ? line.fee : line.price,
  from,
  per,
  quantity,
});

export const getAmount = ({ rupees, quantity = 1 }: UnitFee): Rupees => rupees * quantity;

/** `12 employees`; empty without a quantity. */
export const formatQuantity = ({ per, quantity }: FeeBasis): string =>
  per && quantity ? formatCount(quantity, per) : '';

/** `12 employees at ₹299`; empty without a quantity. */
export function formatReckoning(fee: UnitFee): string {
  const quantity = formatQuantity(fee);
  return quantity && `${quantity} at ${formatRupees(fee.rupees)}`;
}

/** `per month`; empty where a fee is paid once, or for a number of months. */
export const formatUnit = ({ per, quantity }: FeeBasis): string =>
  per && !quantity ? `per ${per}` : '';

/** What a line comes to: `₹2,999`, `from ₹25,000`, `₹3,999 per month`. */
export function formatAmount(fee: UnitFee): string {
  const amount = formatRupees(getAmount(fee));
  return [fee.from && 'from', amount, formatUnit(fee)].filter(Boolean).join(' ');
}

export function formatPrice(fee: UnitFee): string {
  const reckoning = formatReckoning(fee);
  return reckoning ? `${formatAmount(fee)} (${reckoning})` : formatAmount(fee);
}

export type UnitSum = Pick<UnitFee, 'rupees' | 'per' | 'from'>;

/** Adds up the fees of each unit separately; fees paid once come last. */
export function sumByUnit(fees: readonly UnitFee[]): UnitSum[] {
  const sums = [...feeUnits, undefined].flatMap((per): UnitSum[] => {
    const like = fees.filter((fee) => (fee.quantity ? undefined : fee.per) === per);
    if (like.length === 0) return [];
    const rupees = like.reduce((sum, fee) => sum + getAmount(fee), 0);
    return [
      {
        rupees,
        ...(per && { per }),
        ...(like.some(({ from }) => from) && { from: true as const }),
      },
    ];
  });
  return sums.length > 0 ? sums : [{ rupees: 0 }];
}

export function labelSum({ per }: Pick<UnitSum, 'per'>, { length }: readonly unknown[]): string {
  if (length === 1) return per ? `Total per ${per}` : 'Total';
  return per ? `Per ${per}` : 'Once';
}

/** Sums in a list: `₹4,719 per month`, `₹3,539 once`; a single one needs no `once`. */
export const listSums = (sums: readonly UnitSum[]): string[] =>
  sums.map((sum) =>
    sum.per || sums.length === 1 ? formatAmount(sum) : `${formatAmount(sum)} once`,
  );

export const formatSums = (sums: readonly UnitSum[]): string => joinInSentence(listSums(sums));

export type UnitGstBreakdown = GstBreakdown & {
  per?: FeeUnit;
  fees: Rupees;
  discount: Rupees;
  taxable: Rupees;
};

/**
 * GST by unit, since each unit is billed separately. The discount comes off
 * what is paid once or, without that, off the first.
 */
export function computeGstByUnit(
  fees: readonly UnitFee[],
  discount: Rupees,
  supply: Supply,
  rate?: number,
): UnitGstBreakdown[] {
  const sums = sumByUnit(fees);
  const bearing = sums.find(({ per }) => !per) ?? sums[0];
  return sums.map((sum) => {
    const share = sum === bearing ? discount : 0;
    const taxable = sum.rupees - share;
    return {
      ...(sum.per && { per: sum.per }),
      fees: sum.rupees,
      discount: share,
      taxable,
      ...computeGstBreakdown(Math.max(0, taxable), supply, rate),
    };
  });
}

/** The number of units as typed; `null` if it is not a whole number from 1 to the limit. */
export function readQuantity(text: string): number | null {
  const [, digits] = /^(\d{1,9})(?:\.0*)?$/.exec(text.replaceAll(',', '').trim()) ?? [];
  const quantity = Number(digits);
  return quantity >= 1 && quantity <= MOST_UNITS ? quantity : null;
}

export const QUANTITY_RULE = `Enter a whole number from 1 to ${formatWholeAmount(MOST_UNITS)}, or nothing`;
