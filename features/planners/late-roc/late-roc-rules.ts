import { rulesCheckedUntil } from '@/content/tax-year';
import type { Rupees } from '@/content/types/units';
import type { Provision } from '@/features/planners/late-gst/late-gst-rules';

const checkedOn = '2026-11-21';
const reported = { mark: 'secondary', checkedOn } as const;

/** The due dates (`dueFrom`) and filing dates for which these rules were checked. */
export const lateRocDays = { dueFrom: '2021-04-01', from: '2022-04-01', until: rulesCheckedUntil };

/** Forms, by how a delay is charged: a sum per day, multiples of the fee, or a single sum. */
export const rocForms = [
  { value: 'aoc4', label: 'AOC-4', entity: 'company', kind: 'daily' },
  { value: 'mgt7', label: 'MGT-7 or MGT-7A', entity: 'company', kind: 'daily' },
  { value: 'adt1', label: 'ADT-1', entity: 'company', kind: 'multiples' },
  { value: 'dpt3', label: 'DPT-3', entity: 'company', kind: 'multiples' },
  { value: 'llp8', label: 'LLP Form 8', entity: 'llp', kind: 'multiples' },
  { value: 'llp11', label: 'LLP Form 11', entity: 'llp', kind: 'multiples' },
  { value: 'dir3', label: 'DIR-3 KYC', entity: 'director', kind: 'once' },
] as const;

export type RocForm = (typeof rocForms)[number]['value'];

/** The fee of a form, by share capital or contribution. `limit` is `null` in the last step. */
export type FeeSteps = readonly { limit: Rupees | null; fee: Rupees }[];

/** By share capital; a step does not include its limit. */
export const companyFee = {
  value: [
    { limit: 1_00_000, fee: 200 },
    { limit: 5_00_000, fee: 300 },
    { limit: 25_00_000, fee: 400 },
    { limit: 1_00_00_000, fee: 500 },
    { limit: null, fee: 600 },
  ],
  law: 'Companies Act, 2013, table of fees for filing',
  source: 'Tables of fees as reported',
  ...reported,
} as const satisfies Provision<FeeSteps>;

/** By contribution; a step includes its limit. */
export const llpFee = {
  value: [
    { limit: 1_00_000, fee: 50 },
    { limit: 5_00_000, fee: 100 },
    { limit: 10_00_000, fee: 150 },
    { limit: 25_00_000, fee: 200 },
    { limit: 1_00_00_000, fee: 400 },
    { limit: null, fee: 600 },
  ],
  law: 'LLP Act, 2008, table of fees for filing',
  source: 'Tables of fees as reported',
  ...reported,
} as const satisfies Provision<FeeSteps>;

/** In rupees a day, without a cap. */
export const dailyFee = {
  value: 100,
  law: 'Companies Act, 2013, sections 137 (AOC-4) and 92(4) (MGT-7)',
  source: 'MCA Circular 1/2026 as published',
  mark: 'primary',
  checkedOn,
} as const satisfies Provision<number>;

/** Multiples of the fee by days late; a step includes its last day. After the last, `beyond`. */
export type Multiples = {
  steps: readonly { days: number; times: number }[];
  beyond: { times: number; perDay: number };
};

const companySteps = [
  { days: 30, times: 2 },
  { days: 60, times: 4 },
  { days: 90, times: 6 },
  { days: 180, times: 10 },
] as const;
const companyBeyond = { times: 12, perDay: 0 } as const;

/** Only forms under sections 93, 139 and 157 have the first step: fifteen days at one fee. */
export const companyMultiples = {
  value: {
    adt1: { steps: [{ days: 15, times: 1 }, ...companySteps], beyond: companyBeyond },
    dpt3: { steps: companySteps, beyond: companyBeyond },
  },
  law: 'Companies Act, 2013, section 139 (ADT-1); rule 16 on deposits (DPT-3)',
  source: 'Tables of additional fees as reported',
  ...reported,
} as const satisfies Provision<Record<'adt1' | 'dpt3', Multiples>>;

const createSteps = (times: readonly [number, number, number, number, number, number]) =>
  ([15, 30, 60, 90, 180, 360] as const).map((days, index) => ({ days, times: times[index] ?? 0 }));

/** After the last step an amount in rupees is added for each day. */
export const llpMultiples: Provision<Record<'small' | 'other', Multiples>> = {
  value: {
    small: { steps: createSteps([1, 2, 4, 6, 10, 15]), beyond: { times: 15, perDay: 10 } },
    other: { steps: createSteps([1, 4, 8, 12, 20, 30]), beyond: { times: 30, perDay: 20 } },
  },
  law: 'LLP Act, 2008, sections 34 (Form 8) and 35 (Form 11); since 1 April 2022',
  source: 'Tables of additional fees as reported',
  ...reported,
};

export const smallLlp = {
  value: { contribution: 25_00_000, turnover: 40_00_000 },
  law: 'LLP Act, 2008, limits of a small LLP',
  source: 'Limits as reported',
  ...reported,
} as const satisfies Provision<{ contribution: Rupees; turnover: Rupees }>;

/** Charged once, from the first day of delay; free if filed in time. */
export const lateKyc = {
  value: 5_000,
  law: 'Rule 12A of the Companies Act rules on directors; G.S.R. 300(E)',
  source: 'The notification as reported',
  ...reported,
} as const satisfies Provision<Rupees>;
