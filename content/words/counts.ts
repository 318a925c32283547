import { formatWholeAmount } from '@/content/words/rupees';

const numbers = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  ...['nineteen', 'twenty'],
];

/** `five`, `thirteen`; in figures above twenty. */
export function formatCountInWords(count: number): string {
  return numbers[count] ?? String(count);
}

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const formatCount = (count: number, singular: string, plural = `${singular}s`): string =>
  `${formatWholeAmount(count)} ${count === 1 ? singular : plural}`;

export function joinInSentence(names: readonly string[], last = 'and'): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}
