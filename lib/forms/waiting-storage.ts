/** The key under which the browser keeps the messages that could not be sent. */
export const WAITING_KEY = 'waiting-messages';

/** `null` where nothing waits, and where the browser blocks this storage. */
export function waitingText(): string | null {
  try {
    return window.localStorage.getItem(WAITING_KEY);
  } catch {
    return null;
  }
}

/** Returns whether the browser kept it; `null` removes all. */
export function writeWaiting(text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(WAITING_KEY);
    else window.localStorage.setItem(WAITING_KEY, text);
    return true;
  } catch {
    return false;
  }
}

export const eraseWaiting = () => void writeWaiting(null);
