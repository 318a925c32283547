import { OperationError } from '@/lib/browser/operation-failure';

/** Copies a text. If the browser does not allow it, fails with `sentence`. */
export async function copyText(text: string, sentence: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    throw new OperationError(sentence);
  }
}

export const canShare = (): boolean => typeof navigator !== 'undefined' && 'share' in navigator;

/**
 * Opens the device's share sheet. Returns whether it was shared: the user may close the sheet.
 * Fails with `sentence`.
 */
export async function shareOut(data: ShareData, sentence: string): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw new OperationError(sentence);
  }
}
