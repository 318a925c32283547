import { Code, type Edit, serialiseWithoutCode } from '@/lib/scripts/adopt/edits';

export type Change = { place: string; from: unknown; to: unknown };

/**
 * `isTouched`: somebody has edited the value in content/ since the answers were last adopted, or
 * that is not known.
 */
export type Decide = (change: Change, isTouched: boolean) => Promise<boolean>;

type Item = { readonly [key: string]: unknown };

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Code);
const isList = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) && value.length > 0 && value.every(isItem);

/** Two items of a list are the same by their ids or, if one has none, by any of these. */
const NAMES = ['membership', 'name', 'office', 'label', 'title', 'href'];

function isSameItem(item: Item, other: Item): boolean {
  if (item.id !== undefined && other.id !== undefined) return item.id === other.id;
  return NAMES.some((name) => item[name] !== undefined && item[name] === other[name]);
}

const getItemName = (item: Item) =>
  String(
    [item.id, ...['name', 'office', 'label', 'title', 'href'].map((key) => item[key])].find(
      Boolean,
    ),
  );

/** Compares texts and numbers, but no code. */
export function isSame(value: unknown, other: unknown): boolean {
  if (value instanceof Code || other instanceof Code) return true;
  if (typeof value !== 'object' || typeof other !== 'object' || !value || !other) {
    return (value ?? null) === (other ?? null);
  }
  const keys = new Set([...Object.keys(value), ...Object.keys(other)]);
  return [...keys].every((key) => isSame((value as Item)[key], (other as Item)[key]));
}

/**
 * `value` is in the answers, `current` in content/, and `last` was adopted before (`undefined` if that
 * is not known). What the answers do not change stays as it is in content/.
 */
export async function mergeValue(
  { value, last, current }: { value: unknown; last: unknown; current: unknown },
  place: string,
  decide: Decide,
): Promise<unknown> {
  if (isSame(value, current) || (last !== undefined && isSame(value, last))) return current;
  if (isItem(value) && isItem(current)) return mergeItem(value, last, current, place, decide);
  if (isList(value) && isList(current)) return mergeList(value, last, current, place, decide);
  const isTouched = last === undefined || !isSame(current, last);
  return (await decide({ place, from: current, to: value }, isTouched)) ? value : current;
}

async function mergeItem(value: Item, last: unknown, current: Item, place: string, decide: Decide) {
  const lastItem = isItem(last) ? last : {};
  const merged: Record<string, unknown> = { ...current };
  for (const key of new Set([...Object.keys(value), ...Object.keys(lastItem)])) {
    merged[key] = await mergeValue(
      {
        value: value[key],
        last: isItem(last) ? (last[key] ?? null) : undefined,
        current: current[key],
      },
      `${place}: ${key}`,
      decide,
    );
  }
  return merged;
}

/** In the order of the answers; items that are only in content/ come last. */
async function mergeList(
  value: readonly Item[],
  last: unknown,
  current: readonly Item[],
  place: string,
  decide: Decide,
) {
  const lastList = isList(last) ? last : [];
  const merged: unknown[] = [];
  for (const item of value) {
    const find = (list: readonly Item[]) => list.find((other) => isSameItem(item, other));
    const at = `${place}: ${getItemName(item)}`;
    const previous = last === undefined ? undefined : (find(lastList) ?? null);
    const next = await mergeValue(
      { value: item, last: previous, current: find(current) },
      at,
      decide,
    );
    if (next !== undefined) merged.push(next);
  }
  for (const item of current) {
    if (value.some((other) => isSameItem(item, other))) continue;
    const wasGiven = lastList.some((other) => isSameItem(item, other));
    const change = { place: `${place}: ${getItemName(item)}`, from: item, to: undefined };
    const isToGo = (wasGiven || last === undefined) && (await decide(change, !wasGiven));
    if (!isToGo) merged.push(item);
  }
  return merged;
}

/** The smallest edits, so that code and comments around a value stay. */
export function narrowEdit({ file, path, value }: Edit, current: unknown): Edit[] {
  if (isSame(value, current)) return [];
  const areAlike =
    ((isItem(value) && isItem(current)) || (isList(value) && isList(current))) &&
    serialiseWithoutCode(Object.keys(value)) === serialiseWithoutCode(Object.keys(current));
  return areAlike
    ? Object.entries(value).flatMap(([key, item]) =>
        narrowEdit({ file, path: `${path}.${key}`, value: item }, (current as Item)[key]),
      )
    : [{ file, path, value }];
}
