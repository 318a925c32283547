const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LATER = `${FIRST}0123456789_-`;

/** `a` to `Z`, then `aa`, `ab` and so on. */
function* shortest(): Generator<string> {
  const known: string[] = [''];
  for (const start of known) {
    for (const letter of start ? LATER : FIRST) {
      known.push(start + letter);
      yield start + letter;
    }
  }
}

/** How often each name occurs. */
export function countNames(names: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The shortest free names by falling count; the same counts always give the same names. */
export function shortNames(
  counts: ReadonlyMap<string, number>,
  isTaken: (short: string) => boolean,
): Map<string, string> {
  const free = shortest();
  const next = () => {
    let name = String(free.next().value);
    while (isTaken(name)) name = String(free.next().value);
    return name;
  };
  const byUse = [...counts].sort(([a, often], [b, seldom]) => seldom - often || (a < b ? -1 : 1));
  return new Map(byUse.map(([name]) => [name, next()]));
}
