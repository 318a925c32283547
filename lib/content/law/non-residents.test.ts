import { tdsReturn } from '@/content/services/tds-return';
import { nonResidents } from '@/content/tables/non-residents';
import { Exact } from '@/lib/exact';
import { formatRupees } from '@/lib/format';

/** Percent of an amount in rupees, with a surcharge in percent and 4% cess on both. */
const deducted = (rupees: number, percent: number, surcharge: number) =>
  [percent, 100 + surcharge, 104].reduce(
    (sum, each) => sum.times(each).over(100),
    Exact.of(rupees),
  );

// Section 393(2), Table Sl. 17 (was 195); the surcharge is 10% from ₹50 lakh to ₹1 crore.
test.each([
  ['rent of ₹40,000 at 30%', '₹12,480', deducted(40_000, 30, 0)],
  ['a flat of ₹80 lakh at 12.5%', '₹11,44,000', deducted(80_00_000, 12.5, 10)],
])('what is deducted for a non-resident from %s is %s on both pages', (_, shown, amount) => {
  expect(formatRupees(amount)).toBe(shown);
  expect(JSON.stringify(tdsReturn)).toContain(shown);
  expect(JSON.stringify(nonResidents)).toContain(shown);
});
