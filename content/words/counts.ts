import { formatWholeAmount } from '@/content/words/rupees';

const numbers = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  ...['nineteen', 'twenty'],
];

/** A count as a sentence writes it: `five`, `thirteen`, and figures above twenty. */
export function formatCountInWords(count: number): string {
  return numbers[count] ?? String(count);
}

/** With a capital first, as a sentence begins. */
export const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A count with its noun: `1 file`, `2,000 files`. */
export const formatCount = (count: number, singular: string, plural = `${singular}s`): string =>
  `${formatWholeAmount(count)} ${count === 1 ? singular : plural}`;

/** Several names as one phrase: `Kanpur`, `Kanpur and Mumbai`, `Kanpur, Mumbai and Delhi`. */
export function joinInSentence(names: readonly string[], last = 'and'): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}
