/** `2026-10-31`. As text, two days compare in the order of the calendar. */
export type IsoDate = string;

/** An amount; paise are its decimals: 1234.5 is ₹1,234.50. */
export type Rupees = number;

/** A fee without a unit is paid once. */
export const feeUnits = ['month', 'year', 'employee', 'hour'] as const;
export type FeeUnit = (typeof feeUnits)[number];

/** 18 is 18%. */
export type Percent = number;
