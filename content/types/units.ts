/** A day of the calendar, `2026-10-31`. As text two of them compare as the days do. */
export type IsoDate = string;

/** An amount; paise are its decimals: 1234.5 is ₹1,234.50. */
export type Rupees = number;

/** What a fee may be for one of; a fee without a unit is paid once. */
export const feeUnits = ['month', 'year', 'employee', 'hour'] as const;
export type FeeUnit = (typeof feeUnits)[number];

/** A rate or a share in percent: 18 is 18%. */
export type Percent = number;
