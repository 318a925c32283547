/**
 * Texts that are read together: those of one entry, each item of a list, a question's answer.
 * `fixed` leaves out texts whose words are not ours to change.
 */
export function passages(node: unknown, fixed?: RegExp): string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap((item) => passages(item, fixed));
  if (typeof node !== 'object' || node === null) return [];
  const values = Object.values(node);
  const own = values.filter((value) => typeof value === 'string' && !fixed?.test(value));
  return [
    own.join(' | '),
    ...values
      .filter((value) => typeof value === 'object')
      .flatMap((value) => passages(value, fixed)),
  ];
}
