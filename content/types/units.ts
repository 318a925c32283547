/** A day of the calendar, `2026-10-31`. As text two of them compare as the days do. */
export type IsoDate = string;

/** An amount; paise are its decimals: 1234.5 is ₹1,234.50. */
export type Rupees = number;

/** A rate or a share in percent: 18 is 18%. */
export type Percent = number;
