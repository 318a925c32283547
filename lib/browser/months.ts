/**
 * The names of the months in `en-IN`, for scripts that write dates while the HTML is parsed: the
 * first use of `Intl` takes a slow phone a tenth of a second.
 */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
