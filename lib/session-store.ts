/**
 * Small values for this visit in this tab. A browser that blocks or has filled its storage is no
 * error here: the value is then simply not kept.
 */
export function readSession<T>(key: string): T | null {
  try {
    const text = window.sessionStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Writes a value, or removes it when it is `null`. */
export function writeSession(key: string, value: unknown): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full: see above.
  }
}
