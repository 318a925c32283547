import { MARKER_KEY, readMarker } from '@/lib/browser/visit-marker';
import { tell } from '@/lib/portal/db/areas';
import { inUse } from '@/lib/portal/db/in-use';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Whether turning to another area would take away a dialog, or something typed. */
function isBusy(): boolean {
  const fields = document.querySelectorAll<Field>('input, textarea');
  return (
    document.querySelector('[role=dialog]') !== null ||
    [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  );
}

/**
 * What a client does in another tab is done in their own area. A tab that shows the samples then
 * turns to it, or at least offers to.
 */
export function followTabs(showOwn: () => Promise<void>): void {
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key !== MARKER_KEY || inUse.shown?.name !== 'sample') return;
    const marker = readMarker();
    const isOwnShown = marker?.shown === 'own' && !marker.erasing;
    if (isOwnShown && !isBusy()) void showOwn().catch(() => {});
    else tell();
  });
}
