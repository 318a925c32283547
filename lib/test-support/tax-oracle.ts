import type { StatutoryYear } from '@/lib/law/tax/rule-sets';

/**
 * Statutory tax a second time, from the printed base amounts and in exact fractions, so that the
 * calculator is not checked against its own tables.
 */
type Step = readonly [above: bigint, base: bigint, percent: bigint];

const LAKH = 100_000n;

const OLD: Record<string, readonly Step[]> = {
  below60: [
    [10n * LAKH, 112_500n, 30n],
    [5n * LAKH, 12_500n, 20n],
    [250_000n, 0n, 5n],
  ],
  '60to80': [
    [10n * LAKH, 110_000n, 30n],
    [5n * LAKH, 10_000n, 20n],
    [3n * LAKH, 0n, 5n],
  ],
  above80: [
    [10n * LAKH, 100_000n, 30n],
    [5n * LAKH, 0n, 20n],
  ],
};

const NEW_2026: readonly Step[] = [
  [24n * LAKH, 300_000n, 30n],
  [20n * LAKH, 200_000n, 25n],
  [16n * LAKH, 120_000n, 20n],
  [12n * LAKH, 60_000n, 15n],
  [8n * LAKH, 20_000n, 10n],
  [4n * LAKH, 0n, 5n],
];

const NEW: Record<StatutoryYear, readonly Step[]> = {
  '2024-25': [
    [15n * LAKH, 150_000n, 30n],
    [12n * LAKH, 90_000n, 20n],
    [9n * LAKH, 45_000n, 15n],
    [6n * LAKH, 15_000n, 10n],
    [3n * LAKH, 0n, 5n],
  ],
  '2025-26': [
    [15n * LAKH, 140_000n, 30n],
    [12n * LAKH, 80_000n, 20n],
    [10n * LAKH, 50_000n, 15n],
    [7n * LAKH, 20_000n, 10n],
    [3n * LAKH, 0n, 5n],
  ],
  '2026-27': NEW_2026,
  'TY2026-27': NEW_2026,
};

const REBATE_LIMIT: Record<StatutoryYear, bigint> = {
  '2024-25': 7n * LAKH,
  '2025-26': 7n * LAKH,
  '2026-27': 12n * LAKH,
  'TY2026-27': 12n * LAKH,
};

/** Amounts are in ten-thousandths of a rupee. */
const PARTS = 10_000n;

function onSlabs(steps: readonly Step[], income: bigint): bigint {
  const step = steps.find(([above]) => income > above);
  return step ? step[1] * PARTS + ((income - step[0]) * step[2] * PARTS) / 100n : 0n;
}

/** In percent, highest first, each with the income to exceed. */
function listSurchargeSteps(regime: string): readonly (readonly [bigint, bigint])[] {
  const tiers = [
    [200n * LAKH, 25n],
    [100n * LAKH, 15n],
    [50n * LAKH, 10n],
  ] as const;
  return regime === 'old' ? [[500n * LAKH, 37n], ...tiers] : tiers;
}

const toTen = (rupees: bigint) => ((rupees + 5n) / 10n) * 10n;

/** Income and tax are whole rupees. */
export function oracleTax(
  year: StatutoryYear,
  regime: string,
  age: string,
  totalIncome: number,
): { beforeCess: number; payable: number } {
  const income = toTen(BigInt(totalIncome));
  const steps = (regime === 'new' ? NEW[year] : OLD[age]) ?? [];
  let tax = onSlabs(steps, income);
  if (regime === 'old') {
    if (income <= 5n * LAKH) tax = 0n;
  } else {
    const limit = REBATE_LIMIT[year];
    const most = income <= limit ? 0n : (income - limit) * PARTS;
    if (tax > most) tax = most;
  }
  const surcharges = listSurchargeSteps(regime);
  const at = surcharges.findIndex(([above]) => income > above);
  const tier = surcharges[at];
  if (tier) {
    const [above, rate] = tier;
    const rateBelow = surcharges[at + 1]?.[1] ?? 0n;
    const full = (tax * (100n + rate)) / 100n;
    const most = (onSlabs(steps, above) * (100n + rateBelow)) / 100n + (income - above) * PARTS;
    tax = full < most ? full : most;
  }
  const total = (tax * 104n) / 100n;
  return { beforeCess: Number(tax) / Number(PARTS), payable: Number(toTen(total / PARTS)) };
}
