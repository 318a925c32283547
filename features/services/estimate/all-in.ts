import type { Cost } from '@/content/estimate';
import type { Rupees } from '@/content/types/units';

export type AllIn = {
  /** What is shown: the exact sum or, of a range, its middle rounded to 100. */
  shown: Rupees;
  least: Rupees;
  most: Rupees;
  leftOut: readonly Cost[];
};

/** Adds what is known of the costs to our fee with GST, in whole rupees. */
export function computeAllIn(fee: Rupees, costs: readonly Cost[]): AllIn {
  let [least, most] = [fee, fee];
  for (const { amount } of costs) {
    if (amount === null) continue;
    const [low, high] = typeof amount === 'number' ? [amount, amount] : amount;
    least += low;
    most += high;
  }
  const middle = Math.round((least + most) / 200) * 100;
  return {
    shown: least === most ? least : middle,
    least,
    most,
    leftOut: costs.filter(({ amount }) => amount === null),
  };
}
