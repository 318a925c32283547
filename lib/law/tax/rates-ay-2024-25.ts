import type { Percent, Rupees } from '@/content/types/units';

/**
 * Income tax and TDS for assessment year 2024-25, the income of financial year 2023-24.
 *
 * Bands are marginal: each rate applies to the part of the income above the band before it, up to
 * and including `upTo`. The last band has no limit.
 */
export const estimateYear = '2024-25';
export const financialYear = '2023-24';

export type Band = { upTo: Rupees | null; rate: Percent };
export type BandWithStart = Band & { from: Rupees };

export function withStart(bands: readonly Band[]): BandWithStart[] {
  return bands.map((band, index) => ({ from: bands[index - 1]?.upTo ?? 0, ...band }));
}

/** Section 115BAC(1A), one table for every age. */
export const newRegimeBands = [
  { upTo: 3_00_000, rate: 0 },
  { upTo: 6_00_000, rate: 5 },
  { upTo: 9_00_000, rate: 10 },
  { upTo: 12_00_000, rate: 15 },
  { upTo: 15_00_000, rate: 20 },
  { upTo: null, rate: 30 },
] as const satisfies readonly Band[];

/** First Schedule to the Finance Act, Part I, Paragraph A: the basic exemption depends on age. */
export const oldRegimeBands = {
  below60: [
    { upTo: 2_50_000, rate: 0 },
    { upTo: 5_00_000, rate: 5 },
    { upTo: 10_00_000, rate: 20 },
    { upTo: null, rate: 30 },
  ],
  '60to80': [
    { upTo: 3_00_000, rate: 0 },
    { upTo: 5_00_000, rate: 5 },
    { upTo: 10_00_000, rate: 20 },
    { upTo: null, rate: 30 },
  ],
  above80: [
    { upTo: 5_00_000, rate: 0 },
    { upTo: 10_00_000, rate: 20 },
    { upTo: null, rate: 30 },
  ],
} as const satisfies Record<string, readonly Band[]>;

export const cessRate: Percent = 4;

/** Section 192, simplified: the whole income is taxed at the rate of its band. */
export const salaryTdsBands = [
  { upTo: 2_50_000, rate: 0 },
  { upTo: 5_00_000, rate: 5 },
  { upTo: 10_00_000, rate: 20 },
  { upTo: null, rate: 30 },
] as const satisfies readonly Band[];

export const flatTdsRates = {
  /** Section 193. */
  interest: 10,
  /** Section 194H. */
  commission: 5,
  /**
   * Section 194H under the name of its heading. The form does not offer it, but stored rows may
   * have it.
   */
  commission_brokerage: 5,
  /** Section 194J. */
  professionalFees: 10,
  /** Section 194-I, land and building. */
  rent: 10,
  /** Section 194C, payments to individuals and Hindu undivided families. */
  contractorPayment: 1,
} as const satisfies Record<string, Percent>;
