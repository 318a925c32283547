import type { Percent, Rupees } from '@/content/types/units';
import type { AgeCategory, TaxRegime } from '@/lib/law/tax/regimes';
import { getRuleSet, type StatutoryYear } from '@/lib/law/tax/rule-sets';
import type { RuleSet, Slab, SurchargeTier } from '@/lib/law/years/rule-set';

/**
 * Income tax by the law in full, for a resident individual with income taxed at slab rates alone:
 * no capital gains or other special rates, no non-residents, no losses, no relief for arrears.
 *
 * Order: total income to ₹10, slab tax, rebate with its relief, surcharge with its relief, cess,
 * tax payable to ₹10.
 */
export type StatutoryTaxInput = {
  year: StatutoryYear;
  regime: TaxRegime;
  ageCategory: AgeCategory;
  totalIncome: Rupees;
};

type LineOf<Amount> =
  | {
      kind: 'slab';
      from: Rupees;
      upTo: Rupees | null;
      rate: Percent;
      on: Rupees;
      amount: Amount;
    }
  | { kind: 'rebate'; limit: Rupees; amount: Amount }
  | { kind: 'rebateRelief'; limit: Rupees; amount: Amount }
  | { kind: 'surcharge'; rate: Percent; above: Rupees; amount: Amount }
  | { kind: 'surchargeRelief'; above: Rupees; amount: Amount }
  | { kind: 'cess'; rate: Percent; amount: Amount }
  | { kind: 'rounding'; amount: Amount };

export type StatutoryLine = LineOf<Rupees>;

export type StatutoryTaxResult = {
  /**
   * Rounded to ₹10. Of the amounts only `payable` is rounded as well; the others are exact rupees.
   */
  totalIncome: Rupees;
  slabTax: Rupees;
  rebate: Rupees;
  surcharge: Rupees;
  cess: Rupees;
  payable: Rupees;
  /** Deductions are negative; all lines add up to `payable`. */
  lines: readonly StatutoryLine[];
};

/** Above it an amount is no longer exact to the rupee. */
const MOST_INCOME: Rupees = 10 ** 15;

/**
 * Ten-thousandths of a rupee. Slab rates on multiples of ₹10, surcharge and cess all give whole
 * numbers of them, so nothing is rounded before the end.
 */
type Units = bigint;
const UNITS_PER_RUPEE = 10_000n;
const toUnits = (rupees: number): Units => BigInt(rupees) * UNITS_PER_RUPEE;
const computePercent = (amount: Units, rate: number): Units => (amount * BigInt(rate)) / 100n;
const pickLeast = (a: Units, b: Units): Units => (a < b ? a : b);
const clampToNothing = (amount: Units): Units => (amount > 0n ? amount : 0n);

/** Exact to the paisa up to 10^13 rupees, and to the rupee above. */
function toRupees(amount: Units): number {
  return Number(amount / UNITS_PER_RUPEE) + Number(amount % UNITS_PER_RUPEE) / 10_000;
}

/** Drops paise, then rounds to the nearest multiple, half up (sections 288A, 288B; now 516). */
function roundTo(multiple: number, amount: Units): Units {
  const step = BigInt(multiple);
  const whole = amount / UNITS_PER_RUPEE;
  return ((whole + step / 2n) / step) * step * UNITS_PER_RUPEE;
}

type ExactLine = LineOf<Units>;

function computeSlabLines(slabs: readonly Slab[], income: Units): ExactLine[] {
  return slabs.map(({ upTo, rate }, index) => {
    const from = slabs[index - 1]?.upTo ?? 0;
    const end = upTo === null ? income : pickLeast(income, toUnits(upTo));
    const on = clampToNothing(end - toUnits(from));
    return { kind: 'slab', from, upTo, rate, on: toRupees(on), amount: computePercent(on, rate) };
  });
}

const sum = (lines: readonly { amount: Units }[]): Units =>
  lines.reduce((total, line) => total + line.amount, 0n);

