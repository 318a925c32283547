import { genuineNotice, genuineQuestion, noticesTable } from '@/content/tables/notices';

type Notice = (typeof noticesTable.rows)[number];

/** `null` for a notice on GST. */
export function getGenuinenessCheck({ number, now }: Notice): string | null {
  if (now.startsWith('GST')) return null;
  return number.startsWith('143(1)') ? genuineNotice : genuineQuestion;
}

const simplify = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** In both Acts, without brackets; a notice on GST has one number. */
const listNumbers = ({ number, now }: Notice) =>
  [number, now].filter((name) => /\d/.test(name) && !/^GST,/.test(name)).map(simplify);

/**
 * Notices with this number, else those whose number begins with it, else the longest number that
 * the text contains (`intimation u/s 143(1)`).
 */
export function findNotices(typed: string): readonly Notice[] {
  const text = simplify(typed);
  if (!text) return [];
  const having = (passes: (key: string) => boolean) =>
    noticesTable.rows.filter((row) => listNumbers(row).some(passes));
  const [same, begun] = [having((key) => key === text), having((key) => key.startsWith(text))];
  if (same.length > 0) return same;
  if (begun.length > 0) return begun;
  const within = noticesTable.rows.flatMap(listNumbers).filter((key) => text.includes(key));
  const longest = Math.max(...within.map(({ length }) => length));
  return having((key) => key.length === longest && text.includes(key));
}
