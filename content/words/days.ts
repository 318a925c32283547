/** In `en-IN`. */
export const months = [
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

const partsOf = (date: string) => date.split('-').map(Number);

/** An ISO date without its year: `31 July`. */
export function inShortDate(date: string): string {
  const [, month = 1, day] = partsOf(date);
  return `${day} ${months[month - 1]}`;
}

/** `21 November 2026` */
export const inFullDate = (date: string): string => `${inShortDate(date)} ${partsOf(date)[0]}`;