/** Section 87A, now 156: no tax up to the limit, and just above it no more than the excess. */
function computeRebateLine(
  rules: RuleSet,
  regime: TaxRegime,
  income: Units,
  tax: Units,
): ExactLine | null {
  const { incomeLimit: limit, most, hasRelief } = rules.rebate[regime].value;
  if (tax === 0n) return null;
  if (income <= toUnits(limit))
    return { kind: 'rebate', limit, amount: -pickLeast(tax, toUnits(most)) };
  const excess = income - toUnits(limit);
  if (!hasRelief || tax <= excess) return null;
  return { kind: 'rebateRelief', limit, amount: excess - tax };
}

function findTier(tiers: readonly SurchargeTier[], income: Units): SurchargeTier | null {
  return tiers.filter(({ above }) => income > toUnits(above)).at(-1) ?? null;
}

/**
 * Marginal relief: tax with surcharge exceeds the tax at the limit of the tier by no more than the
 * income exceeds that limit.
 */
function computeSurchargeLines(
  tiers: readonly SurchargeTier[],
  slabs: readonly Slab[],
  income: Units,
  tax: Units,
): ExactLine[] {
  const tier = findTier(tiers, income);
  if (!tier) return [];
  const { above, rate } = tier;
  const surcharge: ExactLine = {
    kind: 'surcharge',
    rate,
    above,
    amount: computePercent(tax, rate),
  };
  const limit = toUnits(above);
  const taxAtLimit = sum(computeSlabLines(slabs, limit));
  const rateAtLimit = findTier(tiers, limit)?.rate ?? 0;
  const most = taxAtLimit + computePercent(taxAtLimit, rateAtLimit) + income - limit;
  const excess = tax + surcharge.amount - most;
  return excess > 0n
    ? [surcharge, { kind: 'surchargeRelief', above, amount: -excess }]
    : [surcharge];
}

/** In rupees, below a paisa: what subtracting amounts with paise may leave below a whole rupee. */
const SUBTRACTION_ERROR = 0.001;

/** `null` if the total income is not an amount or is above 10^15 rupees. A loss counts as zero. */
export function calculateStatutoryTax(input: StatutoryTaxInput): StatutoryTaxResult | null {
  const { year, regime, ageCategory } = input;
  if (!Number.isFinite(input.totalIncome) || input.totalIncome > MOST_INCOME) return null;
  const rules = getRuleSet(year);
  const multiple = rules.rounding.value;
  const wholeRupees = Math.floor(Math.max(0, input.totalIncome) + SUBTRACTION_ERROR);
  const income = roundTo(multiple, toUnits(wholeRupees));
  const slabs = regime === 'new' ? rules.slabs.new.value : rules.slabs.old.value[ageCategory];

  const bands = computeSlabLines(slabs, income);
  const slabTax = sum(bands);
  const rebate = computeRebateLine(rules, regime, income, slabTax);
  const tax = slabTax + (rebate?.amount ?? 0n);
  const surcharges = computeSurchargeLines(rules.surcharge[regime].value, slabs, income, tax);
  const surcharge = sum(surcharges);
  const rate = rules.cess.value;
  const cess = computePercent(tax + surcharge, rate);
  const exact = tax + surcharge + cess;
  const payable = roundTo(multiple, exact);

  const lines: ExactLine[] = [
    ...bands,
    ...(rebate ? [rebate] : []),
    ...surcharges,
    { kind: 'cess', rate, amount: cess },
    ...(payable === exact ? [] : [{ kind: 'rounding', amount: payable - exact } as const]),
  ];
  return {
    totalIncome: toRupees(income),
    slabTax: toRupees(slabTax),
    rebate: toRupees(-(rebate?.amount ?? 0n)),
    surcharge: toRupees(surcharge),
    cess: toRupees(cess),
    payable: toRupees(payable),
    lines: lines.map((line) => ({ ...line, amount: toRupees(line.amount) }) as StatutoryLine),
  };
}
