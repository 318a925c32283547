import { OperationError } from '@/lib/browser/operation-failure';

export async function copyText(text: string, sentence: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    throw new OperationError(sentence);
  }
}

export const canShare = (): boolean => typeof navigator !== 'undefined' && 'share' in navigator;

/**
 * Returns whether it was shared: the user may close the share sheet. Throws an error with
 * `sentence` if sharing fails.
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
