let target: { id: string; number: number } | null = null;

export function openAtUpdate(id: string, number: number): void {
  target = { id, number };
}

/** Once; `null` if no link has led to an update of this quotation. */
export function takeUpdateTarget(id: string): number | null {
  if (target?.id !== id) return null;
  const { number } = target;
  target = null;
  return number;
}
