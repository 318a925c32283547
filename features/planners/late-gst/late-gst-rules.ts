import { rulesCheckedUntil } from '@/content/tax-year';
import type { IsoDate, Percent, Rupees } from '@/content/types/units';
import type { SourceMark } from '@/lib/law/years/rule-set';

export type Provision<T> = {
  value: T;
  law: string;
  source: string;
  mark: SourceMark;
  checkedOn: IsoDate;
};

const checkedOn = '2026-11-21';

/** The period for which these rules were checked. */
export const lateGstDays = { from: '2023-04-01', until: rulesCheckedUntil } as const;

export const gstReturns = [
  { value: 'gstr3b', label: 'GSTR-3B' },
  { value: 'gstr1', label: 'GSTR-1' },
  { value: 'gstr4', label: 'GSTR-4' },
  { value: 'gstr9', label: 'GSTR-9' },
  { value: 'cmp08', label: 'CMP-08' },
] as const;

export type GstReturn = (typeof gstReturns)[number]['value'];

/** Percent a year of 365 days, on tax paid from the cash table. */
export const gstInterest = {
  value: { rate: 18, daysOfYear: 365 },
  law: 'section 50(1), CGST Act; rule 88B(1)',
  source: 'Rule 88B(1) as published; the rate and the cash ledger as reported',
  mark: 'secondary',
  checkedOn,
} as const satisfies Provision<{ rate: number; daysOfYear: number }>;

/** CGST and SGST together. The cap with turnover `null` is for all higher turnovers. */
export type MonthlyFee = {
  perDay: Rupees;
  nil: { perDay: Rupees; most: Rupees };
  caps: readonly { turnoverUpTo: Rupees | null; most: Rupees }[];
};

const nil = { perDay: 20, most: 500 } as const;

const monthlyFee = {
  perDay: 50,
  nil,
  caps: [
    { turnoverUpTo: 1_50_00_000, most: 2_000 },
    { turnoverUpTo: 5_00_00_000, most: 5_000 },
    { turnoverUpTo: null, most: 10_000 },
  ],
} as const satisfies MonthlyFee;

export const gstFees = {
  gstr3b: {
    value: monthlyFee,
    law: 'section 47(1), CGST Act; Notifications 76/2018 and 19/2021',
    source: 'Notification 76/2018 as published, 19/2021 as reported',
    mark: 'secondary',
    checkedOn,
  },
  gstr1: {
    value: monthlyFee,
    law: 'section 47(1), CGST Act; Notifications 4/2018 and 20/2021',
    source: 'Notifications 4/2018 and 20/2021 as published',
    mark: 'primary',
    checkedOn,
  },
  gstr4: {
    value: { perDay: 50, nil, caps: [{ turnoverUpTo: null, most: 2_000 }] },
    law: 'section 47(1), CGST Act',
    source: 'Its notification as published',
    mark: 'primary',
    checkedOn,
  },
} as const satisfies Record<string, Provision<MonthlyFee>>;

/**
 * The annual return, by turnover of its year: rupees a day, capped at a share of State turnover.
 */
export const annualFee = {
  value: [
    { turnoverUpTo: 5_00_00_000, perDay: 50, mostPercent: 0.04 },
    { turnoverUpTo: 20_00_00_000, perDay: 100, mostPercent: 0.04 },
    { turnoverUpTo: null, perDay: 200, mostPercent: 0.5 },
  ],
  law: 'section 47(2), CGST Act; Notification 7/2023',
  source: 'Notification 7/2023 as published',
  mark: 'primary',
  checkedOn,
} as const satisfies Provision<
  readonly { turnoverUpTo: Rupees | null; perDay: Rupees; mostPercent: Percent }[]
>;

export const annualExemption = {
  value: 2_00_00_000,
  law: 'section 44, rule 80; Notification 15/2025',
  source: 'Notification 15/2025 as reported',
  mark: 'secondary',
  checkedOn,
} as const satisfies Provision<Rupees>;

/** Section 47 is about returns; CMP-08 is a statement, and the portal charges no fee. */
export const cmp08Fee = {
  value: 0,
  law: 'section 47, CGST Act; rule 62',
  source: 'The portal as reported; contested, some name a fee of 200 a day',
  mark: 'secondary',
  checkedOn,
} as const satisfies Provision<number>;

type FeeWaiver = {
  isNotified: boolean;
  turnoverUpTo: Rupees;
  /** The recommendation does not cover returns due before it. */
  dueFrom: IsoDate;
};

/**
 * The 57th Council recommended on 8 October 2026 that a GSTR-3B filed by the end of the month in
 * which it is due bear no fee. Set `isNotified` once the notification is published.
 */
export const feeWaiver: Provision<FeeWaiver> = {
  value: { isNotified: false, turnoverUpTo: 5_00_00_000, dueFrom: '2026-10-08' },
  law: 'section 47(1), CGST Act; section 39(1) returns',
  source: 'Recommendation of the 57th GST Council, 8 October 2026; not seen notified',
  mark: 'secondary',
  checkedOn,
};
