import { area, db, getShownArea } from '@/features/client-area/store/store';
import {
  type AreaPointer,
  isAreaPointerKey,
  readAreaPointer,
  showNamedArea,
} from '@/lib/browser/area-pointer';
import { forgetInThisTab } from '@/lib/browser/erase-signal';
import { reloadPage } from '@/lib/browser/reload-page';
import { getPointerKey } from '@/lib/browser/storage-names';

type Field = HTMLInputElement | HTMLTextAreaElement;

function isBusy(): boolean {
  const fields = document.querySelectorAll<Field>('input, textarea');
  return (
    document.querySelector('[role=dialog], [role=alertdialog], progress') !== null ||
    [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  );
}

const isOther = (pointer: AreaPointer | null): boolean =>
  getShownArea(pointer) !== area || (area === 'own' && pointer !== null && pointer.own !== db.name);

/**
 * Reloads the page once the area pointer shows another area or database. If the reload would take
 * something away, `offer` is called instead. An erase waits for nothing: this tab closes its
 * database, and reloads when the erase ends.
 */
export function followTabs(offer: () => void): () => void {
  let isErasing = readAreaPointer()?.erasing ?? false;
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (!isAreaPointerKey(key)) return;
    if (key === getPointerKey('erasing') && newValue !== null) {
      isErasing = true;
      db.close();
      return;
    }
    // The end alone may belong to an erase by the page before this one:
    // lib/browser/follow-area-pointer.ts.
    if (key === null || (isErasing && key === getPointerKey('erasing'))) {
      if (!readAreaPointer()) forgetInThisTab();
      reloadPage();
    } else if (!isErasing && isOther(readAreaPointer())) (isBusy() ? offer : reloadPage)();
  };
  showNamedArea();
  // A public page may have switched to the client's own area before this page was opened.
  if (isOther(readAreaPointer()) && readAreaPointer()) reloadPage();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
