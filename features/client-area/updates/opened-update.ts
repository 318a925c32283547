/** The update to which a link has just led, for the sheet to open at. */
let opened: { id: string; number: number } | null = null;

export function openAtUpdate(id: string, number: number): void {
  opened = { id, number };
}

/** The number of the update to open the sheet of a quotation at, once; `null` if none. */
export function takeOpenedUpdate(id: string): number | null {
  if (opened?.id !== id) return null;
  const { number } = opened;
  opened = null;
  return number;
}
