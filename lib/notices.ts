import { genuineNotice, noticesTable } from '@/content/tables/notices';

type Notice = (typeof noticesTable.rows)[number];

/** What to look at before the answer; `null` for a notice on GST. */
export const getGenuinenessCheck = ({ now }: Notice) =>
  now.startsWith('GST') ? null : genuineNotice;

const plain = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** The numbers of a notice in both Acts, without brackets; a notice on GST has one. */
const keysOf = ({ number, now }: Notice) =>
  [number, now].filter((name) => /\d/.test(name) && !/^GST,/.test(name)).map(plain);

/**
 * The notices that a typed text names: the one with this number, else those whose number begins so,
 * else those whose number stands in it (`intimation u/s 143(1)`), of which the longest.
 */
export function findNotices(typed: string): readonly Notice[] {
  const text = plain(typed);
  if (!text) return [];
  const having = (passes: (key: string) => boolean) =>
    noticesTable.rows.filter((row) => keysOf(row).some(passes));
  const [same, begun] = [having((key) => key === text), having((key) => key.startsWith(text))];
  if (same.length > 0) return same;
  if (begun.length > 0) return begun;
  const within = noticesTable.rows.flatMap(keysOf).filter((key) => text.includes(key));
  const longest = Math.max(...within.map(({ length }) => length));
  return having((key) => key.length === longest && text.includes(key));
}
