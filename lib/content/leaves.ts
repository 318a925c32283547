export function* listLeaves(
  value: unknown,
  at: readonly PropertyKey[] = [],
): Generator<[PropertyKey[], unknown]> {
  if (typeof value !== 'object' || value === null) yield [[...at], value];
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* listLeaves(item, [...at, index]);
  else for (const [key, item] of Object.entries(value)) yield* listLeaves(item, [...at, key]);
}

export function formatFieldPath(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}
