import { OperationError } from '@/lib/portal/database/operation-failure';

/** Copies a text; fails with the sentence where the browser does not let the site do so. */
export async function copyText(text: string, sentence: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    throw new OperationError(sentence);
  }
}

export const canShare = (): boolean => typeof navigator !== 'undefined' && 'share' in navigator;

/**
 * Hands something to the sharing of the device. Whether it was: whoever shares may close that again.
 * Fails with the sentence.
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
